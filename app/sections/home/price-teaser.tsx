import type { Home } from '#app/content/schemas/pages.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Ornament } from '#app/ui/ornament.tsx'
import band from '#art/plates/band.svg'
import leader from '#art/plates/check-fill.svg'
import styles from './price-teaser.module.css'

export function PriceTeaser({ heading, rows, link }: Home['pricing']) {
  return (
    <section aria-labelledby="prices-heading" className={styles.teaser}>
      <div className={styles.frame} data-frame>
        <Ornament src={band} kind="band" />
        <div className={styles.inside}>
          <h2 id="prices-heading">{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label}>
                <a href={to}>{label}</a>
                <Ornament src={leader} kind="leader" />
                <b>{range}</b>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/pricing">{link}</ButtonLink>
          </div>
        </div>
        <Ornament src={band} kind="band" />
      </div>
    </section>
  )
}
