import { Fragment, type ReactNode } from 'react'
import { Accordion } from '#app/components/accordion.tsx'
import { BookingNote, BookLink } from '#app/components/book-or-call.tsx'
import { ButtonRow } from '#app/components/button-link.tsx'
import { ImageTile, tileWidth } from '#app/components/image-tile.tsx'
import { Reviewed } from '#app/components/notes.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent, usePictures } from '#app/components/site.tsx'
import { Steps } from '#app/components/steps.tsx'
import { WorkList } from '#app/components/work-list.tsx'
import { namedPrices, priceText } from '#app/content/facts.ts'
import type { Service } from '#app/content/schemas/service.ts'
import { address } from '#app/lib/address.ts'
import { includedIn, priceShown } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { joined, say, type Text } from '#app/lib/shown.ts'
import { Exhibit } from './exhibits/exhibit.tsx'
import { ExtraBlock } from './extra-blocks.tsx'
import styles from './page.module.css'

/** The layout of all services; what only some of them have comes as extra blocks. */
export function Page({ content, page }: PageProps) {
  const { services, taxReviewed, interface: ours } = content
  const words = ours.service
  const { picture } = usePictures()
  const service = required(services[page.slug], page.file)
  const { title, offers, packages, extra = [] } = service
  const prices = <ServicePrices {...service.prices} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{breakable(title)}</h1>
          <Prose html={service.description} as="p" within={styles.lead} />
          <ButtonRow>
            <BookLink>{ours.booking.schedule}</BookLink>
            <BookingNote>{service.bookingNote}</BookingNote>
          </ButtonRow>
        </div>
        <ImageTile
          picture={picture('service', service.picture ?? page.slug, tileWidth)}
          alt={service.pictureAlt}
        />
      </div>
      <div className={styles.offer}>
        <section aria-labelledby="offer-heading">
          <h2 id="offer-heading">{words.offers}</h2>
          <PlainList items={offers} mark="check" />
        </section>
        <section aria-labelledby="whom-heading">
          <h2 id="whom-heading">{words.whoItsFor}</h2>
          <Prose html={service.whoItsFor} as="p" />
          {!packages && prices}
        </section>
      </div>
      {packages && <Packages {...packages}>{prices}</Packages>}
      {service.exhibit && <Exhibit data={service.exhibit} />}
      <Section id="steps" tone="alternate" heading={words.steps}>
        <Steps steps={service.steps} />
      </Section>
      {extra.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
        <ExtraBlock key={index} block={block} />
      ))}
      <div className={styles.sides}>
        <section aria-labelledby="hand-heading">
          <h2 id="hand-heading">{words.youReceive}</h2>
          <PlainList items={service.youReceive} mark="check" />
        </section>
        <section aria-labelledby="not-heading">
          <h2 id="not-heading">{words.notIncluded}</h2>
          <PlainList items={service.notIncluded} mark="cross" />
        </section>
      </div>
      <Section id="questions" heading={words.questions}>
        <Accordion
          name="questions"
          items={service.questions.map(({ question, answer }, index) => ({
            id: `question-${index + 1}`,
            question,
            answer: <Prose html={answer} as="p" />,
          }))}
        />
        {service.note && <p className={styles.note}>{service.note}</p>}
        <Reviewed of={taxReviewed[page.file]} />
      </Section>
      {service.related.length > 0 && (
        <nav aria-label={`${words.related}`} className={styles.related} data-print="no">
          <ul>
            {service.related.map(({ to, title: name, why }) => (
              <li key={to.plain}>
                <a href={`${address(to)}`}>{name}</a>
                <p>{why}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** Lets "Formation/Dissolution" break after its slash. */
function breakable(title: Text) {
  return title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part.plain}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function ServicePrices({ items, note, link }: Service['prices']) {
  const { prices, interface: ours } = useContent()
  const named = namedPrices(prices)
  const priceOf = (amount: string) =>
    priceText(amount, required(named[amount], amount), ours.prices)
  return (
    <div className={styles.prices} data-frame>
      <h3>{ours.service.prices}</h3>
      <dl>
        {items.map(({ label, amount, per, words }) => (
          <div key={label.plain}>
            <dt>
              {label}
              <Ornament kind="leader" />
            </dt>
            <dd>{amount ? joined([priceOf(amount), ...(per ? [per] : [])], ' ') : words}</dd>
          </div>
        ))}
      </dl>
      {note && <Prose html={note} as="p" />}
      <p>
        <a href={`${address(link.to)}`}>{link.label}</a>
      </p>
    </div>
  )
}

type PackagesProps = NonNullable<Service['packages']> & {
  /** The box with the prices, after what is done for them. */
  children: ReactNode
}

/** What is done for the fee of each package, before its price. */
function Packages({ heading, intro, show, children }: PackagesProps) {
  const { prices, interface: ours } = useContent()
  const { planning, accounting } = prices
  const all = [
    ...(planning?.packages ?? []).map((each) => ({ ...each, onboarding: undefined })),
    ...(accounting?.packages ?? []),
  ]
  const chosen = show.map((id) =>
    required(
      all.find((each) => each.id === id),
      `package ${id}`,
    ),
  )
  return (
    <Section id="packages" heading={heading} intro={intro}>
      <div className={styles.packages}>
        {chosen.map(({ id, title, price, frequency, onboarding, work, ...each }) => (
          <article key={id} aria-labelledby={`package-${id}`} className={styles.package}>
            <h3 id={`package-${id}`}>{title}</h3>
            <PlainList items={includedIn(each, ours.prices)} mark="check" />
            <WorkList work={work} />
            <p className={styles.packagePrice}>
              {priceShown(price)} <small>{frequency}</small>
              {onboarding && (
                <small>
                  {say` ${ours.service.onboarding.with({
                    price: priceShown(onboarding),
                  })}`}
                </small>
              )}
            </p>
          </article>
        ))}
        <div className={styles.packagePrices}>{children}</div>
      </div>
    </Section>
  )
}
