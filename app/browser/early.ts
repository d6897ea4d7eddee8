// Inlined into the head of every page: what has to happen before the first paint, and what answers
// before any script file has come.

import { decideDated } from './dated.ts'
import { applyTheme, switchTheme } from './theme.ts'

history.scrollRestoration = 'manual'
applyTheme()
decideDated()
// Another page may have changed the theme while this one was in the back/forward cache.
addEventListener('pageshow', applyTheme)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
document.addEventListener('click', switchTheme)

addEventListener('DOMContentLoaded', () => {
  applyTheme()
  goToAnchor()
  // The script files come after the first paint. A tab that is opened unseen paints nothing.
  new PerformanceObserver(fetchModules).observe({ type: 'paint', buffered: true })
  setTimeout(fetchModules, 2000)
})

/** With manual restoration Chromium leaves out the anchor, and `:target`, of a page that is loaded
    again. Going there replaces the state of the history entry. */
function goToAnchor() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' || !location.hash) return
  const { state } = history
  location.replace(location.hash)
  history.replaceState(state, '')
}

/** A module runs once, however often it is asked for. */
function fetchModules() {
  const { modules = '' } = document.querySelector<HTMLElement>('[data-modules]')?.dataset ?? {}
  for (const file of modules.split(' ')) import(/* @vite-ignore */ file)
}

// What is done to an island is for the starter of islands, also what was done before it came. A form
// that is sent before is sent by the browser.
const early: Event[] = []
let tell = (event: Event): unknown => early.push(event)
for (const act of ['input', 'change', 'keydown', 'click']) {
  const tellOfIslands = (event: Event) =>
    (event.target as Element).closest?.('[data-island]') && tell(event)
  document.addEventListener(act, tellOfIslands, true)
}
addEventListener('islands', (event) => {
  tell = (event as CustomEvent<typeof tell>).detail
  early.forEach(tell)
})
