import type { ComponentType, ReactNode } from 'react'
import { BookLink } from '#app/components/book-or-call.tsx'
import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Counter } from '#app/components/counter.tsx'
import { Guarantee } from '#app/components/guarantee.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Section } from '#app/components/section.tsx'
import { ServiceList } from '#app/components/service-list.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { Story } from '#app/components/story.tsx'
import type { Claim, Claims } from '#app/content/schemas/claims.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import type { Extra, ExtraOf } from '#app/content/schemas/service.ts'
import type { Formats } from '#app/lib/formats.ts'
import { formatCost, rangeText } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, say, type Text } from '#app/lib/shown.ts'
import { endSentence } from '#app/lib/text.ts'
import styles from './extra-blocks.module.css'

const blocks: { [Kind in Extra['kind']]: ComponentType<ExtraOf<Kind>> } = {
  guarantee: Guarantee,
  figures: Figures,
  callout: Callout,
  statement: Statement,
  columns: Columns,
  comparison: Comparison,
  statistics: Statistics,
  checklist: Checklist,
  stories: Stories,
  session: Session,
  extras: Extras,
}

/** Optional extra content of a service page. */
export function ExtraBlock({ block }: { block: Extra }) {
  const Block = blocks[block.kind] as ComponentType<Extra>
  return <Block {...block} />
}

/** Claims as large figures. The basis of each must be right below it. */
function Figures({ heading, claims: ids }: ExtraOf<'figures'>) {
  const { claims, interface: words } = useContent()
  const formats = useFormats()
  const named = namedClaims(claims, ids)
  return (
    <Section id="figures" heading={heading}>
      <BigFigures claims={named} figureOf={rangeText} />
      <Notes items={named.map((claim) => basisText(claim, words.notes, formats))} />
    </Section>
  )
}

type NamedClaim = Claim & { id: string }

function namedClaims(claims: Claims, ids: readonly string[]): NamedClaim[] {
  return ids.map((id) => ({ ...claimOf(claims, id), id }))
}

function claimOf(claims: Claims, id: string): Claim {
  return required(claims[id], `claim ${id}`)
}

function basisText(claim: NamedClaim, notes: Interface['notes'], formats: Formats): Text {
  const { savings, label } = claim
  const basis = restsOn(claim, notes, formats)
  return savings ? basis : say`${rangeText(claim)} ${label}: ${basis}`
}

/** A figure of tax savings has the required note around its basis. */
function restsOn(claim: Claim, notes: Interface['notes'], formats: Formats): Text {
  const { savings, basis } = claim
  const note = savings ? notes.savings.with({ basis }) : endSentence(basis)
  const date = fieldText(claim, 'asOf', formats.monthYear)
  return say`${note} ${notes.asOf.with({ date })}`
}

/** National figures; they may not be shown beside the firm's own results. */
function Statistics({ heading, claims: ids, note }: ExtraOf<'statistics'>) {
  const named = namedClaims(useContent().claims, ids)
  return (
    <Section id="statistics" tone="dark" heading={heading}>
      <BigFigures claims={named} figureOf={(claim) => <Counter figure={claim} />} />
      <Notes items={[note]} />
    </Section>
  )
}

type BigFiguresProps = { claims: readonly NamedClaim[]; figureOf: (claim: Claim) => ReactNode }

/** A few large figures side by side, each over its label. */
function BigFigures({ claims, figureOf }: BigFiguresProps) {
  return (
    <dl className={styles.bigFigures}>
      {claims.map((claim) => (
        <div key={claim.id}>
          <dt>{claim.label}</dt>
          <dd>{figureOf(claim)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A claim of what is typical; its basis must be in the same block. */
function Callout({ heading, text, claim }: ExtraOf<'callout'>) {
  const { claims, interface: words } = useContent()
  const basis = restsOn(claimOf(claims, claim), words.notes, useFormats())
  return (
    <section aria-labelledby="callout-heading" className={styles.callout} data-plate="dark">
      <div className={styles.calloutInside}>
        <h2 id="callout-heading">{heading}</h2>
        <p className={styles.calloutText}>{text}</p>
        <p className={styles.calloutBasis}>{basis}</p>
      </div>
    </section>
  )
}

/** Wording required by a rule, so it has the size of the text around it. */
function Statement({ text }: ExtraOf<'statement'>) {
  return (
    <aside aria-label={`${useContent().interface.service.statement}`} className={styles.statement}>
      <p>{text}</p>
    </aside>
  )
}

function Columns({ heading, intro, columns }: ExtraOf<'columns'>) {
  return (
    <Section id="two-sides" heading={heading} intro={intro}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column.heading.plain}>
            <h3>{column.heading}</h3>
            <PlainList items={column.items} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Comparison({ heading, columns, rows, note }: ExtraOf<'comparison'>) {
  return (
    <Section id="comparison" heading={heading}>
      <ComparisonTable caption={heading} columns={columns} rows={rows} />
      {note && <p className={styles.tableNote}>{note}</p>}
    </Section>
  )
}

/** Documents to gather, with boxes to check. On paper it starts a sheet of its own. */
function Checklist({ heading, intro, groups }: ExtraOf<'checklist'>) {
  return (
    <div className={styles.sheet}>
      <Section id="checklist" tone="alternate" heading={heading} intro={intro}>
        <div className={styles.checklist}>
          {groups.map((group) => (
            <div key={group.heading.plain}>
              <h3>{group.heading}</h3>
              <PlainList items={group.items} mark="box" />
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}

function Stories({ heading, show }: ExtraOf<'stories'>) {
  const { testimonials = [] } = useContent().testimonials ?? {}
  const stories = show.flatMap((id) => testimonials.find((each) => each.id === id) ?? [])
  return (
    <Section id="stories" tone="alternate" heading={heading}>
      <div className={styles.stories}>
        {stories.map((testimonial) => (
          <Story key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </Section>
  )
}

function Session({ heading, text, button }: ExtraOf<'session'>) {
  return (
    <Section id="session" tone="dark" heading={heading}>
      <div className={styles.session}>
        <p>{text}</p>
        <BookLink>{button}</BookLink>
      </div>
    </Section>
  )
}

/** All single services: by the question that brings people to them, or in the order of the price list.
    One that was just added to the price list is in no group yet. */
function Extras({ heading, intro, quoted, groups, others }: ExtraOf<'extras'>) {
  const { prices, interface: words } = useContent()
  const { additional } = prices
  const services = [
    ...(additional?.services ?? []).map((each) => ({
      ...each,
      price: formatCost(each, words.prices),
    })),
    ...(additional?.quoted ?? []).map((each) => ({ ...each, price: quoted })),
  ]
  const grouped = groups?.flatMap((group) => group.services) ?? []
  const rest = services.filter(({ id }) => !grouped.includes(id))
  return (
    <Section id="extras" heading={heading} intro={intro}>
      {groups ? (
        <div className={styles.groups}>
          {groups.map(({ question, services: ids }) => (
            <div key={question.plain}>
              <h3>
                <q>{question}</q>
              </h3>
              <ServiceList
                services={ids.flatMap((id) => services.find((each) => each.id === id) ?? [])}
              />
            </div>
          ))}
          {rest.length > 0 && (
            <div>
              <h3>{others ?? words.service.otherServices}</h3>
              <ServiceList services={rest} />
            </div>
          )}
        </div>
      ) : (
        <ServiceList services={services} />
      )}
    </Section>
  )
}
