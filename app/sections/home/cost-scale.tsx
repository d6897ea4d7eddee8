import { ScaleBar } from '#app/ui/scale-bar.tsx'
import styles from './cost-scale.module.css'

export type YearlyCost = { label: string; text: string; from: number; to?: number | undefined }

/** What a year of each costs, drawn to one scale: solid up to the starting price, open up to the top. */
export function CostScale({ caption, costs }: { caption: string; costs: readonly YearlyCost[] }) {
  const most = Math.max(...costs.map(({ from, to }) => to ?? from))
  return (
    <figure className={styles.scale}>
      <figcaption>{caption}</figcaption>
      <dl>
        {costs.map(({ label, text, from, to = from }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <ScaleBar
              parts={[
                { share: from / most, tone: index === costs.length - 1 ? 'line' : 'metal' },
                { share: (to - from) / most, tone: 'soft' },
              ]}
            />
          </div>
        ))}
      </dl>
    </figure>
  )
}
