import { z } from 'zod'
import { head } from '../fields.ts'

export const accessibility = z.object({ head })
