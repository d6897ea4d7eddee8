import { z } from 'zod'
import { head } from '../fields.ts'

export const faqPage = z.object({ head })
