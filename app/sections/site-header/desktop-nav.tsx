import type { FocusEvent, KeyboardEvent } from 'react'
import { menus } from '../navigation.ts'
import styles from './desktop-nav.module.css'

// The menus are popovers opened by their own buttons: one open at a time, Escape, a click outside
// and the exposed state are the browser's work and need no script.
// Script adds the arrow keys and closes a menu when the focus leaves it.

export function DesktopNav({ current }: { current: string }) {
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <a href="/" className={styles.top} aria-current={current === '/' ? 'page' : undefined}>
            Home
          </a>
        </li>
        {menus.map(({ id, label, links }) => (
          <li key={id} onKeyDown={moveByArrows} onBlur={closeWhenLeft}>
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
                  <a href={link.to} aria-current={link.to === current ? 'page' : undefined}>
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

function moveByArrows(event: KeyboardEvent<HTMLLIElement>) {
  const menu = event.currentTarget.querySelector<HTMLElement>('[popover]:popover-open')
  if (!menu || !(event.target instanceof HTMLElement)) return
  const links = [...menu.querySelectorAll('a')]
  const at = links.indexOf(event.target as HTMLAnchorElement)
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: at < 0 ? links.length - 1 : (at - 1 + links.length) % links.length,
    Home: 0,
    End: links.length - 1,
  }
  const next = moves[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

function closeWhenLeft(event: FocusEvent<HTMLLIElement>) {
  // A null target means the window itself lost the focus; the menu may stay.
  if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return
  event.currentTarget.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
}
