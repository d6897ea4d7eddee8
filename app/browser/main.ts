// The one script of every page. It watches what HTML already offers and never builds interface;
// without it every page works.

import { handleAddresses } from './addresses.ts'
import { handleMenus } from './menus.ts'
import { watchPictures } from './pictures.ts'
import { startCounters, startReveals } from './seen.ts'

handleMenus()
handleAddresses()
watchPictures()
startCounters()
startReveals()

const lost = document.querySelector('[data-not-found]')
if (lost) console.error(`Page not found: ${location.pathname}`)
