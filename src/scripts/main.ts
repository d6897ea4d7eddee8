// Loads on every page after the first paint. Every page works without it.
import { startCounters } from './counters.ts'
import { startFades } from './fades.ts'
import { watchIslands } from './failures.ts'
import { handleMenus } from './menus.ts'
import { watchPictures } from './pictures.ts'
import { startQuickActions } from './quick-actions.ts'
import { handleUrlHash } from './url-hash.ts'

handleMenus()
handleUrlHash()
watchPictures()
watchIslands()
startQuickActions()
startCounters()
startFades()

if (document.querySelector('[data-not-found]')) console.error(`Page not found: ${location.pathname}`)
