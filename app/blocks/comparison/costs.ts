import type { ValueOf } from '#app/blocks/find.ts'
import type { Content } from '#app/content/collections.ts'
import { namedPrices, priceText } from '#app/content/facts.ts'
import type { Formats } from '#app/lib/formats.ts'
import { figureDollars, rangeText } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, joined, say, type Text } from '#app/lib/shown.ts'
import { endSentence } from '#app/lib/text.ts'
import type { comparison } from './fields.ts'

export type Scale = NonNullable<ValueOf<typeof comparison>['scale']>
type Cost = Scale['costs'][number]

/** What the amounts cover, as one note. */
export function scaleNote({ costs, asOf }: Scale, content: Content, formats: Formats): Text {
  return joined(
    costs.flatMap((cost) => basisText(content, cost, asOf, formats)),
    ' ',
  )
}

/** What an amount covers; a claim says when it was counted, too. */
function basisText(
  content: Content,
  { label, cost, basis }: Cost,
  asOf: Text,
  formats: Formats,
): Text[] {
  const claim = claimOf(content, cost)
  const words = claim
    ? asOf.with({
        basis: claim.basis,
        month: fieldText(claim, 'asOf', formats.monthYear),
      })
    : basis
  return words ? [endSentence(say`${label}: ${words}`)] : []
}

/** A price or a claim in dollars, by its name. */
export function costOf(content: Content, name: string) {
  const claim = claimOf(content, name)
  if (claim) {
    return {
      text: rangeText(claim),
      from: figureDollars(claim),
      to: figureDollars(claim.upTo ?? claim),
    }
  }
  const price = required(namedPrices(content.prices)[name], name)
  if (price === 'Varies') throw new Error(`${name} varies, so it has no bar to draw.`)
  return { text: priceText(name, price, content.interface.prices), from: price.min, to: price.max }
}

function claimOf({ claims }: Content, name: string) {
  return name.startsWith('claim.') ? claims[name.slice('claim.'.length)] : undefined
}
