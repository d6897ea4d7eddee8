import styles from './brand-mark.module.css'

const petal = 'M0-6C5-11 5-19 0-23C-5-19-5-11 0-6Z'
const turns = Array.from({ length: 12 }, (_, i) => i * 30)

/** Twelve petals, one in metal: the fair share. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="-24 -24 48 48" width="40" height="40" aria-hidden="true">
      {turns.map((turn) => (
        <path
          key={turn}
          d={petal}
          transform={`rotate(${turn})`}
          data-share={turn === 30 || undefined}
        />
      ))}
    </svg>
  )
}
