import { Drawing } from './drawing.tsx'
import styles from './portrait.module.css'

/** An engraved frame with initials, until there are photos. The name is beside it, so screen readers skip them. */
export function Portrait({ name, alt = '' }: { name: string; alt?: string }) {
  const [first = '', last = ''] = name.split(' ')
  return (
    <div className={styles.frame}>
      <Drawing name="portrait-frame" alt={alt} />
      <span aria-hidden="true">
        {first.charAt(0)}
        {last.charAt(0)}
      </span>
    </div>
  )
}
