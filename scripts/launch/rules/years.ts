import { monthYear } from '#app/lib/dates.ts'
import { yearsBetween } from '../days.ts'
import { blocker, type Finding, spotOf, warning } from '../finding.ts'
import { type Launch, read, typedTexts } from '../launch.ts'
import { number, numberOf } from '../numbers.ts'
import { printsField, says, statesClaim } from '../pages.ts'
import { claimsOf } from './claims.ts'

/** Decision 6: the years are written down, not computed, so somebody has to look at them. */
export function yearsOfExperience(launch: Launch): Finding[] {
  const { founded } = read(launch, 'firm.yaml')
  const claim = read(launch, 'claims.yaml').yearsExperience
  const years = yearsBetween(`${founded}-01`, launch.today)
  if (claim.value === years) return []
  const found = `${claim.value}, but ${monthYear(founded)} is ${years} full years ago`
  const words = { found, shows: statesClaim(claim) }
  if (claim.value > years) {
    const fix = `Set value to ${years}, or mend founded in firm.yaml.`
    const problem = 'More years of experience than since founding'
    return [blocker('claims.yaml', ['yearsExperience', 'value'], { ...words, problem, fix })]
  }
  const fix = `Set value to ${years} and asOf to this month.`
  const problem = 'Years of experience out of date'
  return [warning('claims.yaml', ['yearsExperience', 'value'], { ...words, problem, fix })]
}

export function otherYears(launch: Launch): Finding[] {
  const { value } = read(launch, 'claims.yaml').yearsExperience
  const { founded, fullTimeSince } = read(launch, 'firm.yaml')
  const begun = [Number(founded.slice(0, 4)), fullTimeSince]
  return typedTexts(launch).flatMap(({ file, path, text }) => {
    const wrong =
      statedYears(text).find(([, years]) => numberOf(years ?? '') !== value) ??
      statedBeginnings(text).find(([, year]) => !begun.includes(Number(year)))
    // What a figure is counted from has a rule of its own, below.
    if (!wrong || (file === 'claims.yaml' && path.at(-1) === 'basis')) return []
    return [
      blocker(file, path, {
        problem: 'Another founding date or number of years',
        found: `"${wrong[0]}"`,
        fix: 'Write {founded}, {fullTimeSince} or {claim.yearsExperience}, which stand once, in firm.yaml and claims.yaml.',
        spot: spotOf(wrong),
        shows: printsField(launch, file, path),
      }),
    ]
  })
}

/** "17 years of experience", "for more than 17 years we have served owners". */
function statedYears(text: string): RegExpMatchArray[] {
  const forYears = new RegExp(`\\bfor\\s+(?:more than|over)\\s+(${number})\\s+years\\b`, 'gi')
  return [
    ...text.matchAll(/(?<![\w$.,])(\d{1,3})\+?\s+years of experience/gi),
    ...[...text.matchAll(forYears)].filter(isAboutUs),
  ]
}

/** "founded in June 2009", "serving owners since 2009". */
function statedBeginnings(text: string): RegExpMatchArray[] {
  const month = '(?:[A-Z][a-z]+\\s+)?((?:19|20)\\d\\d)\\b'
  const named = `\\b(?:founded|established|in business since|full-time since)\\s+(?:in\\s+)?${month}`
  return [
    ...text.matchAll(new RegExp(named, 'gi')),
    ...[...text.matchAll(new RegExp(`\\bsince\\s+${month}`, 'gi'))].filter(isAboutUs),
  ]
}

/** Laws have years too ("since 2025 we may deduct"): only a sentence about the firm's own work counts. */
function isAboutUs({ 0: found, index = 0, input = '' }: RegExpMatchArray): boolean {
  const before =
    input
      .slice(0, index)
      .split(/[.!?]\s|\n\n/)
      .at(-1) ?? ''
  const after = input.slice(index + found.length).split(/[.!?](?:\s|$)|\n\n/)[0] ?? ''
  const us = /\b(?:we(?:['’]ve| have| are| serve)|our|served|serving)\b/i
  return us.test(`${before} ${after}`)
}

/** "counted from June 2009" belongs to a firm founded in June 2009. */
export function basisBeforeFounding(launch: Launch): Finding[] {
  const { founded } = read(launch, 'firm.yaml')
  const year = Number(founded.slice(0, 4))
  return claimsOf(launch).flatMap(([id, claim]) => {
    const [, typed] =
      /\b(?:since|from)\s+(?:[A-Z][a-z]+\s+)?((?:19|20)\d\d)\b/.exec(claim.basis) ?? []
    const begins = typed === undefined ? year : Number(typed)
    if (id === 'yearsExperience' ? begins === year : begins >= year) return []
    return [
      blocker('claims.yaml', [id, 'basis'], {
        problem: 'Figure counted from another time than the founding',
        found: `"${claim.basis}", but the firm was founded in ${monthYear(founded)}`,
        fix: 'Mend basis here, or founded in firm.yaml.',
        shows: statesClaim(claim),
      }),
    ]
  })
}

export function foundedAndFullTime(launch: Launch): Finding[] {
  const { founded, fullTimeSince } = read(launch, 'firm.yaml')
  const [year, thisYear] = [founded, launch.today].map((date) => Number(date.slice(0, 4)))
  const wrong = fullTimeSince < (year ?? 0) || fullTimeSince > (thisYear ?? 0)
  if (!wrong) return []
  return [
    blocker('firm.yaml', ['fullTimeSince'], {
      problem: 'Full-time before the founding, or in the future',
      found: `${fullTimeSince}, founded ${monthYear(founded)}`,
      fix: 'Mend fullTimeSince or founded.',
      shows: says(`full-time since ${fullTimeSince}`),
    }),
  ]
}
