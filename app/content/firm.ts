import { parseMonthDay, weekdays } from '#app/lib/dates.ts'
import { addressParts } from '#app/lib/downloads.ts'
import {
  clockText,
  closedDays,
  type Schedule,
  type Season,
  type Span,
  weekOf,
} from '#app/lib/hours.ts'
import { capitalize, fileName, interpolate } from '#app/lib/text.ts'
import { stateName } from '#app/lib/us-states.ts'
import type { Content } from './collections.ts'
import type { Firm } from './schemas/firm.ts'
import type { Interface } from './schemas/interface.ts'
import type { Deadlines } from './schemas/tax.ts'
import type { Team } from './schemas/team.ts'

type People = Pick<Content, 'firm' | 'team'>

/** Titles that only those may use who hold them. */
export const titles = {
  cpa: { name: 'CPA', held: /\bCPA\b(?! candidate)|certified public accountant/i },
  enrolledAgent: { name: 'Enrolled Agent', held: /enrolled agent/i },
}

/** Which titles a person, a role or a license in the data carries. Whatever prints or claims one asks. */
export function titlesHeld({ firm, team }: People): Record<keyof typeof titles, boolean> {
  const credentials = [
    ...team.roles.flatMap(({ credential }) => credential ?? []),
    ...team.people.flatMap((person) => person.credentials.map(({ title }) => title)),
  ]
  const isHeld = ({ held }: { held: RegExp }) => credentials.some((each) => held.test(each))
  return {
    cpa: firm.licenses.length > 0 || isHeld(titles.cpa),
    enrolledAgent: isHeld(titles.enrolledAgent),
  }
}

/** The state licenses of the firm and of its CPAs, each once. */
export function licensesOf({ firm, team }: People): Firm['licenses'] {
  const own = team.people.flatMap(({ credentials }) =>
    credentials.flatMap(({ title, state, number }) =>
      state && number && titles.cpa.held.test(title) ? [{ state, number }] : [],
    ),
  )
  const all = [...firm.licenses, ...own]
  // "AZ #1234" and "Arizona 1234" are one license.
  const signs = (number: string) => number.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const isSame = (a: Firm['licenses'][number], b: typeof a) =>
    stateName(a.state) === stateName(b.state) && signs(a.number) === signs(b.number)
  return all.filter((each, at) => all.findIndex((other) => isSame(each, other)) === at)
}

/** "Tennessee 12345, Texas 67890"; empty where there is none. */
export function licensesText(content: People): string {
  return licensesOf(content)
    .map(({ state, number }) => `${state} ${number}`)
    .join(', ')
}

type Credential = Team['people'][number]['credentials'][number]

/** "Certified Public Accountant, Tennessee 12345". */
export function credentialText({ title, state, number }: Credential): string {
  const license = [state, number].filter(Boolean).join(' ')
  return license ? `${title}, ${license}` : title
}

/** The founder, where one is named: a person of the team, or by name and portrait alone. */
export function founderOf({ founder, people }: Team): {
  name?: string
  portrait?: string
  alt?: string
} {
  const person = people.find(({ id }) => id === founder?.person)
  const { name, portrait, alt } = person
    ? { name: person.name, portrait: person.photo, alt: person.photoAlt }
    : { ...founder, alt: undefined }
  return { ...(name && { name }), ...(portrait && { portrait }), ...(alt && { alt }) }
}

/** How many people of the team are CPAs. */
export function cpaCount({ roles, people }: Team): number {
  const isCpa = (credential = '') => titles.cpa.held.test(credential)
  const inRoles = roles.filter(({ credential }) => isCpa(credential))
  const others = people.filter(
    ({ role, credentials }) =>
      credentials.some(({ title }) => isCpa(title)) && !inRoles.some(({ id }) => id === role),
  )
  return inRoles.reduce((sum, { count }) => sum + count, others.length)
}

export type Office = Firm['offices'][number]

/** Every office, the main one first. Without a name of its own it has that of its city. */
export function officesOf(firm: Firm): Office[] {
  const { address, phone, hours, seasons, mapUrl, officeName } = firm
  const name = officeName ?? (addressParts(address)[3] || firm.shortName)
  return [{ name, address, phone, hours, seasons, mapUrl }, ...firm.offices]
}

type Named = { firm: Firm; team?: Team | undefined; articles: readonly { state: string }[] }

