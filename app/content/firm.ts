import { fileName, phoneHref } from '#app/lib/text.ts'
import data from '#content/firm.yaml'
import { hoursOf, licencesOf } from './firm-text.ts'

export const firm = { ...data, phoneHref: phoneHref(data.phone) }

export const licencesText = licencesOf(data)
export const hoursText = `${hoursOf(data)}, ${data.timeZoneName}`

/** Where the firm's contact card is; the build writes it there. */
export const cardPath = `/${fileName(firm.shortName)}.vcf`

/** Independent companies, with the disclosure that must be beside each link to one of them. */
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
