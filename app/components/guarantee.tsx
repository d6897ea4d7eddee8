import type { ReactNode } from 'react'
import type { Guarantee as Terms } from '#app/content/schemas/prices.ts'
import { type Amount, dollars, guaranteedMinimum, refund } from '#app/lib/money.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'
import styles from './guarantee.module.css'
import { Drawing } from './picture.tsx'
import { useContent } from './site.tsx'

type GuaranteeProps = {
  /** "ROI guarantee" on /pricing, "Satisfaction guarantee" on /tax-planning. */
  heading: ReactNode
}

/** The terms of the guarantee, in required wording. */
export function Guarantee({ heading }: GuaranteeProps) {
  const { guarantee, prices } = useContent()
  if (!guarantee) return null
  const { title, terms, example } = guarantee
  const plan = prices.planning?.packages.find(({ id }) => id === example?.package)
  return (
    <GuaranteeFrame heading={heading} loading="eager">
      <div className={styles.words}>
        <p>
          <b>{title}</b> {terms}
        </p>
        {example && plan && (
          <p className={styles.example}>{refundExample(guarantee, example, plan)}</p>
        )}
      </div>
    </GuaranteeFrame>
  )
}

type GuaranteeFrameProps = {
  heading: ReactNode
  /** "eager" where the seal is on the first screen. */
  loading: 'eager' | 'lazy'
  children: ReactNode
}

/** A heading and words beside the seal with the multiple in it. */
export function GuaranteeFrame({ heading, loading, children }: GuaranteeFrameProps) {
  const { guarantee } = useContent()
  if (!guarantee) return null
  return (
    <section id="guarantee" aria-labelledby="guarantee-heading" className={styles.guarantee}>
      <div className={styles.frame} data-frame>
        <div className={styles.seal}>
          <Drawing name="seal" loading={loading} />
          <span className={styles.multiple}>
            {shown(`${guarantee.multiple}X`, from(guarantee, 'multiple'))}
          </span>
        </div>
        <h2 id="guarantee-heading">{heading}</h2>
        {children}
      </div>
    </section>
  )
}

/** The worked refund, computed from the package it names. */
function refundExample(
  terms: Terms,
  example: NonNullable<Terms['example']>,
  { title, price }: { title: Text; price: Amount },
): Text {
  const { min: fee } = price
  const { multiple } = terms
  const { identified } = example
  const ofMinimum = [...(from(price) ?? []), ...(from(terms, 'multiple') ?? [])]
  return example.text.with({
    package: title,
    fee: shown(dollars(fee), from(price)),
    minimum: shown(dollars(guaranteedMinimum(fee, multiple)), ofMinimum),
    identified: fieldText(example, 'identified', dollars),
    refund: shown(
      dollars(refund(fee, multiple, identified)),
      ofMinimum,
      from(example, 'identified'),
    ),
  })
}
