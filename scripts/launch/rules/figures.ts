import type { ClaimId } from '#app/content/schemas/claims.ts'
import { rangeText } from '#app/lib/figure.ts'
import { blocker, type Finding } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { amountOf } from '../numbers.ts'
import { says, statesClaim } from '../pages.ts'

/** Fifty states, the District of Columbia and five territories. */
const placesToServe = 56
const bestRating = 5

/** Figures that cannot be true, or not both. */
export function impossibleFigures(launch: Launch): Finding[] {
  const claims = read(launch, 'claims.yaml')
  const { googleRating, states, projects, happyClients, taxesSaved, averageSavings } = claims
  const faults: [wrong: boolean, id: ClaimId, why: string][] = [
    [googleRating.value > bestRating, 'googleRating', `Google gives at most ${bestRating}`],
    [
      states.value > placesToServe,
      'states',
      `there are ${placesToServe} states and territories, D.C. included`,
    ],
    [
      amountOf(projects) < amountOf(happyClients),
      'projects',
      `fewer than the ${rangeText(happyClients)} ${happyClients.label}`,
    ],
    [
      amountOf(taxesSaved) < amountOf(averageSavings),
      'taxesSaved',
      `less than the average of ${rangeText(averageSavings)} for one client`,
    ],
  ]
  return faults.flatMap(([wrong, id, why]) =>
    wrong
      ? [
          blocker('claims.yaml', [id, 'value'], {
            problem: 'Figure that cannot be true',
            found: `${rangeText(claims[id])} ${claims[id].label}: ${why}`,
            fix: 'Mend this figure or the one it contradicts.',
            shows: statesClaim(claims[id]),
          }),
        ]
      : [],
  )
}

/** The hours are printed with a name that must belong to the clock they are kept on. */
export function timeZoneName(launch: Launch): Finding[] {
  const { timeZone, timeZoneName: printed } = read(launch, 'firm.yaml')
  const nameIn = (style: 'longGeneric' | 'shortGeneric') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [long, short] = [nameIn('longGeneric'), nameIn('shortGeneric')]
  const [region = ''] = long.split(/[ -]/)
  if (printed.includes(region) || new RegExp(`\\b${short}\\b`).test(printed)) return []
  return [
    blocker('firm.yaml', ['timeZoneName'], {
      problem: 'Name of another time zone',
      found: `${printed}, but ${timeZone} is ${long}`,
      fix: 'Mend timeZone or timeZoneName. Visitors read the name; "Open now" follows timeZone.',
      shows: says(printed),
    }),
  ]
}
