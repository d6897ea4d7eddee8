import { idsOf } from '#app/blocks/ids.ts'
import type { BlockValue } from '#app/blocks/index.ts'
import { useContent, useFormats } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { hoursText } from '#app/content/firm.ts'
import { type Amount, dollars, formatRange, rangeOf } from '#app/lib/money.ts'
import { fieldText, from, joined, type Shown, shown } from '#app/lib/shown.ts'
import styles from './price-jumps.module.css'

type Siblings = { siblings: readonly BlockValue[] }

/** The head of the printed price sheet. */
export function SheetHead({ siblings }: Siblings) {
  const content = useContent()
  const formats = useFormats()
  if (jumpsOf(siblings, content).length < 2) return null
  const { firm, interface: words } = content
  const date = fieldText(firm, 'pricesEffective', formats.longDate)
  const facts = [firm.phone, firm.email, hoursText(firm, formats)].flatMap((fact) => fact ?? [])
  return (
    <div className={styles.sheetHead} aria-hidden="true">
      <p>
        <b>{firm.name}</b> · {words.pricing.sheet.with({ date })}
      </p>
      <p>{joined(facts, ' · ')}</p>
    </div>
  )
}

/** Links to the price lists of a page that has more than one. */
export function PriceJumps({ siblings }: Siblings) {
  const content = useContent()
  const jumps = jumpsOf(siblings, content)
  if (jumps.length < 2) return null
  return (
    <nav aria-label={`${content.interface.pricing.jumps}`} className={styles.jumps} data-print="no">
      <ul>
        {jumps.map(({ label, to, price }) => (
          <li key={to}>
            <a href={to}>
              {label} <b>{price}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Jump = { label: Shown; to: string; price: Shown }

function jumpsOf(siblings: readonly BlockValue[], content: Content): Jump[] {
  const ids = idsOf(siblings)
  return siblings.flatMap((value, at): Jump[] => {
    const price = pricesOf(value, content)
    if (price === undefined || !('jump' in value && value.jump)) return []
    return [{ label: value.jump, to: `#${ids[at]}`, price }]
  })
}

/** What the prices of a price list come to. */
function pricesOf({ block }: BlockValue, { prices, interface: words }: Content): Shown | undefined {
  switch (block) {
    case 'planning-prices':
      return range(prices.planning?.packages)
    case 'accounting-prices':
      return range(prices.accounting?.packages)
    case 'return-prices':
      return range(prices.preparation?.packages)
    case 'additional-prices':
      return lowest()
    default:
      return undefined
  }

  function range(packages: readonly { price: Amount }[] = []): Shown {
    return formatRange(rangeOf(packages.map(({ price }) => price)), words.prices)
  }

  function lowest(): Shown {
    const [least] = (prices.additional?.services ?? [])
      .flatMap(({ price }): Amount[] => (price === 'Varies' ? [] : [price]))
      .sort((a, b) => a.min - b.min)
    if (!least) return ''
    return words.pricing.from.with({ price: shown(dollars(least.min), from(least)) })
  }
}
