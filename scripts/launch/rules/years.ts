import { monthYear } from '#app/lib/dates.ts'
import { yearsBetween } from '../days.ts'
import { blocker, type Finding, spotOf, warning } from '../finding.ts'
import { type Launch, read, typedTexts } from '../launch.ts'
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
    const experience = /(?<![\w$.,])(\d{1,3})\+?\s+years of experience/i.exec(text)
    const since =
      /\b(?:founded|established|in business since|full-time since)\s+(?:in\s+)?(?:[A-Z][a-z]+\s+)?((?:19|20)\d\d)\b/i.exec(
        text,
      )
    const wrong =
      (experience && Number(experience[1]) !== value && experience) ||
      (since && !begun.includes(Number(since[1])) && since)
    if (!wrong) return []
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
