import { petalDialViewBox, petalWedge } from '#art/petals.ts'
import styles from './petal-dial.module.css'

/** A rosette of n petals; the style sheet inks petal i when box i is ticked. */
export function PetalDial({ petals }: { petals: number }) {
  const turns = Array.from({ length: petals }, (_, i) => (i * 360) / petals)
  return (
    <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
      <defs>
        <path id="petal" d={petalWedge(petals)} />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href="#petal" transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </svg>
  )
}
