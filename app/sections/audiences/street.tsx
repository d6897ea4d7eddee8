import type { WhoWeServePage } from '#app/content/schemas/pages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { streetOf } from './plates.ts'
import styles from './street.module.css'

type StreetProps = {
  audiences: readonly { id: string; name: string; picture?: string | undefined }[]
  none: WhoWeServePage['street']['none']
}

/** The index: a building for each audience over its name, and a free plot for everybody else. */
export function Street({ audiences, none }: StreetProps) {
  const plots = [
    ...audiences.map(({ id, name, picture = id }) => ({ id, name, plate: streetOf(picture) })),
    { id: 'ask', name: none, plate: streetOf('lot') },
  ]
  return (
    <nav aria-label="Audiences" className={styles.street} data-print="no">
      <ul>
        {plots.map(({ id, name, plate }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Picture {...plate} alt="" loading="eager" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
