import type { z } from 'zod'
import { Button } from '../components/button.tsx'
import checkbox from '../components/checkbox.module.css'
import { Reviewed } from '../components/review.tsx'
import { Link, Paragraph } from '../components/text.tsx'
import { firm } from '../data.ts'
import type { checklist } from '../schema/pages/checklist.ts'
import styles from './sheet.module.css'

type Props = Omit<z.output<typeof checklist>, 'head' | 'above'> & { id: string }

/** How numbers and documents are sent; the address is also there on paper and in a message. */
const safely =
  "Please don't send Social Security numbers or documents by text or email. They go through the client portal at "

/** W-2s, FONCE-7, 1099-NEC: a browser would end a line after the hyphen. */
const formName = /(?<![\w-])([A-Z]+-\d+[A-Za-z]*|\d+-[A-Z]+s?)(?![\w-])/

/** Boxes to check on the screen or on paper. src/scripts/copy-list.ts copies what is checked as text. */
export function Sheet({ id, title, forWhom, groups, reviewed }: Props) {
  return (
    <article aria-labelledby={`${id}-heading`} className={styles.page}>
      <header className={styles.head}>
        <h1 id={`${id}-heading`}>{title}</h1>
        <Paragraph className={styles.intro}>{forWhom}</Paragraph>
      </header>
      <div data-copy-list={`${safely}${firm.portalUrl}.`}>
        <div className={styles.groups}>
          {groups.map(({ heading, items }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <label>
                      <input type="checkbox" className={checkbox.checkbox} />
                      <span>
                        {item.split(formName).map((part, at) =>
                          at % 2 === 0 ? (
                            part
                          ) : (
                            <span key={part} className="whole">
                              {part}
                            </span>
                          ),
                        )}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.safely}>
          {safely}
          <Link href={firm.portalUrl}>{new URL(firm.portalUrl).host}</Link>.
        </p>
        <div className={styles.copy} data-script="needed" data-print="no">
          <Button look="outline">Copy for a message</Button>
          <div role="status" aria-atomic="false" />
          <textarea hidden readOnly rows={8} aria-label="Your list as text" />
        </div>
      </div>
      <Reviewed day={reviewed} />
    </article>
  )
}
