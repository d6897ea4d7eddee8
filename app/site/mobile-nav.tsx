import { ButtonLink } from '#app/components/button-link.tsx'
import { firm } from '#app/content/firm.ts'
import styles from './mobile-nav.module.css'
import { menus } from './navigation.ts'

/** The same links on a narrow screen: a popover sheet with one group open at a time. */
export function MobileNav({ current }: { current: string }) {
  return (
    <>
      <button type="button" popoverTarget="mobile-menu" className={styles.toggle}>
        Menu
      </button>
      <div popover="auto" id="mobile-menu" className={styles.sheet}>
        <nav aria-label="Mobile">
          <a href="/" className={styles.top} aria-current={current === '/' ? 'page' : undefined}>
            Home
          </a>
          {menus.map(({ id, label, links }) => (
            <details key={id} name="mobile-menu">
              <summary className={styles.top}>{label}</summary>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to} aria-current={link.to === current ? 'page' : undefined}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={styles.actions}>
          <ButtonLink href={firm.schedulingUrl} newTab>
            Contact Us
          </ButtonLink>
          <ButtonLink href={firm.phoneHref} look="outline">
            {firm.phone}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
