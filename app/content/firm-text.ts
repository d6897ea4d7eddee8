import type { Firm } from './schemas/firm.ts'

/** "Tennessee 12345, Texas 67890", or a plain statement that none is recorded yet. */
export function licencesOf({ licences }: Firm): string {
  if (licences.length === 0) return 'none recorded'
  return licences.map(({ state, number }) => `${state} ${number}`).join(', ')
}

/** Where links lead away from this site, as far as the firm has such links. */
export function outsideSitesOf({ blogUrl, social, googleProfileUrl, partners }: Firm): string {
  const sites = [
    'the scheduling form',
    ...(blogUrl ? ['our blog'] : []),
    ...(social.length > 0 ? ['social networks'] : []),
    ...(googleProfileUrl ? ['our Google profile'] : []),
    'the IRS',
    ...(partners.length > 0 ? ['partner companies'] : []),
  ]
  return new Intl.ListFormat('en-US').format(sites)
}

/** How often the SMS program writes; the number only once it is settled (compliance 6.4). */
export function smsFrequencyOf({ sms }: Pick<Firm, 'sms'>): string {
  const most = sms?.maxPerMonth
  const limit = most ? `, typically up to ${most} messages per month` : ''
  return `Recurring messages. Message frequency varies${limit}.`
}

/** Spec section 1: "Monday-Thursday 11am-6pm, Friday 11am-3pm". */
export function hoursOf({ hours }: Firm): string {
  return hours.map(({ days, opens, closes }) => `${days} ${opens}-${closes}`).join(', ')
}
