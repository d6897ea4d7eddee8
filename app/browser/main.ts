// The one script of every page. It watches what HTML already offers and never builds interface;
// without it every page works.

import { handleAddresses } from './addresses.ts'
import { startCounters } from './counters.ts'
import { handleMenus } from './menus.ts'
import { watchPictures } from './pictures.ts'
import { startReveals } from './reveals.ts'

handleMenus()
handleAddresses()
watchPictures()
startCounters()
startReveals()

const lost = document.querySelector('[data-not-found]')
if (lost) console.error(`Page not found: ${location.pathname}`)
