import { z } from 'zod'
import { head, line } from '../fields.ts'
import * as section from '../sections.ts'

export const optIn = section.optIn.extend({ composed: section.optIn.shape.composed.extend({ refused: line }) })

export const smsOptIn = z.object({ head, program: section.smsProgram, form: optIn })
