import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { usePictures } from '#app/components/site.tsx'
import type { SmsOptin } from '#app/content/schemas/pages.ts'
import styles from './blocks.module.css'

type SheetProps = Pick<SmsOptin, 'title' | 'lead' | 'jump' | 'plate'> & {
  program: ReactNode
  form: ReactNode
}

/** The page's layout. On a wide screen the form is beside the rest; in reading order it comes after
    what it asks consent to. */
export function Sheet({ title, lead, jump, plate, program, form }: SheetProps) {
  const { drawing } = usePictures()
  return (
    <div className={styles.sheet}>
      <div>
        <h1>{title}</h1>
        <div className={styles.lead}>
          <Prose html={lead} as="p" />
        </div>
        <div className={styles.jump} data-print="no">
          <ButtonLink href="#subscribe">{jump}</ButtonLink>
        </div>
        <figure className={styles.plate}>
          <Picture
            src={drawing('stop-tape')}
            alt={plate.picture}
            width={760}
            height={184}
            loading="eager"
          />
          <figcaption>{plate.caption}</figcaption>
        </figure>
      </div>
      {program}
      {form}
    </div>
  )
}

/** What a subscriber gets and agrees to. */
export function Program({ heading, name, messages, rules }: SmsOptin['program']) {
  return (
    <section aria-labelledby="program-heading" className={styles.program}>
      <h2 id="program-heading">{heading}</h2>
      <dl>
        <Row {...name} />
        <div>
          <dt>{messages.term}</dt>
          <dd>
            <ol>
              {messages.kinds.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ol>
            <p>{messages.never}</p>
          </dd>
        </div>
        {rules.map((rule) => (
          <Row key={rule.term} {...rule} />
        ))}
      </dl>
    </section>
  )
}

function Row({ term, text }: SmsOptin['program']['name']) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Prose html={text} as="p" />
      </dd>
    </div>
  )
}
