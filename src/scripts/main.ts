// The script of every page. It watches what HTML already offers; without it every page works.
import { handleAddresses } from './addresses.ts'
import { startCounters } from './counters.ts'
import { startFades } from './fades.ts'
import { watchIslands } from './failures.ts'
import { handleMenus } from './menus.ts'
import { watchPictures } from './pictures.ts'
import { startQuickActions } from './quick-actions.ts'

handleMenus()
handleAddresses()
watchPictures()
watchIslands()
startQuickActions()
// These two watch what is drawn, so they wait until something is.
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  startCounters()
  startFades()
}).observe({ type: 'paint', buffered: true })

if (document.querySelector('[data-not-found]')) console.error(`Page not found: ${location.pathname}`)
