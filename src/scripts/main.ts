// The one script of every page. It watches what HTML already offers; without it every page works.
import { handleAddresses } from './addresses.ts'
import { startCounters } from './counters.ts'
import { startFades } from './fades.ts'
import { watchIslands } from './failures.ts'
import { handleMenus } from './menus.ts'
import { watchPictures } from './pictures.ts'

handleMenus()
handleAddresses()
watchPictures()
watchIslands()
startCounters()
startFades()

if (document.querySelector('[data-not-found]')) console.error(`Page not found: ${location.pathname}`)
if (document.querySelector('[data-opening]')) import('./opening.ts')
if (document.querySelector('[data-tabs]')) import('./tabs.ts')
