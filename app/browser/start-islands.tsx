import type { ComponentType } from 'react'

// Hydrates the islands of a page when they come near the window or are touched. React is fetched
// with the first of them. What a visitor did before that is not lost: text stays in its fields, and
// a pressed button or a sent form is answered once the island has started.

type IslandModule = { Island: ComponentType }

const modules = import.meta.glob<IslandModule>('../islands/*.tsx')
const started = new WeakSet<Element>()
const answering = new WeakSet<Element>()
const held = new WeakMap<Element, () => void>()

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target.parentElement) start(target.parentElement)
    }
  },
  { rootMargin: '300px' },
)

for (const island of document.querySelectorAll('[data-island]')) {
  // The island itself has no box of its own (display: contents).
  if (island.firstElementChild) near.observe(island.firstElementChild)
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input']) {
    island.addEventListener(sign, () => start(island), { once: true, passive: true })
  }
}
document.addEventListener('submit', hold, true)
document.addEventListener('click', hold, true)

/** Keeps what an island cannot answer yet. A form sent now would leave the page. */
function hold(event: Event) {
  const target = event.target as Element
  const island = target.closest('[data-island]')
  if (!island || answering.has(island)) return
  if (event.type === 'submit') {
    event.preventDefault()
    held.set(island, () => (target as HTMLFormElement).requestSubmit())
  } else {
    const button = target.closest<HTMLButtonElement>('button[type="button"]')
    if (button) held.set(island, () => button.click())
  }
  start(island)
}

async function start(island: Element) {
  if (started.has(island) || !(island instanceof HTMLElement)) return
  started.add(island)
  const { island: name, props = '{}' } = island.dataset
  try {
    const load = modules[`../islands/${name}.tsx`]
    if (!load) throw new Error(`There is no island "${name}".`)
    const [{ hydrateRoot }, { IslandRoot }, { Island }] = await Promise.all([
      import('react-dom/client'),
      import('#app/components/island-root.tsx'),
      load(),
    ])
    const { phone, ...own } = JSON.parse(props)
    hydrateRoot(
      island,
      <IslandRoot phone={phone} onReady={() => answer(island)}>
        <Island {...own} />
      </IslandRoot>,
      { identifierPrefix: island.id, onRecoverableError: reportError },
    )
  } catch (error) {
    // The HTML goes on working by itself, so what was held is let through.
    answer(island)
    reportError(error)
  }
}

function answer(island: HTMLElement) {
  if (answering.has(island)) return
  answering.add(island)
  island.dataset.ready = ''
  held.get(island)?.()
}
