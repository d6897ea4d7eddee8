import { siteBase } from '#app/lib/address.ts'

// Menus are popovers: opening, closing by Escape or a click outside and one open at a time are the
// browser's. This adds the arrow keys and closes a menu that has no business being open.

export function handleMenus() {
  document.addEventListener('keydown', moveByArrows)
  document.addEventListener('focusout', closeWhenLeft)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) closeMenus()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && closeMenus())
  const wide = matchMedia('(min-width: 64rem)')
  wide.addEventListener('change', closeMobileMenu)
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

function moveByArrows(event: KeyboardEvent) {
  const target = event.target as Element
  const menu = target.closest('[data-menu]')?.querySelector(':popover-open')
  if (!menu) return
  const links = [...menu.querySelectorAll('a')]
  const at = links.indexOf(target as HTMLAnchorElement)
  const { length } = links
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % length,
    ArrowUp: at < 0 ? length - 1 : (at - 1 + length) % length,
    Home: 0,
    End: length - 1,
  }
  const next = moves[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

function closeWhenLeft({ target, relatedTarget }: FocusEvent) {
  // Without a related target it is the window that lost the focus; the menu may stay.
  const menu = (target as Element).closest('[data-menu]')
  if (!menu || !(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return
  menu.querySelector<HTMLElement>(':popover-open')?.hidePopover()
}

/** A wide window has no place for the phone's menu; the focus goes to what stays. */
function closeMobileMenu({ matches }: MediaQueryListEvent) {
  const menu = document.querySelector<HTMLElement>('#mobile-menu:popover-open')
  if (!matches || !menu) return
  const hadFocus = menu.contains(document.activeElement)
  menu.hidePopover()
  if (hadFocus) document.querySelector<HTMLElement>(`header a[href="${siteBase}"]`)?.focus()
}
