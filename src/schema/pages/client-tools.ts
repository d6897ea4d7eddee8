import { z } from 'zod'
import { head } from '../fields.ts'

export const clientTools = z.object({ head })
