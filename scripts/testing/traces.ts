import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { hoursOf } from '../../app/content/firm-text.ts'
import type { Firm } from '../../app/content/schemas/firm.ts'
import type { Theme } from '../../app/content/schemas/theme.ts'
import { monthYear } from '../../app/lib/dates.ts'
import { phoneHref } from '../../app/lib/phone.ts'

const firm: Firm = parse(readFileSync('content/firm.yaml', 'utf8'))
const theme: Theme = parse(readFileSync('content/theme.yaml', 'utf8'))

const urls = [
  firm.siteUrl,
  firm.schedulingUrl,
  firm.blogUrl ?? firm.siteUrl,
  ...[...firm.social, ...firm.partners].map(({ url }) => url),
]

/** Everything that only the firm of this repository is or has, in small letters. */
export const tracesOfSample = [
  firm.name,
  firm.shortName,
  firm.descriptor,
  firm.legalName,
  firm.tagline,
  firm.tagline.replaceAll(/\W/g, ''), // as the microprint has it
  firm.phone,
  firm.phone.slice(-8),
  phoneHref(firm.phone),
  firm.email,
  firm.address,
  ...urls.map((url) => new URL(url).host),
  ...firm.partners.map(({ name }) => name),
  ...firm.hours.map(({ opens, closes }) => `${opens}-${closes}`),
  hoursOf(firm),
  monthYear(firm.founded),
  firm.timeZone,
  firm.timeZoneName,
  ...firm.licences.map(({ number }) => `${number}`),
  ...Object.values(theme.colors).flatMap(({ day, night }) => [day, night]),
].map((trace) => trace.toLowerCase())
