import type { ClaimId } from '#app/content/schemas/claims.ts'
import { rangeText } from '#app/lib/figure.ts'
import { blocker, type Finding } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { statesClaim } from '../pages.ts'

const file = 'claims.yaml'

/** Compliance 2: the firm can prove every figure it states. */
export function unverified(launch: Launch): Finding[] {
  return claimsOf(launch).flatMap(([id, claim]) =>
    claim.verified
      ? []
      : [
          blocker(file, [id, 'verified'], {
            problem: 'Figure not verified',
            found: `${rangeText(claim)} ${claim.label}`,
            fix: sourceless.includes(id)
              ? 'Name publisher and year in source and basis, then set verified: true. If no source can be named, state another figure that has one.'
              : 'Put the evidence on file, name it in source, state in basis how the figure is counted, then set verified: true.',
            shows: statesClaim(claim),
          }),
        ],
  )
}

/** Figures of others, which need a publisher and a year (compliance 2.5, facts section 7). */
const sourceless: ClaimId[] = ['planningShare', 'debtPenalties', 'debtCases', 'debtResolved']

const unsettled = /not yet|to be (added|confirmed)|being confirmed|\btbd\b|\bunknown\b|\bsample\b/i

/** A figure that is called verified while its own words say otherwise. */
export function unsettledSources(launch: Launch): Finding[] {
  return claimsOf(launch).flatMap(([id, claim]) =>
    (['source', 'basis'] as const)
      .filter((field) => claim.verified && unsettled.test(claim[field]))
      .map((field) =>
        blocker(file, [id, field], {
          problem: 'Verified figure without a source',
          found: claim[field],
          fix: 'Name the evidence, or the publisher and the year, or set verified: false.',
          shows: statesClaim(claim),
        }),
      ),
  )
}

/** Compliance 4.4: the firm can serve clients there; it is licensed where its licenses say. */
export function statesServed(launch: Launch): Finding[] {
  const { states } = read(launch, file)
  if (!/licen[sc]ed/i.test(states.label)) return []
  return [
    blocker(file, ['states', 'label'], {
      problem: 'States called licensed',
      found: states.label,
      fix: 'Write "states, D.C. and U.S. territories we can serve".',
      shows: statesClaim(states),
    }),
  ]
}

export function claimsOf(launch: Launch) {
  const claims = read(launch, file)
  return (Object.keys(claims) as ClaimId[]).map((id) => [id, claims[id]] as const)
}
