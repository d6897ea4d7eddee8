// Inlined into the head of every page: what has to happen before the first paint, and the theme
// switch, which answers at once.

import { applyTheme, switchTheme } from './theme.ts'

history.scrollRestoration = 'manual'
applyTheme()
// Another page may have changed the theme while this one was in the back/forward cache.
addEventListener('pageshow', applyTheme)
document.addEventListener('click', switchTheme)
