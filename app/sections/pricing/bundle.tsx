import { firm } from '#app/content/firm.ts'
import type { PricingPage } from '#app/content/schemas/pages.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import plate from '#art/plates/bundle.svg'
import styles from './bundle.module.css'

/** No percentage is promised: a bundle is quoted (decision 45). */
export function Bundle({ heading, button }: PricingPage['bundle']) {
  return (
    <section aria-labelledby="bundle-heading" data-plate="dark" data-print="no">
      <Picture src={plate} alt="" width={1200} height={160} className={styles.plate} />
      <div className={styles.inside}>
        <h2 id="bundle-heading">{heading}</h2>
        <ButtonLink href={firm.schedulingUrl} newTab>
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
