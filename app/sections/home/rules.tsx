import type { Home } from '#app/content/schemas/pages.ts'
import styles from './rules.module.css'

/** The rules behind the work, each with the number that decides. */
export function Rules({ rulesHeading, rules }: Pick<Home['strategy'], 'rulesHeading' | 'rules'>) {
  return (
    <div className={styles.rules}>
      <h3>{rulesHeading}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule.name}>
            <p className={styles.figure}>
              {rule.figure} <span>{rule.unit}</span>
            </p>
            <h4>{rule.name}</h4>
            <p className={styles.text}>
              {rule.text} <span>{rule.cite}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
