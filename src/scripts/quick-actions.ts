/** On a phone the bar of actions comes once the buttons at the head of the page have left. */
export function startQuickActions() {
  const bar = document.querySelector<HTMLElement>('[data-quick-actions]')
  const buttons = document.querySelector('main [data-booking]')
  if (!bar) return
  if (!buttons) bar.dataset.quickActions = 'shown'
  else {
    new IntersectionObserver((entries) => {
      bar.dataset.quickActions = entries.at(-1)?.isIntersecting ? 'away' : 'shown'
    }).observe(buttons)
  }
}
