import { z } from 'zod'
import { head } from '../fields.ts'

export const caseStudiesPage = z.object({ head })
