import { weekdays } from '#app/lib/dates.ts'
import { clockText, closedDays, type Schedule, type Span, weekOf } from '#app/lib/hours.ts'
import { fileName } from '#app/lib/text.ts'
import type { Firm, Team } from './schemas/firm.ts'
import type { Deadlines } from './schemas/tax.ts'

/** "Tennessee 12345, Texas 67890", or a plain statement that none is recorded yet. */
export function licensesText({ licenses }: Firm): string {
  if (licenses.length === 0) return ''
  return licenses.map(({ state, number }) => `${state} ${number}`).join(', ')
}

/** Where links lead away from this site, as far as the firm has such links. */
export function outsideSitesOf(firm: Firm): string {
  const { blogUrl, social, googleProfileUrl, portalUrl, payUrl, partners } = firm
  const sites = [
    'the scheduling form',
    ...(blogUrl ? ['our blog'] : []),
    ...(social.length > 0 ? ['social networks'] : []),
    ...(googleProfileUrl ? ['our Google profile'] : []),
    'the IRS',
    ...(portalUrl ? ['the client portal'] : []),
    ...(payUrl ? ['the payment page'] : []),
    ...(partners.length > 0 ? ['partner companies'] : []),
  ]
  return new Intl.ListFormat('en-US').format(sites)
}

/** How often the SMS program writes; a number only where the firm has stated one. */
export function smsFrequencyOf({ sms }: Pick<Firm, 'sms'>): string {
  const most = sms?.maxPerMonth
  const limit = most ? `, typically up to ${most} messages per month` : ''
  return `Recurring messages. Message frequency varies${limit}.`
}

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm". */
export function hoursOf({ hours }: Firm): string {
  return hours.map(({ days, opens, closes }) => `${days} ${opens}-${closes}`).join(', ')
}

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' })
const andList = new Intl.ListFormat('en-US')

type Roster = Pick<Team, 'roles' | 'support'>

/** "2 CPAs", "a bookkeeper". */
export function countOf({ count, one, many }: Team['roles'][number]): string {
  return count === 1 ? one : `${count} ${many}`
}

/** What the site says of the team, for {names} in prose; always counted from team.yaml. */
export function teamFacts({ roles, support }: Roster): Record<string, string> {
  const count = roles.reduce((sum, role) => sum + role.count, 0)
  const named = [...roles.map(countOf), ...(support ? [support.name] : [])]
  const licensed = roles.filter(({ credential }) => credential)
  const areas = [...roles, ...(support ? [support] : [])].flatMap(({ area }) => area ?? [])
  return {
    'team.count': `${count}`,
    'team.size': `a team of ${count} professionals`,
    // Support staff is at least one person, hence the plus.
    'team.people': support ? `${count + 1}+ people including ${support.name}` : `${count} people`,
    'team.summary': named.join(', '),
    'team.areas': areas.join(', '),
    // Empty where nobody holds a license or an enrollment.
    'team.licensed': orList.format(licensed.map(({ one }) => one)),
    'team.licensedMany': andList.format(licensed.map(({ many }) => many)),
  }
}

/** Hours and time zone: "Monday-Thursday 11am-6pm, Friday 11am-3pm, Central Time". */
export function hoursText(firm: Firm): string {
  return `${hoursOf(firm)}, ${firm.timeZoneName}`
}

/** Where the firm's contact card is; the build writes it there. */
export function cardPath({ shortName }: Firm): string {
  return `/${fileName(shortName)}.vcf`
}

/** Where the tax calendar is as a file: whole, or the federal dates and those of a state. */
export function calendarPath(
  { shortName }: Firm,
  { year }: Pick<Deadlines, 'year'>,
  state?: string,
): string {
  const name = `${fileName(shortName)}-tax-calendar-${year}`
  return `/${name}${state ? `-${fileName(state)}` : ''}.ics`
}

/** Independent companies, with the disclosure that must be beside each link to one of them. */
export function partnersOf({ name, partners }: Firm) {
  return partners.map(({ id, url, compensated }) => ({
    id,
    url,
    rel: compensated ? 'noopener sponsored' : 'noopener',
    disclosure: `Independent company.${compensationText(name, compensated)}`,
  }))
}

function compensationText(firm: string, compensated: boolean | undefined): string {
  if (compensated === undefined) return ''
  return ` ${firm} ${compensated ? 'does' : 'does not'} receive compensation for referrals.`
}

export function scheduleOf({ hours, timeZone, holidays = [] }: Firm): Schedule {
  return { week: weekOf(hours), timeZone, holidays }
}

/** What sentences about business days need: a business day is a day with hours. */
export function businessDaysOf({ hours }: Firm) {
  const week = weekOf(hours)
  return {
    closedDays: new Intl.ListFormat('en-US').format(closedDays(week)),
    lastDay: dayOf(week.at(-1)),
    lastClose: clockText(week.at(-1)?.closes ?? 0),
    nextDay: dayOf(week[0]),
  }
}

function dayOf(span: Span | undefined): string {
  return weekdays[span?.weekday ?? 0] ?? ''
}
