import type { ViewProps } from '#app/blocks/view.ts'
import {
  CommonChoice,
  CostList,
  PackageFigure,
  ScreenIntro,
} from '#app/components/package-parts.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent } from '#app/components/site.tsx'
import { type Amount, guaranteedMinimum, priceShown } from '#app/lib/money.ts'
import type { Text } from '#app/lib/shown.ts'
import type { planningPrices } from './fields.ts'
import { guaranteeValues } from './minimum.ts'
import styles from './view.module.css'

/** The packages with their fees, and what the guarantee means for each. */
export function View(props: ViewProps<typeof planningPrices>) {
  const { id, own, tone, heading, intro, minimum, claim, data } = props
  const { packages } = data['prices.planning']
  const dearest = Math.max(...packages.map(({ price }) => price.min))
  return (
    <Section id={id} tone={tone} heading={heading} intro={<ScreenIntro text={intro} />}>
      <div className={styles.plans}>
        {packages.map((plan) => (
          <article
            key={plan.id}
            aria-labelledby={own(`plan-${plan.id}`)}
            className={styles.plan}
            data-frame
          >
            <Drawing name={`fee-${plan.id}`} className={styles.rosette} />
            <h3 id={own(`plan-${plan.id}`)}>{plan.title}</h3>
            <CommonChoice {...plan} of={packages} />
            <p className={styles.planPrice}>
              {priceShown(plan.price)} <small>{plan.frequency}</small>
            </p>
            <p className={styles.best}>{plan.bestFor}</p>
            {minimum && <Minimum text={minimum} price={plan.price} dearest={dearest} />}
            <CostList {...plan} />
          </article>
        ))}
      </div>
      <PackageFigure claim={claim} />
    </Section>
  )
}

type MinimumProps = { text: Text; price: Amount; dearest: number }

/** The fee and what its plan must identify, drawn to the scale of the dearest package. */
function Minimum({ text, price, dearest }: MinimumProps) {
  const { guarantee } = useContent()
  if (!guarantee) return null
  const { multiple } = guarantee
  const values = guaranteeValues(price, guarantee)
  return (
    <>
      <p className={styles.minimum}>
        <Sentence text={text} values={{ ...values, amount: <b>{values.amount}</b> }} />
      </p>
      <ScaleBar
        whole={guaranteedMinimum(dearest, multiple)}
        upTo={{ metal: price.min, soft: guaranteedMinimum(price.min, multiple) }}
      />
    </>
  )
}
