const root = document.documentElement

/** Applies what was chosen on this or another page; otherwise the system's setting decides. */
export function applyTheme() {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {
    // Storage may be blocked.
  }
  printDrawings()
}

export function switchTheme({ target }: Event) {
  if (!(target instanceof Element && target.closest('[data-theme-switch]'))) return
  const theme = isDark() ? 'light' : 'dark'
  root.dataset.theme = theme
  printDrawings()
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice holds for this page.
  }
}

function isDark(): boolean {
  const { theme } = root.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/** WebKit does not tell an SVG image the theme of its page, so there its address does. */
function printDrawings() {
  if (!CSS.supports('-webkit-nbsp-mode', 'space')) return
  for (const image of document.images) {
    const [file = '', night] = image.src.split('#')
    if (!file.endsWith('.svg') || Boolean(night) === isDark()) continue
    image.src = '' // or it would not be painted anew
    image.src = night ? file : `${file}#night`
  }
}
