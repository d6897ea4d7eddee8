import { address, basePath } from '#app/lib/address.ts'
import { parseMonthDay, weekdayOf, weekdays } from '#app/lib/dates.ts'
import { addressParts } from '#app/lib/downloads.ts'
import { type Formats, formatsOf } from '#app/lib/formats.ts'
import {
  closedDays,
  inOrder,
  parseClock,
  type Schedule,
  type Season,
  spansOf,
  weekOf,
} from '#app/lib/hours.ts'
import { fieldText, from, joined, listed, none, say, shown, type Text } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import { stateName } from '#app/lib/us-states.ts'
import type { Content } from './collections.ts'
import type { Firm } from './schemas/firm.ts'
import type { Interface } from './schemas/interface.ts'
import type { Deadlines } from './schemas/tax.ts'
import type { Team } from './schemas/team.ts'

type People = Pick<Content, 'firm' | 'team'>

/** Titles that only their holders may use. */
export const titles = {
  cpa: { name: 'CPA', held: /\bCPA\b(?! candidate)|certified public accountant/i },
  enrolledAgent: { name: 'Enrolled Agent', held: /enrolled agent/i },
}

/** The titles that a person, a role or a license in the data carries. Whatever prints or claims one asks. */
export function titlesHeld({ firm, team }: People): Record<keyof typeof titles, Text | undefined> {
  const credentials = [
    ...team.roles.flatMap(({ credential }) => credential ?? []),
    ...team.people.flatMap((person) => person.credentials.map(({ title }) => title)),
  ]
  const holding = ({ name, held }: { name: string; held: RegExp }) => {
    const credential = credentials.find((each) => held.test(each.plain))
    return credential && shown(name, credential.origin)
  }
  const [license] = firm.licenses
  return {
    cpa: license ? shown(titles.cpa.name, from(license)) : holding(titles.cpa),
    enrolledAgent: holding(titles.enrolledAgent),
  }
}

/** The state licenses of the firm and of its CPAs, each once. */
export function licensesOf({ firm, team }: People): Firm['licenses'] {
  const own = team.people.flatMap(({ credentials }) =>
    credentials.flatMap(({ title, state, number }) =>
      state && number && titles.cpa.held.test(title.plain) ? [{ state, number }] : [],
    ),
  )
  const all = [...firm.licenses, ...own]
  // "AZ #1234" and "Arizona 1234" are one license.
  const signs = (number: Text) => number.plain.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const isSame = (a: Firm['licenses'][number], b: typeof a) =>
    stateName(a.state.plain) === stateName(b.state.plain) && signs(a.number) === signs(b.number)
  return all.filter((each, at) => all.findIndex((other) => isSame(each, other)) === at)
}

/** "Tennessee 12345, Texas 67890"; empty where there is none. */
export function licensesText(content: People): Text {
  return joined(
    licensesOf(content).map(({ state, number }) => say`${state} ${number}`),
    ', ',
  )
}

type Credential = Team['people'][number]['credentials'][number]

/** "Certified Public Accountant, Tennessee 12345". */
export function credentialText({ title, state, number }: Credential): Text {
  const license = [state, number].flatMap((part) => part ?? [])
  return license.length > 0 ? say`${title}, ${joined(license, ' ')}` : title
}

/** The role of a person. */
export function roleOf({ roles }: Pick<Team, 'roles'>, { role }: { role: string }) {
  return roles.find(({ id }) => id === role)
}

export function personOf({ people }: Team, id: string | undefined) {
  return people.find((person) => person.id === id)
}

/** The founder, where one is named: a person of the team, or by name and portrait alone. */
export function founderOf(team: Team) {
  const { founder } = team
  const person = personOf(team, founder?.person)
  return person
    ? { id: person.id, name: person.name, portrait: person.photo, alt: person.photoAlt }
    : { id: undefined, name: founder?.name, portrait: founder?.portrait, alt: undefined }
}

/** Who reviewed an article: somebody of the team, or somebody else by name. */
export function reviewerOf(reviewer: Text | undefined, { team, interface: words }: Reviewing) {
  const person = personOf(team, reviewer?.plain)
  const role = person && roleOf(team, person)
  if (!person || !role) return reviewer && { name: reviewer }
  return { name: say`${person.name}, ${nounOf(role, words.team)}`, person }
}

