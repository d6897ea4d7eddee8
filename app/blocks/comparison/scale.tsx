import { ScaleBar } from '#app/components/scale-bar.tsx'
import { useContent } from '#app/components/site.tsx'
import { costOf, type Scale } from './costs.ts'
import styles from './scale.module.css'

/** What a year of each costs, drawn to one scale: solid up to the lowest amount, open up to the
    highest. */
export function CostScale({ caption, costs }: Scale) {
  const content = useContent()
  const bars = costs.map((each) => ({ label: each.label, ...costOf(content, each) }))
  const most = Math.max(...bars.map(({ to }) => to))
  return (
    <figure className={styles.scale}>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, text, from, to }, index) => (
          <div key={label.plain}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd aria-hidden="true">
              <ScaleBar
                whole={most}
                upTo={{ [index === bars.length - 1 ? 'line' : 'metal']: from, soft: to }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
