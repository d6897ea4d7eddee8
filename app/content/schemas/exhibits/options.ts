import { z } from 'zod'
import { words } from './words.ts'

export const options = z.strictObject({ kind: z.literal('options'), ...words })
