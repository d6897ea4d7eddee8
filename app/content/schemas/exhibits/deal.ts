import { z } from 'zod'
import { words } from './words.ts'

export const deal = z.strictObject({ kind: z.literal('deal'), ...words })
