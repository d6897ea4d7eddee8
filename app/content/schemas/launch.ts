import { z } from 'zod'

const answer = z.boolean().meta({ expected: 'true or false', example: true })

/** What no page prints and only the owner can say. Read by the launch check alone. */
export const launchSchema = z.strictObject({
  hours: answer,
  prices: answer,
  salesTaxDiscount: answer,
  people: answer,
  smsRegistration: answer,
  hostingLogs: answer,
  legalTexts: answer,
  evidence: answer,
})

export type LaunchAnswers = z.infer<typeof launchSchema>
