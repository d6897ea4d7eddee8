import { firm } from '#app/content/firm.ts'
import { guarantee } from '#app/content/prices.ts'
import seal from '#drawings/plates/seal.svg'
import styles from './guarantee.module.css'
import { Picture } from './picture.tsx'

type GuaranteeProps = {
  /** "ROI guarantee" on /pricing, "Satisfaction guarantee" on /tax-planning. */
  heading: string
}

/** The terms of the guarantee, in required wording. */
export function Guarantee({ heading }: GuaranteeProps) {
  return (
    <section id="guarantee" aria-labelledby="guarantee-heading" className={styles.guarantee}>
      <div className={styles.frame} data-frame>
        <div className={styles.seal}>
          <Picture src={seal} alt="" width={544} height={544} loading="eager" />
          <span className={styles.multiple}>{firm.guarantee.multiple}X</span>
        </div>
        <h2 id="guarantee-heading">{heading}</h2>
        <div className={styles.words}>
          <p>
            <b>{guarantee.title}</b> {guarantee.terms}
          </p>
          <p className={styles.example}>{guarantee.example}</p>
        </div>
      </div>
    </section>
  )
}
