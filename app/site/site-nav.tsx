import { ContactLink } from '#app/components/book-or-call.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { useContent } from '#app/components/site.tsx'
import type { NavGroup } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './site-nav.module.css'

// The menus are popovers opened by their own buttons: one open at a time, Escape, a click outside
// and the exposed state are the browser's work and need no script.
// app/browser/menus.ts adds the arrow keys and closes a menu when the focus leaves it.

type NavProps = { menus: readonly NavGroup[]; current: string }

export function DesktopNav({ menus, current }: NavProps) {
  const { nav } = useContent().interface
  return (
    <nav aria-label={`${nav.main}`} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/" label={nav.home} current={current} className={styles.top} />
        </li>
        {menus.map(({ id, label, links }) => (
          <li key={id} data-menu>
            <button
              type="button"
              popoverTarget={`menu-${id}`}
              className={styles.top}
              aria-current={links.some(({ to }) => to.plain === current) ? 'true' : undefined}
            >
              {label}
            </button>
            <ul
              popover="auto"
              id={`menu-${id}`}
              className={styles.menu}
              data-wide={links.length > 6}
            >
              <NavItems links={links} current={current} />
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same links on a narrow screen: a popover sheet with one group open at a time. */
export function MobileNav({ menus, current }: NavProps) {
  const { firm, interface: words } = useContent()
  const { nav } = words
  return (
    <>
      <button type="button" popoverTarget="mobile-menu" className={styles.toggle}>
        {nav.menu}
      </button>
      <div popover="auto" id="mobile-menu" className={styles.sheet}>
        <nav aria-label={`${nav.mobile}`}>
          <NavLink to="/" label={nav.home} current={current} className={styles.sheetTop} />
          {menus.map(({ id, label, links }) => (
            <details key={id} name="mobile-menu">
              <summary className={styles.sheetTop}>{label}</summary>
              <ul className={styles.links}>
                <NavItems links={links} current={current} />
              </ul>
            </details>
          ))}
        </nav>
        <div className={styles.actions}>
          <ContactLink />
          {firm.phone && (
            <ButtonLink href={firm.phone.map(phoneHref)} look="outline">
              {firm.phone}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}

function NavItems({ links, current }: Pick<NavGroup, 'links'> & { current: string }) {
  return links.map((link) => (
    <li key={plain(link.to)}>
      <NavLink {...link} current={current} />
    </li>
  ))
}

type NavLinkProps = Omit<NavGroup['links'][number], 'to'> & {
  to: Shown
  current: string
  className?: string | undefined
}

function NavLink({ to, label, current, className }: NavLinkProps) {
  return (
    <a
      href={`${address(to)}`}
      className={className}
      aria-current={plain(to) === current ? 'page' : undefined}
    >
      {label}
    </a>
  )
}
