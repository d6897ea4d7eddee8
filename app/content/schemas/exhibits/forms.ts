import { z } from 'zod'
import { words } from './words.ts'

export const forms = z.strictObject({ kind: z.literal('forms'), ...words })
