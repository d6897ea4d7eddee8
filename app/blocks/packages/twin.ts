import { priceLines } from '#app/blocks/offer/price-lines.ts'
import { items, line, pair, type Twin, title } from '#app/blocks/twin.ts'
import { includedIn, priceShown } from '#app/lib/money.ts'
import type { packages } from './fields.ts'

export const twin: Twin<typeof packages> = ({ show, prices, content }) => {
  const { interface: words } = content
  return {
    show: show.flatMap((each) => {
      const onboarding = 'onboarding' in each ? each.onboarding : undefined
      return [
        ...title(3, each.title),
        ...items(includedIn(each, words.prices)),
        ...(each.work ?? []).flatMap(({ when, text }) => line(pair(when, text))),
        ...line(
          [priceShown(each.price), ' ', each.frequency],
          onboarding && [' ', words.service.onboarding.with({ price: priceShown(onboarding) })],
        ),
      ]
    }),
    prices: priceLines(prices, content),
  }
}
