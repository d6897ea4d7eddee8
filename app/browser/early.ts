// Inlined into the head of every page: what has to happen before the first paint.

history.scrollRestoration = 'manual'
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be blocked; the system's setting then decides.
}
