import type { ComponentType } from 'react'

// Hydrates the islands of a page when they come near the window or are touched. React is fetched
// with the first of them. What a visitor did before that counts: text stays in its fields, and the
// last pressed button, sent form or chosen option is answered once the island has started.

const modules = import.meta.glob<{ Island: ComponentType }>('../islands/*.tsx')
const started = new WeakSet<Element>()
const answering = new WeakSet<Element>()
const held = new WeakMap<Element, () => void>()

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) startAround(target)
    }
  },
  { rootMargin: '300px' },
)

for (const island of document.querySelectorAll('[data-island]')) {
  // The island itself has no box of its own (display: contents).
  if (island.firstElementChild) near.observe(island.firstElementChild)
}
for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(sign, ({ target }) => startAround(target), { passive: true })
}
document.addEventListener('submit', hold, true)
// early.ts calls it with everything else, and with what was done before this script came.
dispatchEvent(new CustomEvent('islands', { detail: hold }))
addEventListener('hashchange', startNamed)
startNamed()

/** "#calculator=80000,320000" is for the island that has #calculator, or that is in it, however far away
    it is. */
function startNamed() {
  const [id = ''] = location.hash.slice(1).split('=')
  const named = document.getElementById(id)
  startAround(named?.querySelector('[data-island]') ?? named)
}

function startAround(target: EventTarget | null) {
  const island = islandOf(target)
  if (island) start(island)
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}

/** Keeps what an island cannot answer yet. */
function hold(event: Event) {
  const island = islandOf(event.target)
  if (!island || answering.has(island)) return
  // An edit makes an earlier press of a button obsolete.
  if (event.type === 'input') held.delete(island)
  const repeat = repetition(event)
  if (repeat) held.set(island, repeat)
  // A form sent now would leave the page.
  if (event.type === 'submit') event.preventDefault()
  start(island)
}

function repetition(event: Event): (() => void) | undefined {
  const { target, type } = event
  if (target instanceof HTMLFormElement) return () => target.requestSubmit()
  if (type === 'change' && target instanceof HTMLSelectElement) {
    return () => target.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing) {
    return () =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
  return type === 'click' && button ? () => button.click() : undefined
}

async function start(island: HTMLElement) {
  if (started.has(island)) return
  started.add(island)
  try {
    const load = modules[`../islands/${island.dataset.island}.tsx`]
    if (!load) throw new Error(`There is no island "${island.dataset.island}".`)
    const [{ hydrate }, { Island }] = await Promise.all([import('./hydrate.tsx'), load()])
    hydrate(island, Island, () => answer(island))
  } catch (error) {
    // The HTML goes on by itself: style sheets show what works without script.
    island.dataset.failed = ''
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
