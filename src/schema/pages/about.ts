import { z } from 'zod'
import { head } from '../fields.ts'

export const about = z.object({ head })
