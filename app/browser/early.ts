// Inlined into the head of every page: what has to happen before the first paint, and what answers
// before any script file has come.

import { decideNotice } from './notice.ts'
import { applyTheme, switchTheme } from './theme.ts'

history.scrollRestoration = 'manual'
applyTheme()
decideNotice()
// Another page may have changed the theme while this one was in the back/forward cache.
addEventListener('pageshow', applyTheme)
addEventListener('DOMContentLoaded', applyTheme)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
document.addEventListener('click', switchTheme)

// With manual restoration Chromium leaves out the anchor, and `:target`, of a page that is loaded
// again. Going there replaces the state of the history entry.
addEventListener('DOMContentLoaded', () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' || !location.hash) return
  const { state } = history
  location.replace(location.hash)
  history.replaceState(state, '')
})

// The script files come after the first paint. A tab that is opened unseen paints nothing: there, a
// second after the page has loaded.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(done, 1000))
})
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
Promise.all([painted, parsed]).then(() => {
  const { modules = '' } = document.querySelector<HTMLElement>('[data-modules]')?.dataset ?? {}
  for (const src of modules.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }
})

// What is done to an island is for the starter of islands, also what was done before it came. A form
// that is sent before is sent by the browser.
const early: Event[] = []
let tell = (event: Event): unknown => early.push(event)
for (const act of ['input', 'change', 'keydown', 'click']) {
  document.addEventListener(
    act,
    (event) =>
      event.target instanceof Element && event.target.closest('[data-island]') && tell(event),
    true,
  )
}
addEventListener('islands', (event) => {
  tell = (event as CustomEvent<typeof tell>).detail
  early.forEach(tell)
})
