import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import type { Home } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { dollars } from '#app/lib/money.ts'
import { asOneBuilding, firstYear, inParts } from '#app/lib/outcomes.ts'
import styles from './strategy.module.css'

const letters = 'ABCD'

/** One purchase as a drawing, as a table of its parts, and with both first-year deductions to scale. */
export function DepreciationExample(strategy: Home['strategy']) {
  const { parts } = strategy
  const price = parts.reduce((sum, part) => sum + part.cost, 0)
  const one = asOneBuilding(parts, strategy.buildingLife)
  const apart = inParts(parts)
  return (
    <div className={styles.example}>
      <figure className={styles.plate}>
        <Drawing
          name="cutaway"
          alt="A cutaway rental house. Fixtures are marked A, site improvements B, the structure C and the land D."
        />
        <figcaption>{strategy.caption}</figcaption>
      </figure>
      <div className={styles.ledger}>
        <table>
          <caption className="visually-hidden">
            The purchase by component, with first-year deductions
          </caption>
          <thead>
            <tr>
              <th scope="col">Component and life</th>
              <th scope="col">Cost</th>
              <th scope="col">Year one</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <tr key={part.name} data-part={letters[index]}>
                <th scope="row">
                  <i aria-hidden="true">{letters[index]}</i>
                  {part.name} <small>{part.life ? `${part.life} years` : 'not depreciated'}</small>
                </th>
                <td>{dollars(part.cost)}</td>
                <td>{dollars(firstYear(part))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{dollars(price)}</td>
              <td>{dollars(apart)}</td>
            </tr>
          </tfoot>
        </table>
        <dl className={styles.duo}>
          <div>
            <dt>{strategy.oneLabel}</dt>
            <dd>{dollars(one)}</dd>
            <ScaleBar whole={price} upTo={{ line: one }} />
          </div>
          <div>
            <dt>{strategy.partsLabel}</dt>
            <dd>{dollars(apart)}</dd>
            <ScaleBar whole={price} upTo={{ metal: apart }} />
          </div>
        </dl>
      </div>
      <Prose html={strategy.more} as="p" within={styles.more} />
      <p className={styles.note}>
        <Prose html={strategy.note} as="span" /> Reviewed {monthYear(strategy.reviewed)}.
      </p>
    </div>
  )
}
