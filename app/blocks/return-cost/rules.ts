import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import { namedPrices } from '#app/content/facts.ts'
import { formatPrice } from '#app/lib/money.ts'
import type { returnCost } from './fields.ts'

type Lines = ViewProps<typeof returnCost>['lines']

/** The lines with their prices as the list prints them. What is not said is not sent. */
export function rulesOf(lines: Lines, prices: Content['prices']) {
  const named = namedPrices(prices)
  return lines.map(({ amount, when, unless, ...line }) => {
    const price = amount === undefined ? undefined : named[amount]
    return {
      ...line,
      ...(price && price !== 'Varies' && { price: formatPrice(price) }),
      ...(when.length > 0 && { when }),
      ...(unless.length > 0 && { unless }),
    }
  })
}
