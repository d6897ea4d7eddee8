import type { PreparationPrices } from '#app/content/schemas/prices.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { CostList } from './cost-list.tsx'
import { ribbonOf } from './plates.ts'
import styles from './preparation-packages.module.css'

type PreparationPackagesProps = {
  heading: string
  intro: string
  packages: PreparationPrices['packages']
}

/** Each form is a note, its number the denomination. */
export function PreparationPackages({ heading, intro, packages }: PreparationPackagesProps) {
  return (
    <Section id="tax-preparation" tone="alternate" heading={heading} intro={<p>{intro}</p>}>
      <div className={styles.notes}>
        {packages.map((each) => (
          <article key={each.id} aria-labelledby={each.id} className={styles.note} data-frame>
            <Picture
              src={ribbonOf(each.id)}
              alt=""
              width={420}
              height={100}
              className={styles.ribbon}
            />
            <h3 id={each.id}>
              <Title {...each} />
            </h3>
            <p className={styles.price}>{each.price.text}</p>
            {each.isPrimary && <p className={styles.common}>Common choice</p>}
            <CostList outcomes={each.outcomes} costs={each.additionalCosts} />
          </article>
        ))}
      </div>
    </Section>
  )
}

/** The form's number large, the other words of the title small: "Individual 1040". */
function Title({ form, title }: { form: string; title: string }) {
  const [before, after] = title.split(form)
  return (
    <>
      {before} <b>{form}</b> {after}
    </>
  )
}
