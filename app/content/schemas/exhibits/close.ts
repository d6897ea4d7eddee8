import { z } from 'zod'
import { words } from './words.ts'

export const close = z.strictObject({ kind: z.literal('close'), ...words })
