const root = document.documentElement

/** The switch in the header; the early script applies what was chosen on the next page. */
export function handleThemeSwitch() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-theme-switch]'))) return
    const theme = isDark() ? 'light' : 'dark'
    root.dataset.theme = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // Without storage the choice holds for this page.
    }
  })
  // Another page may have changed the theme while this one was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      const theme = localStorage.getItem('theme')
      if (theme) root.dataset.theme = theme
    } catch {
      // As above.
    }
  })
}

function isDark(): boolean {
  const { theme } = root.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
