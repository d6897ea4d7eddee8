import type { NavGroup } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import styles from './desktop-nav.module.css'

// The menus are popovers opened by their own buttons: one open at a time, Escape, a click outside
// and the exposed state are the browser's work and need no script.
// app/browser/menus.ts adds the arrow keys and closes a menu when the focus leaves it.

type DesktopNavProps = { menus: readonly NavGroup[]; current: string }

export function DesktopNav({ menus, current }: DesktopNavProps) {
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <a
            href={address('/')}
            className={styles.top}
            aria-current={current === '/' ? 'page' : undefined}
          >
            Home
          </a>
        </li>
        {menus.map(({ id, label, links }) => (
          <li key={id} data-menu>
            <button
              type="button"
              popoverTarget={`menu-${id}`}
              className={styles.top}
              aria-current={links.some(({ to }) => to === current) ? 'true' : undefined}
            >
              {label}
            </button>
            <ul
              popover="auto"
              id={`menu-${id}`}
              className={styles.menu}
              data-wide={links.length > 6}
            >
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
          </li>
        ))}
      </ul>
    </nav>
  )
}
