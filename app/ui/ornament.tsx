import styles from './ornament.module.css'
import { Picture } from './picture.tsx'

type OrnamentProps = { src: string; kind: 'band' | 'wide-band' | 'hairline' | 'leader' | 'ground' }

/** A tiled drawing that fills its place: a woven band, a rule, the line that closes blank space on
    a check, or the faint ground of a section. */
export function Ornament({ src, kind }: OrnamentProps) {
  return (
    <span className={styles.ornament} data-kind={kind}>
      <Picture src={src} alt="" width={300} height={30} />
    </span>
  )
}
