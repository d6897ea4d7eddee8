import type { ViewProps } from '#app/blocks/view.ts'
import { CommonChoice, CostList } from '#app/components/package-parts.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { priceShown } from '#app/lib/money.ts'
import { shown, type Text } from '#app/lib/shown.ts'
import type { returnPrices } from './fields.ts'
import styles from './view.module.css'

/** One card for each tax form, with its number in large type. */
export function View({ id, own, tone, heading, intro, data }: ViewProps<typeof returnPrices>) {
  const { packages } = data['prices.preparation']
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.forms}>
        {packages.map((each) => (
          <article key={each.id} aria-labelledby={own(each.id)} className={styles.form} data-frame>
            <Drawing name={`ribbon-${each.id}`} className={styles.ribbon} />
            <h3 id={own(each.id)}>
              <Title {...each} />
            </h3>
            <p className={styles.formPrice}>{priceShown(each.price)}</p>
            <CommonChoice {...each} of={packages} />
            <CostList {...each} />
          </article>
        ))}
      </div>
    </Section>
  )
}

/** The form's number large, the other words of the title small: "Individual 1040". */
function Title({ form, title }: { form: Text; title: Text }) {
  const [before, after] = title.plain
    .split(form.plain)
    .map((part) => part && shown(part, title.origin))
  return (
    <>
      {before} <b>{form}</b> {after}
    </>
  )
}