/** The states that the firm names: those of its offices, licenses, law and articles, and those it adds.
    The tax calendar, the privacy policy and the launch check ask this and nothing else. */
export function statesOf({ firm, team, articles }: Named): string[] {
  const licenses = team ? licensesOf({ firm, team }) : firm.licenses
  const named = [
    ...officesOf(firm).map(({ address }) => addressParts(address)[4] ?? ''),
    ...[...licenses, ...articles].map(({ state }) => state),
    firm.governingState ?? '',
    ...firm.otherStates,
  ]
  return [...new Set(named.filter(Boolean).map(stateName))]
}

/** The calendar without the dates of other states. */
export function withStates(calendar: Deadlines, own: readonly string[]): Deadlines {
  return {
    ...calendar,
    states: calendar.states.filter(({ name }) => own.includes(stateName(name))),
    deadlines: calendar.deadlines.filter(({ state }) => !state || own.includes(stateName(state))),
  }
}

type Place = { city: string; state: string }

/** The office in a city, if the firm has one there that people can go to. */
export function officeIn(firm: Firm, { city, state }: Place): Office | undefined {
  return officesOf(firm).find((office) => {
    const [, , street, itsCity = '', itsState = ''] = addressParts(office.address)
    const isThere = itsCity.toLowerCase() === city.toLowerCase()
    return street !== '' && isThere && stateName(itsState) === stateName(state)
  })
}

/** Where links lead away from this site, as far as the firm has such links. */
export function outsideSitesOf(firm: Firm, { language, outside }: Interface): string {
  const { schedulingUrl, blogUrl, social, googleProfileUrl, portalUrl, payUrl, partners } = firm
  const sites = [
    ...(schedulingUrl ? [outside.scheduling] : []),
    ...(blogUrl ? [outside.blog] : []),
    ...(social.length > 0 ? [outside.social] : []),
    ...(googleProfileUrl ? [outside.google] : []),
    outside.irs,
    ...(portalUrl ? [outside.portal] : []),
    ...(payUrl ? [outside.pay] : []),
    ...(partners.length > 0 ? [outside.partners] : []),
  ]
  return new Intl.ListFormat(language).format(sites)
}

/** How often the SMS program writes; a number only where the firm has stated one. */
export function smsFrequencyOf({ sms }: Pick<Firm, 'sms'>, words: Interface['sms']): string {
  const most = sms?.maxPerMonth
  return most ? interpolate(words.upTo, { count: `${most}` }) : words.frequency
}

type Opening = Pick<Office, 'hours' | 'seasons'>

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm; January 15-April 15: Monday-Saturday 9am-7pm". */
export function hoursOf({ hours = [], seasons = [] }: Opening): string {
  const lines = (each: typeof hours) =>
    each.map(({ days, opens, closes }) => `${days} ${opens}-${closes}`).join(', ')
  return [
    ...(hours.length > 0 ? [lines(hours)] : []),
    ...seasons.map((season) => `${seasonDays(season)} ${lines(season.hours)}`),
  ].join('; ')
}

type SeasonHours = NonNullable<Office['seasons']>[number]

/** "January 15-April 15:". */
export function seasonDays({ from, until }: SeasonHours): string {
  return `${from}-${until}:`
}

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' })
const andList = new Intl.ListFormat('en-US')

type Role = Team['roles'][number]

/** "2 CPAs", "a bookkeeper". */
export function countOf({ count, one, many }: Role): string {
  return count === 1 ? one : `${count} ${many}`
}

/** "bookkeeper", without its article. */
export function nounOf({ one }: Pick<Role, 'one'>): string {
  return one.replace(/^an? /, '')
}

/** One person is the whole firm. */
export function isOnePerson({ roles, support }: Pick<Team, 'roles' | 'support'>): boolean {
  return !support && roles.length === 1 && roles[0]?.count === 1
}

/** The drawing of the team stays readable up to this many rings. */
const mostRings = 12

/** The role of each ring: one for each person, in a larger firm one for each role. */
export function ringsOf(roles: readonly Pick<Role, 'id' | 'count'>[]): string[] {
  const people = roles.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  return people.length > mostRings ? roles.map(({ id }) => id) : people
}

/** What the drawing shows: there is room for the mark in one ring, or inside a circle of many. */
function ringsText(count: number): string {
  const around = count === 1 || count > 5 ? " around the firm's mark" : ''
  if (count < 3) return `${count === 1 ? 'one ring' : 'two linked rings'}${around}`
  return `${count} rings linked in a circle${around}`
}

