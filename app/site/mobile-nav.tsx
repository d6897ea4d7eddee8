import { BookLink } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { useContent } from '#app/components/site.tsx'
import type { NavGroup } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './mobile-nav.module.css'

type MobileNavProps = { menus: readonly NavGroup[]; current: string }

/** The same links on a narrow screen: a popover sheet with one group open at a time. */
export function MobileNav({ menus, current }: MobileNavProps) {
  const { firm } = useContent()
  return (
    <>
      <button type="button" popoverTarget="mobile-menu" className={styles.toggle}>
        Menu
      </button>
      <div popover="auto" id="mobile-menu" className={styles.sheet}>
        <nav aria-label="Mobile">
          <a
            href={address('/')}
            className={styles.top}
            aria-current={current === '/' ? 'page' : undefined}
          >
            Home
          </a>
          {menus.map(({ id, label, links }) => (
            <details key={id} name="mobile-menu">
              <summary className={styles.top}>{label}</summary>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <a
                      href={address(link.to)}
                      aria-current={link.to === current ? 'page' : undefined}
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={styles.actions}>
          <BookLink>Contact Us</BookLink>
          <ButtonLink href={phoneHref(firm.phone)} look="outline">
            {firm.phone}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
