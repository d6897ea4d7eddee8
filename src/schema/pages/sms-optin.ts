import { z } from 'zod'
import { head } from '../fields.ts'
import * as section from '../sections.ts'

export const smsOptIn = z.object({ head, program: section.smsProgram, form: section.optIn })
