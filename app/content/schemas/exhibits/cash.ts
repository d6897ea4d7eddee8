import { z } from 'zod'
import { words } from './words.ts'

export const cash = z.strictObject({ kind: z.literal('cash'), ...words })
