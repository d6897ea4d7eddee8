import { z } from 'zod'
import { head } from '../fields.ts'

export const aboutOurFirm = z.object({ head })
