import type { ViewProps } from '#app/blocks/view.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { address } from '#app/lib/address.ts'
import type { startingPrices } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, heading, rows, link }: ViewProps<typeof startingPrices>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.prices} data-tone={tone}>
      <div className={styles.frame} data-frame>
        <Ornament kind="band" />
        <div className={styles.inside}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <ul>
            {rows.map(({ label, range, to }) => (
              <li key={label.plain}>
                <a href={`${address(to)}`}>{label}</a>
                <Ornament kind="leader" />
                <b>{range}</b>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/pricing">{link}</ButtonLink>
          </div>
        </div>
        <Ornament kind="band" />
      </div>
    </section>
  )
}
