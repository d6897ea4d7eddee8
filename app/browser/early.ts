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

// A button of an island that was pressed before the starter came is pressed again for it.
let pressed: HTMLElement | null = null
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  // A form that is sent now is sent by the browser.
  pressed = target.closest<HTMLElement>('[data-island] button[type="button"]') ?? pressed
})
addEventListener('islands', () => pressed?.click(), { once: true })
