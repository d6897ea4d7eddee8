// Asks for confirmation before the Escape key, the back arrow or closing the tab discards changes.

const question =
  'Leave without saving? Your changes stay in this browser, and you can restore them when you open this entry again.'

const editor = () => document.querySelector('[role="group"][aria-label="Content Editor"]')
const hasChanges = () =>
  editor() !== null &&
  [...document.querySelectorAll<HTMLButtonElement>('button')].some(
    (button) => button.textContent?.trim() === 'Save' && !button.disabled && button.checkVisibility(),
  )

export function askBeforeLeaving() {
  window.addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault()
  })
  // On Escape, Sveltia clicks the back arrow, so this covers both.
  let isLeaving = false
  let timer = 0
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button')
      const leaves = button?.ariaLabel === 'Cancel Editing' || button?.ariaLabel === 'Back'
      if (!button || !leaves || isLeaving || !hasChanges()) return
      event.stopImmediatePropagation()
      if (timer || !confirm(question)) return
      // Sveltia backs up a draft half a second after the last keystroke.
      timer = window.setTimeout(() => {
        isLeaving = true
        button.click()
        isLeaving = false
        timer = 0
      }, 600)
    },
    true,
  )
}
