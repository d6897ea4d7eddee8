import type { ProseText } from '#app/content/engine/fields.ts'
import { figureNote } from '#app/content/figure-note.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { Cost, Work } from '#app/content/schemas/prices.ts'
import { formatCost, includedIn, rangeText } from '#app/lib/money.ts'
import type { Text } from '#app/lib/shown.ts'
import { Notes } from './notes.tsx'
import styles from './package-parts.module.css'
import { Ornament } from './picture.tsx'
import { Prose } from './prose.tsx'
import { useContent, useFormats } from './site.tsx'
import { WorkList } from './work-list.tsx'

// What the price lists with packages have in common.

/** The price sheet is printed without it. */
export function ScreenIntro({ text }: { text: ProseText }) {
  return (
    <div data-print="no">
      <Prose of={text} as="p" />
    </div>
  )
}

type CommonChoiceProps = { isPrimary: boolean; of: readonly unknown[] }

/** A package alone is no choice. */
export function CommonChoice({ isPrimary, of: all }: CommonChoiceProps) {
  const { common } = useContent().interface.pricing
  return isPrimary && all.length > 1 && <p className={styles.common}>{common}</p>
}

type CostListProps = {
  outcomes: readonly Text[]
  work?: Work
  additionalCosts: readonly Cost[]
  /** On a wide screen the work is beside what is included and what is extra. */
  look?: 'columns'
}

/** What a package includes, when the work is done, and additional costs with their prices. */
export function CostList({ outcomes, work, additionalCosts, look }: CostListProps) {
  const words = useContent().interface.prices
  const costs = additionalCosts.filter(({ credit }) => !credit)
  return (
    <div className={styles.costs} data-look={look}>
      <ul>
        {includedIn({ outcomes, additionalCosts }, words).map((outcome) => (
          <li key={outcome.plain}>{outcome}</li>
        ))}
      </ul>
      <WorkList work={work} />
      {costs.length > 0 && (
        <dl className={styles.extras}>
          {costs.map((cost) => (
            <div key={cost.name.plain}>
              <dt>
                {cost.name}
                <Ornament kind="leader" />
              </dt>
              <dd>{formatCost(cost, words)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A figure of claims.yaml with its basis, and the required notice if it counts savings. */
export function PackageFigure({ claim }: { claim: Claim | undefined }) {
  const { interface: words } = useContent()
  const formats = useFormats()
  if (!claim) return null
  return (
    <>
      <p className={styles.figure}>
        <b>{rangeText(claim)}</b> {claim.label}
      </p>
      <Notes items={[figureNote(claim, words, formats)]} />
    </>
  )
}
