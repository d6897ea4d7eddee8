import { Drawing } from './drawing.tsx'
import styles from './portrait.module.css'

type PortraitProps = { name: string; photo: string | undefined; alt?: string }

/** A photo or, without one, initials in an engraved frame. The name follows, so screen readers skip the initials. */
export function Portrait({ name, photo, alt = '' }: PortraitProps) {
  if (photo) return <img className={styles.photo} src={photo} width="350" height="467" alt={alt} loading="lazy" />
  const [first = '', last = ''] = name.split(' ')
  return (
    <div className={styles.portrait}>
      <Drawing name="portrait-frame" alt={alt} />
      <span aria-hidden="true">
        {first.charAt(0)}
        {last.charAt(0)}
      </span>
    </div>
  )
}
