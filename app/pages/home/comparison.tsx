import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Notes } from '#app/components/notes.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { namedPrices, priceText } from '#app/content/facts.ts'
import type { SectionOf } from '#app/content/schemas/home.ts'
import type { Formats } from '#app/lib/formats.ts'
import { figureDollars, rangeText } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, joined, say, type Text } from '#app/lib/shown.ts'
import { endSentence } from '#app/lib/text.ts'
import styles from './comparison.module.css'

type ComparisonProps = SectionOf<'comparison'>
type Scale = NonNullable<ComparisonProps['scale']>
type Cost = Scale['costs'][number]

/** Compares service models: no competitor may be named. */
export function Comparison({ heading, intro, columns, rows, scale }: ComparisonProps) {
  const content = useContent()
  const formats = useFormats()
  return (
    <Section id="comparison" heading={heading} intro={intro}>
      {scale && <CostScale {...scale} />}
      <ComparisonTable caption={heading} columns={columns} rows={rows} look="plate" />
      {scale && (
        <Notes
          items={[
            joined(
              scale.costs.flatMap((cost) => basisText(content, cost, scale.asOf, formats)),
              ' ',
            ),
          ]}
        />
      )}
    </Section>
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

/** What a year of each costs, drawn to one scale: solid up to the lowest amount, open up to the
    highest. */
function CostScale({ caption, costs }: Scale) {
  const content = useContent()
  const bars = costs.map(({ label, cost }) => ({ label, ...costOf(content, cost) }))
  const most = Math.max(...bars.map(({ to }) => to))
  return (
    <figure className={styles.scale}>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, text, from, to }, index) => (
          <div key={label.plain}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd aria-hidden="true">
              <ScaleBar
                whole={most}
                upTo={{ [index === bars.length - 1 ? 'line' : 'metal']: from, soft: to }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** A price or a claim in dollars, by its name. */
function costOf(content: Content, name: string) {
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
