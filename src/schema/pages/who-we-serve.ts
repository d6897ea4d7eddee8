import { z } from 'zod'
import { head } from '../fields.ts'

export const whoWeServe = z.object({ head })
