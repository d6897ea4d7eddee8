/** On a phone, shows the quick actions once the buttons at the top of the page have scrolled out of view. */
export function startQuickActions() {
  const bar = document.querySelector('[data-quick-actions]')
  const buttons = document.querySelector('main [data-booking]')
  const show = (isShown = true) => bar?.setAttribute('data-quick-actions', isShown ? 'shown' : 'hidden')
  if (buttons) new IntersectionObserver((entries) => show(!entries.at(-1)?.isIntersecting)).observe(buttons)
  else show()
}
