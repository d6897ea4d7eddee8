import type { ViewProps } from '#app/blocks/view.ts'
import { BookingBand } from '#app/components/booking-band.tsx'
import { OutsideLink } from '#app/components/button-link.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { FormNames } from '#app/components/form-names.tsx'
import { PlateButton } from '#app/components/plate-button.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ReadingHead } from '#app/components/reading-head.tsx'
import { Reviewed } from '#app/components/reviewed.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useRendering } from '#app/components/site.tsx'
import type { ListWords } from '#app/lib/list-text.ts'
import { required } from '#app/lib/required.ts'
import { none, shown, type Text, type Written } from '#app/lib/shown.ts'
import type { sheet } from './fields.ts'
import styles from './view.module.css'

/** Boxes to check on the screen or on paper. What is checked can be copied as text: see
    app/browser/copy-list.ts. */
export function View({ id }: ViewProps<typeof sheet>) {
  const { content, page } = useRendering()
  if (!page) return null
  const { interface: words, firm } = content
  const { portalUrl: portal } = firm
  const list = required(content.checklists[page.slug], page.file)
  const { copy, safely, have, missing } = words.checklist
  const { copied, refused, address: field } = words.tools.list
  const given = {
    title: list.title,
    have,
    missing,
    safely: safely.with({ portal: portal ?? none }),
    copied,
    refused,
  } satisfies Written<ListWords>
  return (
    <>
      <article aria-labelledby={`${id}-heading`} className={styles.page}>
        <ReadingHead
          id={`${id}-heading`}
          title={list.title}
          intro={<Prose of={list.forWhom} as="p" />}
        />
        <div data-copy-list={JSON.stringify(given)}>
          <div className={styles.groups}>
            {list.groups.map(({ heading, items }) => (
              <section key={heading.plain}>
                <h2>{heading}</h2>
                <ul>
                  {items.map((item) => (
                    <li key={item.plain}>
                      <label>
                        <Checkbox />
                        <span>
                          <FormNames>{item}</FormNames>
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p className={styles.safely}>
            <Sentence text={safely} values={{ portal: portal && <PortalLink url={portal} /> }} />
          </p>
          <div className={styles.copy} data-script="needed" data-print="no">
            <PlateButton look="outline">{copy}</PlateButton>
            <div role="status" aria-atomic="false" />
            <textarea hidden readOnly rows={8} aria-label={`${field}`} />
          </div>
        </div>
        <Reviewed of={list} />
      </article>
      <BookingBand {...words.booking} heading={words.plain.closing} />
    </>
  )
}

/** By the name of its site, which is also there on paper. */
function PortalLink({ url }: { url: Text }) {
  return <OutsideLink href={url}>{shown(new URL(url.plain).host, url.origin)}</OutsideLink>
}
