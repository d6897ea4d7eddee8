import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import styles from './big-figures.module.css'
import type { figures as declared } from './fields.ts'

type BigFiguresProps = {
  figures: ViewProps<typeof declared>['show']
  numberOf: (claim: Claim) => ReactNode
}

/** A few large figures side by side, each over its label. */
export function BigFigures({ figures, numberOf }: BigFiguresProps) {
  return (
    <dl className={styles.bigFigures}>
      {figures.map((claim) => (
        <div key={claim.id}>
          <dt>{claim.label}</dt>
          <dd>{numberOf(claim)}</dd>
        </div>
      ))}
    </dl>
  )
}
