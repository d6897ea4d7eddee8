import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import type { Formats } from '#app/lib/formats.ts'
import { rangeText } from '#app/lib/money.ts'
import { fieldText, joined, none, say, type Text } from '#app/lib/shown.ts'
import { capitalize, endSentence } from '#app/lib/text.ts'
import type { figures } from './fields.ts'
import { restsOn } from './rests-on.ts'

type Shown = ViewProps<typeof figures>['show'][number]
type Figures = Pick<ViewProps<typeof figures>, 'look' | 'show' | 'asOf'>

/** What the figures of a block rest on, as its look says it. */
export function figureNotes(
  { look, show, asOf = none }: Figures,
  { interface: { notes } }: Content,
  formats: Formats,
): Text[] {
  if (look === 'rosettes') return notesOf(show, asOf, notes, formats)
  return show.map((claim) => {
    const basis = restsOn(claim, notes, formats)
    return claim.savings || look === 'callout'
      ? basis
      : say`${rangeText(claim)} ${claim.label}: ${basis}`
  })
}

/** The basis of every figure; savings have the required note around theirs. */
function notesOf(
  show: readonly Shown[],
  asOf: Text,
  { savings }: Interface['notes'],
  formats: Formats,
): Text[] {
  const saved = show.filter((claim) => claim.savings).map(({ basis }) => basis)
  const basis = joined(
    saved.map((each, at) => (at < saved.length - 1 ? endSentence(each) : each)),
    ' ',
  )
  const others = show
    .filter((claim) => !claim.savings)
    .map(({ label, basis }) => endSentence(say`${label.map(capitalize)}: ${basis}`))
  return [
    ...(saved.length > 0 ? [savings.with({ basis })] : []),
    joined([...others, asOfText(asOf, show, formats)], ' '),
  ]
}

/** One date when all figures share it, otherwise a date for each. */
function asOfText(asOf: Text, show: readonly Shown[], formats: Formats): Text {
  const months = show.map((claim) => asOfMonth(claim, formats))
  const [month = ''] = months
  if (new Set(months.map(({ plain }) => plain)).size < 2) return asOf.with({ month })
  return joined(
    show.map((claim) => say`${claim.label.map(capitalize)}: ${asOfMonth(claim, formats)}.`),
    ' ',
  )
}

export function asOfMonth(claim: Shown, formats: Formats): Text {
  return fieldText(claim, 'asOf', formats.monthYear)
}
