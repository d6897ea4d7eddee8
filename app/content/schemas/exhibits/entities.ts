import { z } from 'zod'
import { words } from './words.ts'

export const entities = z.strictObject({ kind: z.literal('entities'), ...words })
