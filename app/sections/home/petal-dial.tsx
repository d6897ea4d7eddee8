import { petalDialViewBox } from '#art/rosettes.ts'
import styles from './petal-dial.module.css'

type PetalDialProps = {
  petals: number
  /** Path data of one petal, drawn by art/rosettes.ts around the middle of a square of 1000. */
  petal: string
}

/** A rosette of n petals; the style sheet inks petal i when box i is ticked. */
export function PetalDial({ petals, petal }: PetalDialProps) {
  const turns = Array.from({ length: petals }, (_, i) => (i * 360) / petals)
  return (
    <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
      <defs>
        <path id="petal" d={petal} />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href="#petal" transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </svg>
  )
}
