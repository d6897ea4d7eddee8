const root = document.documentElement

/** Applies what was chosen on this or another page; otherwise the system's setting decides. */
export function applyTheme() {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {
    // Storage may be blocked.
  }
}

export function switchTheme({ target }: Event) {
  if (!(target instanceof Element && target.closest('[data-theme-switch]'))) return
  const theme = isDark() ? 'light' : 'dark'
  root.dataset.theme = theme
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
