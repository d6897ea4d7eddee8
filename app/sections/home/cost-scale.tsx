import type { Home } from '#app/content/schemas/pages.ts'
import { amountsIn } from '#app/lib/amounts.ts'
import { ScaleBar } from '#app/ui/scale-bar.tsx'
import styles from './cost-scale.module.css'

/** What a year of each costs, drawn to one scale from the printed amounts: solid up to the lowest,
    open up to the highest. */
export function CostScale({ caption, costs }: Home['comparison']['scale']) {
  const bars = costs.map(({ label, cost }) => {
    const amounts = amountsIn(cost)
    return { label, cost, from: Math.min(...amounts), to: Math.max(...amounts) }
  })
  const most = Math.max(...bars.map(({ to }) => to))
  return (
    <figure className={styles.scale}>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, cost, from, to }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cost}</dd>
            <ScaleBar
              parts={[
                { share: from / most, tone: index === bars.length - 1 ? 'line' : 'metal' },
                { share: (to - from) / most, tone: 'soft' },
              ]}
            />
          </div>
        ))}
      </dl>
    </figure>
  )
}