type Reviewing = Pick<Content, 'team' | 'interface'>

/** How many people of the team are CPAs. */
export function cpaCount({ roles, people }: Team): number {
  const isCpa = (credential?: Text) => titles.cpa.held.test(credential?.plain ?? '')
  const inRoles = roles.filter(({ credential }) => isCpa(credential))
  const others = people.filter(
    ({ role, credentials }) =>
      credentials.some(({ title }) => isCpa(title)) && !inRoles.some(({ id }) => id === role),
  )
  return inRoles.reduce((sum, { count }) => sum + count, others.length)
}

/** What the booking buttons of a page book: where, and the sentence beside the first of them. */
export function bookingOf(
  { firm, practice }: Pick<Content, 'firm' | 'practice'>,
  books: string | undefined,
): { url: Text | undefined; note: Text } {
  const meeting = firm.meetings.find(({ id }) => id === books)
  const { url, note } = meeting ?? { url: firm.schedulingUrl, note: practice.call.note }
  const minutes = fieldText(meeting ?? practice.call, 'minutes')
  return { url, note: note.with({ minutes, by: practice.call.by }) }
}

export type Office = Firm['offices'][number]

/** Every office, the main one first. Without a name of its own it has that of its city. */
export function officesOf(firm: Firm): Office[] {
  const { address, phone, hours, seasons, mapUrl, officeName } = firm
  const [, , , city] = addressParts(address.plain)
  const name = officeName ?? (city ? address.map(() => city) : firm.shortName)
  return [{ name, address, phone, hours, seasons, mapUrl }, ...firm.offices]
}

type Named = { firm: Firm; team?: Team | undefined; articles: readonly { state: Text }[] }

/** The states that the firm names: those of its offices, licenses, law and articles, and those it adds.
    The tax calendar and the privacy policy ask this and nothing else. */
export function statesOf({ firm, team, articles }: Named): Text[] {
  const licenses = team ? licensesOf({ firm, team }) : firm.licenses
  const named = [
    ...officesOf(firm).map(({ address }) => address.map((all) => addressParts(all)[4] ?? '')),
    ...[...licenses, ...articles].map(({ state }) => state),
    ...(firm.governingState ? [firm.governingState] : []),
    ...firm.otherStates,
  ]
  const full = new Map<string, Text>()
  for (const state of named) {
    const name = stateName(state.plain)
    if (name && !full.has(name)) full.set(name, state.map(stateName))
  }
  return [...full.values()]
}

/** The calendar without the dates of other states. In the year before its own, `today` puts the rest of
    that year first. */
export function withStates(calendar: Deadlines, own: readonly Text[], today = ''): Deadlines {
  const { year, before, deadlines } = calendar
  const isOwn = (name: Text) => own.some(({ plain }) => plain === stateName(name.plain))
  const rest = today.startsWith(`${year - 1}-`) ? before.filter(({ date }) => date >= today) : []
  return {
    ...calendar,
    states: calendar.states.filter(({ name }) => isOwn(name)),
    deadlines: [...rest, ...deadlines].filter(({ state }) => !state || isOwn(state)),
  }
}

/** Why nothing is due on the day that the law names: a holiday, or "a Saturday". */
export function becauseText(
  deadline: Pick<Deadlines['deadlines'][number], 'moved' | 'holiday'>,
  words: Interface,
): Text {
  const { moved, holiday } = deadline
  if (!moved) return none
  if (holiday) return holiday
  if (moved.holiday) return words.holidays[moved.holiday]
  const day = formatsOf(words.language).weekday(weekdayOf(moved.from))
  return words.holidays.weekday.with({ day: shown(day, from(deadline)) })
}

type Place = { city: Text; state: Text }

/** The office in a city, if the firm has one there that people can go to. */
export function officeIn(firm: Firm, { city, state }: Place): Office | undefined {
  return officesOf(firm).find((office) => {
    const [, , street, itsCity = '', itsState = ''] = addressParts(office.address.plain)
    const isThere = itsCity.toLowerCase() === city.plain.toLowerCase()
    return street !== '' && isThere && stateName(itsState) === stateName(state.plain)
  })
}

