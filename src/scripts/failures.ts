// In place of an island that failed: the error in words, and a number to call.

/** Its script could not be loaded. What needs it goes, and what stands in for it comes: see src/styles/scripting.css.
    Where nothing stands in for it, the HTML works by itself. */
function showMissing(event: Event) {
  const island = event.target as HTMLElement
  island.dataset.failed = ''
  island.querySelector('[data-script="absent"]')?.before(screenFor((event as CustomEvent).detail.error))
}

/** React empties an island that throws, then reports the error. */
function showThrown({ error }: ErrorEvent) {
  for (const island of document.querySelectorAll('astro-island:empty')) island.append(screenFor(error))
}

function screenFor(error: unknown): HTMLElement {
  const screen = element('div', '')
  screen.className = 'failure'
  screen.role = 'alert'
  const call = element('p', 'Please call us: ')
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')
  if (phone) call.append(Object.assign(element('a', phone.textContent), { href: phone.href }))
  const message = error instanceof Error ? error.message : String(error)
  screen.append(element('h2', 'Unexpected Application Error!'), element('p', message), call)
  return screen
}

function element<Tag extends 'a' | 'div' | 'h2' | 'p'>(tag: Tag, textContent: string) {
  return Object.assign(document.createElement(tag), { textContent })
}

declare global {
  interface Window {
    /** Those that src/scripts/early.js saw. */
    failures: Event[]
  }
}

export function watchIslands() {
  for (const event of window.failures) {
    if (event instanceof ErrorEvent) showThrown(event)
    else showMissing(event)
  }
  document.addEventListener('astro:hydration-error', showMissing)
  addEventListener('error', showThrown)
}
