import type { WhoWeServePage } from '#app/content/schemas/who-we-serve-page.ts'
import { Picture } from '#app/ui/picture.tsx'
import { streetOf } from './plates.ts'
import styles from './street.module.css'

type StreetProps = {
  audiences: readonly { id: string; name: string }[]
  none: WhoWeServePage['street']['none']
}

/** The index: eleven fronts on one ground line, each over its name, and a plot for everybody else. */
export function Street({ audiences, none }: StreetProps) {
  const plots = [
    ...audiences.map(({ id, name }) => ({ id, name, plate: streetOf(id) })),
    { id: 'ask', name: none, plate: streetOf('lot') },
  ]
  return (
    <nav aria-label="Audiences" className={styles.street} data-print="no">
      <ul className="page-width">
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
