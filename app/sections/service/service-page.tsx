import { Fragment } from 'react'
import { firm } from '#app/content/firm.ts'
import type { Service } from '#app/content/schemas/service.ts'
import type { PagePath } from '#app/routes.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ImageTile } from '#app/ui/image-tile.tsx'
import { PlainList } from '#app/ui/plain-list.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { PageHead } from '../page-head.tsx'
import { Reviewed } from '../reviewed.tsx'
import { ExtraBlock } from './extra-block.tsx'
import { servicePicture } from './plates.ts'
import styles from './service-page.module.css'
import { ServicePrices } from './service-prices.tsx'
import { Steps } from './steps.tsx'

/** The one layout of all services (spec section 2); what only one of them has comes as extra blocks. */
export function ServicePage({ path, service }: { path: PagePath; service: Service }) {
  const { title, offers, extra = [] } = service
  return (
    <>
      <PageHead path={path} {...service.head} />
      <div className={styles.head}>
        <div>
          <h1>{breakable(title)}</h1>
          <div className={styles.lead}>
            <Prose html={service.description} as="p" />
          </div>
          <ButtonLink href={firm.schedulingUrl} newTab>
            Schedule a Consultation
          </ButtonLink>
        </div>
        <ImageTile src={servicePicture(path, service.picture)} alt={service.pictureAlt} />
      </div>
      <div className={styles.offer}>
        <section aria-labelledby="offer-heading">
          <h2 id="offer-heading">What We Offer</h2>
          <PlainList items={offers} mark="tick" />
        </section>
        <section aria-labelledby="whom-heading">
          <h2 id="whom-heading">For whom</h2>
          <Prose html={service.forWhom} as="p" />
          <ServicePrices {...service.prices} />
        </section>
      </div>
      <Section id="steps" tone="alternate" heading="How it goes">
        <Steps steps={service.steps} />
      </Section>
      {extra.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
        <ExtraBlock key={index} block={block} />
      ))}
      <div className={styles.sides}>
        <section aria-labelledby="hand-heading">
          <h2 id="hand-heading">What you get in hand</h2>
          <PlainList items={service.inHand} mark="tick" />
        </section>
        <section aria-labelledby="not-heading">
          <h2 id="not-heading">What we do not do</h2>
          <PlainList items={service.notDone} mark="cross" />
        </section>
      </div>
      <Section id="questions" heading="Questions">
        <Accordion
          name="questions"
          items={service.questions.map(({ question, answer }, index) => ({
            id: `question-${index + 1}`,
            question,
            answer: <Prose html={answer} as="p" />,
          }))}
        />
        <Reviewed date={service.taxReviewed} />
      </Section>
      <nav aria-label="Related" className={styles.related} data-print="no">
        <ul>
          {service.related.map(({ to, title: name, why }) => (
            <li key={to}>
              <a href={to}>{name}</a>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** "Formation/Dissolution" may go on a new line after its stroke, not in the middle of a word. */
function breakable(title: string) {
  return title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
