import { firm } from '#app/content/firm.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import scene from '#art/plates/hero.svg'
import { BookOrCall } from '../book-or-call.tsx'
import styles from './hero.module.css'

export function Hero({ headline, lead, schedule, call }: Home['hero']) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="hero-heading">{headline}</h1>
        <p className={styles.tagline}>{firm.tagline}</p>
        <div className={styles.lead}>
          <Prose html={lead} as="p" />
        </div>
        <BookOrCall schedule={schedule} call={call} />
      </div>
      {/* A rosette for a sun; at night the same plate is a moon over lit windows. */}
      <Picture
        src={scene}
        alt=""
        width={1600}
        height={780}
        loading="eager"
        className={styles.scene}
      />
    </section>
  )
}
