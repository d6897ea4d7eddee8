import { type RefObject, useEffect, useRef } from 'react'
import { firm } from '#app/content/firm.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { menus } from '../navigation.ts'
import styles from './mobile-nav.module.css'

type MobileNavProps = {
  current: string
  /** Takes over the focus when the menu closes by itself. */
  home: RefObject<HTMLAnchorElement | null>
}

/** The same links on a narrow screen: a popover sheet with one group open at a time.
    Choosing a link closes it: the route change does that for every open popover. */
export function MobileNav({ current, home }: MobileNavProps) {
  const sheet = useRef<HTMLDivElement>(null)

  // A wide window has no button to close the sheet, so it closes by itself.
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    function close() {
      if (!wide.matches) return
      const hadFocus = sheet.current?.contains(document.activeElement)
      sheet.current?.hidePopover()
      if (hadFocus) home.current?.focus()
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [home])

  return (
    <>
      <button type="button" popoverTarget="mobile-menu" className={styles.toggle}>
        Menu
      </button>
      <div ref={sheet} popover="auto" id="mobile-menu" className={styles.sheet}>
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
