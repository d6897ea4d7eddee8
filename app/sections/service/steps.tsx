import type { Service } from '#app/content/schemas/service.ts'
import styles from './steps.module.css'

export function Steps({ steps }: Pick<Service, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
