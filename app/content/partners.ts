import { firm } from './firm.ts'

/** Independent companies, with the disclosure that must stand at each link (compliance 11.1). */
export const partners = firm.partners.map(({ id, url, compensated }) => ({
  id,
  url,
  rel: compensated ? 'noopener sponsored' : 'noopener',
  disclosure: `Independent company.${compensationText(compensated)}`,
}))

function compensationText(compensated: boolean | undefined): string {
  if (compensated === undefined) return ''
  return ` ${firm.name} ${compensated ? 'does' : 'does not'} receive compensation for referrals.`
}
