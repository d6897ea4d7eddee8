import type { ViewProps } from '#app/blocks/view.ts'
import { OutsideLink } from '#app/components/button-link.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent } from '#app/components/site.tsx'
import { shown } from '#app/lib/shown.ts'
import type { billing } from './fields.ts'
import styles from './view.module.css'

/** How every service is billed and priced. */
export function View({ id, own, tone, heading, text, pay, terms }: ViewProps<typeof billing>) {
  const { firm, interface: words } = useContent()
  return (
    <div className={styles.below} data-tone={tone}>
      <div id={id} className={styles.billing}>
        <h3>{heading}</h3>
        <p>
          {text}
          {firm.payUrl && (
            <span data-print="no">
              {' '}
              <Sentence
                text={words.pricing.pay}
                values={{
                  link: <OutsideLink href={firm.payUrl}>{pay}</OutsideLink>,
                  site: shown(new URL(firm.payUrl.plain).host, firm.payUrl.origin),
                }}
              />
            </span>
          )}
        </p>
      </div>
      <p id={own('price-terms')} className={styles.terms}>
        {terms}
      </p>
    </div>
  )
}