type Opening = Pick<Office, 'hours' | 'seasons'>

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm; January 15-April 15: Monday-Saturday 9am-7pm". */
export function hoursOf({ hours = [], seasons = [] }: Opening, formats: Formats): Text {
  const lines = (each: typeof hours) =>
    joined(
      each.map((line) => say`${daysText(line, formats)} ${timesText(line, formats)}`),
      ', ',
    )
  return joined(
    [
      ...(hours.length > 0 ? [lines(hours)] : []),
      ...seasons.map((season) => say`${seasonDays(season, formats)} ${lines(season.hours)}`),
    ],
    '; ',
  )
}

type Line = NonNullable<Opening['hours']>[number]

/** "Monday-Thursday" as the language has it. */
export function daysText(line: Line, formats: Formats): Text {
  const names: readonly string[] = weekdays
  const words = line.days.replaceAll(/\w+/g, (day) => formats.weekday(names.indexOf(day)))
  return shown(words, from(line, 'days'))
}

/** "11am-6pm". */
export function timesText(line: Line, formats: Formats): Text {
  const time = (key: 'opens' | 'closes') =>
    shown(formats.clock(parseClock(line[key]) ?? 0), from(line, key))
  return say`${time('opens')}-${time('closes')}`
}

type SeasonHours = NonNullable<Office['seasons']>[number]

/** "January 15-April 15:". */
export function seasonDays(season: SeasonHours, formats: Formats): Text {
  const day = (key: 'from' | 'until') =>
    shown(formats.monthDay(`2000-${parseMonthDay(season[key])}`), from(season, key))
  return say`${day('from')}-${day('until')}:`
}

type Role = Team['roles'][number]

/** "2 CPAs", "a bookkeeper". */
export function countOf(role: Role): Text {
  const { count, one, many } = role
  return count === 1 ? one : say`${shown(`${count}`, from(role, 'count'))} ${many}`
}

/** "bookkeeper", without its article. */
export function nounOf({ one }: Pick<Role, 'one'>, { articles }: Interface['team']): Text {
  const [first = '', ...rest] = one.plain.split(' ')
  return articles.plain.split(' ').includes(first) ? one.map(() => rest.join(' ')) : one
}

/** What those with a role do: all of them, or so many. */
export function workOf({ work, workOne, count }: Role, of = count): Text {
  return of === 1 ? (workOne ?? work) : work
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

/** Hours and time zone: "Monday-Thursday 11am-6pm, Friday 11am-3pm, Central Time". */
export function hoursText(firm: Firm, formats: Formats): Text {
  return say`${hoursOf(firm, formats)}, ${firm.timeZoneName}`
}

/** Where the firm's contact card is; the build writes it there. */
export function cardPath({ shortName }: Firm): string {
  return `/${fileName(shortName.plain)}.vcf`
}

/** Where the tax calendar is as a file: whole, or the federal dates and those of a state. The same every
    year, for those who subscribed to it. */
export function calendarPath({ shortName }: Firm, state?: string): string {
  const name = `${fileName(shortName.plain)}-tax-calendar`
  return `/${name}${state ? `-${fileName(state)}` : ''}.ics`
}

/** The same file for a calendar that asks for it again. */
export function subscriptionUrl(firm: Firm, state?: string): string {
  const path = address(calendarPath(firm, state), basePath(firm.siteUrl))
  return new URL(path, firm.siteUrl).href.replace(/^https?:/, 'webcal:')
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
export function businessDaysOf({ hours }: Pick<Firm, 'hours'>, words: Interface) {
  const formats = formatsOf(words.language)
  const week = hours
    .flatMap((line) => spansOf(line).map((span) => ({ ...span, line })))
    .sort(inOrder)
  const last = week.at(-1)
  const dayOf = (open?: (typeof week)[number]) =>
    shown(formats.weekday(open?.weekday ?? 0), open && from(open.line, 'days'))
  const [lastDay, nextDay] = [dayOf(last), dayOf(week[0])]
  const everyDay = hours.map((line) => from(line, 'days'))
  return {
    closedDays: listed(
      closedDays(week).map((day) => shown(formats.weekday(day), ...everyDay)),
      formats.and,
      from(words, 'language'),
    ),
    lastDay,
    lastClose: shown(formats.clock(last?.closes ?? 0), last && from(last.line, 'closes')),
    // Where one day of the week has hours, the next business day is a week away.
    nextDay:
      nextDay.plain === lastDay.plain ? words.hours.following.with({ day: nextDay }) : nextDay,
  }
}
