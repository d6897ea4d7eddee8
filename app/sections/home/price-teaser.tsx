import type { PageLink } from '#app/routes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import styles from './price-teaser.module.css'

type PriceTeaserProps = {
  heading: string
  rows: readonly { label: string; range: string; to: PageLink }[]
  link: string
}

export function PriceTeaser({ heading, rows, link }: PriceTeaserProps) {
  return (
    <section aria-labelledby="prices-heading" className={styles.teaser}>
      <div className={styles.frame}>
        <div className={styles.band} />
        <div className={styles.inside}>
          <h2 id="prices-heading">{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label}>
                <a href={to}>{label}</a>
                <span className={styles.fill} />
                <b>{range}</b>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/pricing">{link}</ButtonLink>
          </div>
        </div>
        <div className={styles.band} />
      </div>
    </section>
  )
}