/** What the site says of the team, for {names} in prose; always counted from team.yaml. A name with a
    capital letter begins a sentence. */
export function teamFacts({ roles, support }: Pick<Team, 'roles' | 'support'>) {
  const count = roles.reduce((sum, role) => sum + role.count, 0)
  const [first] = roles
  const alone = first && count === 1 ? `one ${nounOf(first)}` : ''
  const licensed = roles.filter(({ credential }) => credential)
  const facts = {
    'team.count': `${count}`,
    'team.size': alone
      ? [alone, ...(support ? [support.name] : [])].join(' with ')
      : `a team of ${count} professionals`,
    // Support staff is at least one person, hence the plus.
    'team.people': support
      ? `${count + 1}+ people including ${support.name}`
      : alone
        ? 'one person'
        : `${count} people`,
    'team.summary': [...roles.map(countOf), ...(support ? [support.name] : [])].join(', '),
    'team.areas': [...roles.flatMap(areaOf), ...(support ? [support.area] : [])].join(', '),
    'team.rings': ringsText(ringsOf(roles).length),
    // Given where one person is the whole firm, for {?team.one} and {!team.one}.
    'team.one': alone && !support ? alone : '',
    // Empty where nobody holds a license or an enrollment.
    'team.licensed': orList.format(licensed.map(({ one }) => one)),
    'team.licensedMany': andList.format(
      licensed.map((role) => (role.count === 1 ? nounOf(role) : role.many)),
    ),
    // Given where only one person is licensed, for the verb after it.
    'team.licensedOne':
      licensed.length === 1 && licensed[0]?.count === 1 ? nounOf(licensed[0]) : '',
    'team.support': support?.name ?? '',
  }
  const capitals = Object.entries(facts).map(([name, text]) => [capitalize(name), capitalize(text)])
  return { ...facts, ...Object.fromEntries(capitals), ...roleFacts(roles) }
}

/** {?role.bookkeeper} asks whether somebody has the role, with .one or .many whether one or several have
    it. */
function roleFacts(roles: Team['roles']): Record<string, string> {
  const named = roles.flatMap((role) => [
    [`role.${role.id}`, countOf(role)],
    [`role.${role.id}.one`, role.count === 1 ? nounOf(role) : ''],
    [`role.${role.id}.many`, role.count === 1 ? '' : role.many],
  ])
  return { ...Object.fromEntries(named), 'role.*': '' }
}

/** A role with one person is not called by the name for several. */
function areaOf(role: Role): string[] {
  const { area, many, count } = role
  return area ? [area === many && count === 1 ? nounOf(role) : area] : []
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
export function partnersOf({ partners }: Firm, words: Interface['partner']) {
  return partners.map(({ id, url, compensated }) => ({
    id,
    url,
    rel: compensated ? 'noopener sponsored' : 'noopener',
    disclosure: compensated === undefined ? words.open : compensated ? words.paid : words.unpaid,
  }))
}

export function scheduleOf({ hours, seasons = [], timeZone, holidays = [] }: Firm): Schedule {
  const week = weekOf(hours)
  if (seasons.length === 0) return { week, timeZone, holidays }
  return { week, seasons: seasons.map(seasonOf), timeZone, holidays }
}

/** The days of a season as a calendar has them. */
export function seasonOf({ from, until, hours }: SeasonHours): Season {
  return {
    from: parseMonthDay(from) ?? '',
    until: parseMonthDay(until) ?? '',
    week: weekOf(hours),
  }
}

/** What sentences about business days need: a business day is a day with hours. */
export function businessDaysOf({ hours }: Pick<Firm, 'hours'>, words: Interface['hours']) {
  const week = weekOf(hours)
  const [lastDay, nextDay] = [dayOf(week.at(-1)), dayOf(week[0])]
  return {
    closedDays: new Intl.ListFormat('en-US').format(closedDays(week)),
    lastDay,
    lastClose: clockText(week.at(-1)?.closes ?? 0),
    // Where one day of the week has hours, the next business day is a week away.
    nextDay: nextDay === lastDay ? interpolate(words.following, { day: nextDay }) : nextDay,
  }
}

function dayOf(span: Span | undefined): string {
  return weekdays[span?.weekday ?? 0] ?? ''
}
