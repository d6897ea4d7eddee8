import type { ViewProps } from '#app/blocks/view.ts'
import { Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats, usePictures } from '#app/components/site.tsx'
import { roles } from '#app/components/table-roles.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown } from '#app/lib/shown.ts'
import type { depreciation } from './fields.ts'
import { asOneBuilding, firstYear, inParts } from './first-year.ts'
import styles from './view.module.css'

/** Of the parts in the drawing of the house. */
const houseLetters = 'ABCD'

/** One purchase as a picture, as a table of its parts, and with both first-year deductions to scale. */
export function View(strategy: ViewProps<typeof depreciation>) {
  const { id, tone, parts, table, picture, pictureAlt } = strategy
  const pictures = usePictures()
  const price = parts.reduce((sum, part) => sum + part.cost, 0)
  const one = asOneBuilding(parts, strategy.buildingLife)
  const apart = inParts(parts)
  const life = from(strategy, 'buildingLife')
  const everyPart = from(strategy, 'parts')
  const date = fieldText(strategy, 'reviewed', useFormats().monthYear)
  const drawn = picture ? pictures.picture('service', picture, 720) : pictures.drawing('cutaway')
  return (
    <Section id={id} tone={tone} heading={strategy.heading} intro={strategy.intro}>
      <div className={styles.example}>
        <figure className={styles.plate}>
          <Picture {...drawn} alt={pictureAlt} />
          <figcaption>{strategy.caption}</figcaption>
        </figure>
        <div className={styles.ledger}>
          <table {...roles.table}>
            <caption className="visually-hidden">{table.caption}</caption>
            <thead {...roles.group}>
              <tr {...roles.row}>
                <th {...roles.columnHeader}>{table.part}</th>
                <th {...roles.columnHeader}>{table.cost}</th>
                <th {...roles.columnHeader}>{table.firstYear}</th>
              </tr>
            </thead>
            <tbody {...roles.group}>
              {parts.map((part, index) => (
                <tr
                  key={part.name.plain}
                  {...roles.row}
                  data-part={picture ? undefined : houseLetters[index]}
                >
                  <th {...roles.rowHeader}>
                    {!picture && (
                      <i aria-hidden="true">{shown(houseLetters[index] ?? '', from(part))}</i>
                    )}
                    {part.name}{' '}
                    <small>
                      {part.life
                        ? table.life.with({ years: fieldText(part, 'life') })
                        : table.noLife}
                    </small>
                  </th>
                  <td {...roles.cell}>{fieldText(part, 'cost', dollars)}</td>
                  <td {...roles.cell}>{shown(dollars(firstYear(part)), from(part))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot {...roles.group}>
              <tr {...roles.row}>
                <th {...roles.rowHeader}>{table.total}</th>
                <td {...roles.cell}>{shown(dollars(price), everyPart)}</td>
                <td {...roles.cell}>{shown(dollars(apart), everyPart)}</td>
              </tr>
            </tfoot>
          </table>
          <dl className={styles.duo}>
            <div>
              <dt>{strategy.oneLabel}</dt>
              <dd>{shown(dollars(one), everyPart, life)}</dd>
              <dd aria-hidden="true">
                <ScaleBar whole={price} upTo={{ line: one }} />
              </dd>
            </div>
            <div>
              <dt>{strategy.partsLabel}</dt>
              <dd>{shown(dollars(apart), everyPart)}</dd>
              <dd aria-hidden="true">
                <ScaleBar whole={price} upTo={{ metal: apart }} />
              </dd>
            </div>
          </dl>
        </div>
        <Prose of={strategy.more} as="p" within={styles.more} />
        <p className={styles.note}>
          <Prose of={strategy.note} as="span" />{' '}
          {useContent().interface.notes.reviewed.with({ date })}.
        </p>
      </div>
    </Section>
  )
}
