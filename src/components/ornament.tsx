import styles from './ornament.module.css'

const tiles = import.meta.glob<string>('../drawings/ornaments/*.svg', { eager: true, import: 'default', query: '?url' })

/** Renders a decorative strip that repeats to fill its width. */
export function Ornament({ kind }: { kind: 'band' | 'leader' }) {
  return (
    <span className={`${styles.ornament} ${styles[kind]}`} data-print="no">
      <img
        src={tiles[`../drawings/ornaments/${kind}.svg`]}
        width="300"
        height="30"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
