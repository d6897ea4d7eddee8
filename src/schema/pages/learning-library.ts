import { z } from 'zod'
import { head } from '../fields.ts'

export const learningLibrary = z.object({ head })
