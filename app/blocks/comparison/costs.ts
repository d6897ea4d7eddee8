import type { ValueOf } from '#app/blocks/find.ts'
import type { Content } from '#app/content/collections.ts'
import { namedPrices, priceText } from '#app/content/facts.ts'
import type { Formats } from '#app/lib/formats.ts'
import { type Amount, figureDollars, priceShown, rangeText } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, joined, madeFrom, say, type Text } from '#app/lib/shown.ts'
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

/** A price, two prices together, or a claim in dollars. */
export function costOf(content: Content, { cost, and }: Pick<Cost, 'cost' | 'and'>) {
  const claim = claimOf(content, cost)
  if (claim) {
    return {
      text: rangeText(claim),
      from: figureDollars(claim),
      to: figureDollars(claim.upTo ?? claim),
    }
  }
  const first = amountOf(content, cost)
  if (!and) {
    return {
      text: priceText(cost, first, content.interface.prices),
      from: first.min,
      to: first.max,
    }
  }
  const second = amountOf(content, and)
  const sum = {
    min: first.min + second.min,
    max: first.max + second.max,
    plus: first.plus || second.plus,
  }
  return { text: priceShown(madeFrom(sum, first, second)), from: sum.min, to: sum.max }
}

function amountOf({ prices }: Content, name: string): Amount {
  const price = required(namedPrices(prices)[name], name)
  if (price === 'Varies') throw new Error(`${name} varies, so it has no bar to draw.`)
  return price
}

function claimOf({ claims }: Content, name: string) {
  return name.startsWith('claim.') ? claims[name.slice('claim.'.length)] : undefined
}
