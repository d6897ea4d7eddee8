import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { BookHere } from '#app/components/book-or-call.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Guarantee } from '#app/content/schemas/prices.ts'
import { address } from '#app/lib/address.ts'
import { from, shown } from '#app/lib/shown.ts'
import type { guarantee } from './fields.ts'
import { refundExample } from './refund-example.ts'
import styles from './view.module.css'

/** A heading and words beside the seal with the multiple in it. The guarantee may be named only with its
    terms or with a link to them. */
export function View(props: ViewProps<typeof guarantee>): ReactNode {
  const { id, heading, text, link, satisfaction, booking, firstToBook, data } = props
  const { multiple } = data.guarantee
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.guarantee}
      // The short one has room below it, as a plain section has.
      data-tone={text ? 'plain' : undefined}
    >
      <div className={styles.frame} data-frame>
        <div className={styles.seal}>
          <Drawing name="seal" loading={text ? 'lazy' : 'eager'} />
          <span className={styles.multiple}>
            {shown(`${multiple}X`, from(data.guarantee, 'multiple'))}
          </span>
        </div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {text ? (
          <div className={styles.short}>
            <Prose of={text} as="p" />
            <p>
              <a href={address('/pricing#guarantee')}>{link}</a>
            </p>
            <BookHere schedule={booking.schedule} firstToBook={firstToBook} />
          </div>
        ) : (
          <Terms of={data.guarantee} withSatisfaction={satisfaction === true} />
        )}
      </div>
    </section>
  )
}

type TermsProps = { of: Guarantee; withSatisfaction: boolean }

/** What is promised in plain words and in dollars, then the terms in required wording. */
function Terms({ of: guarantee, withSatisfaction }: TermsProps) {
  const { title, inShort, terms, satisfaction } = guarantee
  const example = refundExample(guarantee, useContent())
  const first = withSatisfaction ? satisfaction : undefined
  return (
    <div className={styles.words}>
      {first && <p>{first.terms}</p>}
      {first && <h3>{title}</h3>}
      {inShort && <p className={styles.inShort}>{inShort}</p>}
      {example && <p>{example}</p>}
      <p className={styles.terms}>
        {!first && <b>{title}</b>} {terms}
      </p>
    </div>
  )
}
