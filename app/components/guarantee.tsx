import type { ReactNode } from 'react'
import type { Content } from '#app/content/collections.ts'
import { dollars, guaranteedMinimum, refund } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { interpolate } from '#app/lib/text.ts'
import styles from './guarantee.module.css'
import { Drawing } from './picture.tsx'
import { useContent } from './site.tsx'

type GuaranteeProps = {
  /** "ROI guarantee" on /pricing, "Satisfaction guarantee" on /tax-planning. */
  heading: string
}

/** The terms of the guarantee, in required wording. */
export function Guarantee({ heading }: GuaranteeProps) {
  const content = useContent()
  const { title, terms } = content.guarantee
  return (
    <GuaranteeFrame heading={heading} loading="eager">
      <div className={styles.words}>
        <p>
          <b>{title}</b> {terms}
        </p>
        <p className={styles.example}>{refundExample(content)}</p>
      </div>
    </GuaranteeFrame>
  )
}

type GuaranteeFrameProps = {
  heading: string
  /** "eager" where the seal is on the first screen. */
  loading: 'eager' | 'lazy'
  children: ReactNode
}

/** A heading and words beside the seal with the multiple in it. */
export function GuaranteeFrame({ heading, loading, children }: GuaranteeFrameProps) {
  const { multiple } = useContent().firm.guarantee
  return (
    <section id="guarantee" aria-labelledby="guarantee-heading" className={styles.guarantee}>
      <div className={styles.frame} data-frame>
        <div className={styles.seal}>
          <Drawing name="seal" loading={loading} />
          <span className={styles.multiple}>{multiple}X</span>
        </div>
        <h2 id="guarantee-heading">{heading}</h2>
        {children}
      </div>
    </section>
  )
}

/** The worked refund, computed from the package it names. */
function refundExample({ firm, guarantee, prices }: Content): string {
  const { package: id, identified, text } = guarantee.example
  const plan = required(
    prices.planning.packages.find((each) => each.id === id),
    `package ${id}`,
  )
  const { multiple } = firm.guarantee
  const fee = plan.price.min
  return interpolate(text, {
    package: plan.title,
    fee: dollars(fee),
    minimum: dollars(guaranteedMinimum(fee, multiple)),
    identified: dollars(identified),
    refund: dollars(refund(fee, multiple, identified)),
  })
}
