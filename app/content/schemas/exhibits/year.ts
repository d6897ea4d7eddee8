import { z } from 'zod'
import { words } from './words.ts'

export const year = z.strictObject({ kind: z.literal('year'), ...words })
