// Replaces a failed island with a message: what happened, what to do, and a number to call.

/** Handles a script that didn't load. src/styles/scripting.css hides the parts that need it and shows their fallback.
    An island without a fallback has HTML that works without the script. */
function showMissing(event: Event) {
  const island = event.target as HTMLElement
  island.dataset.failed = ''
  const retryButton = element('button', 'Try again')
  retryButton.type = 'button'
  retryButton.addEventListener('click', () => {
    const section = island.closest('section[id]') ?? island.querySelector('section[id]')
    if (section) location.hash = section.id
    location.reload()
  })
  const reason = element('p', 'Check your connection, then try again.')
  island.querySelector('[data-script="absent"]')?.before(errorPanel("This tool didn't load", reason, retryButton))
}

/** Handles an island that threw an error. React empties it before it reports the error. */
function showThrown({ error }: ErrorEvent) {
  const message = element('p', error instanceof Error ? error.message : String(error))
  for (const island of document.querySelectorAll('astro-island:empty'))
    island.append(errorPanel('Unexpected Application Error!', message))
}

function errorPanel(heading: string, ...content: HTMLElement[]): HTMLElement {
  const panel = element('div', '')
  panel.className = 'failure'
  panel.role = 'alert'
  const call = element('p', 'Please call us: ')
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')
  if (phone) call.append(Object.assign(element('a', phone.textContent), { href: phone.href }))
  panel.append(element('h2', heading), ...content, call)
  return panel
}

function element<Tag extends 'a' | 'button' | 'div' | 'h2' | 'p'>(tag: Tag, textContent: string) {
  return Object.assign(document.createElement(tag), { textContent })
}

declare global {
  interface Window {
    /** Failures that src/scripts/early.js recorded before this script loaded. */
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
