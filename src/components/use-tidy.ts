import { type RefObject, useEffect } from 'react'

/** Fields for numbers keep only digits, commas and periods, also of what was typed before hydration. */
export function useTidy(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    for (const input of part.current?.querySelectorAll<HTMLInputElement>('[inputmode]') ?? []) {
      tidy(input)
      // Text that an input method is still composing is not final.
      input.addEventListener('input', (event) => (event as InputEvent).isComposing || tidy(input))
      input.addEventListener('compositionend', () => tidy(input))
    }
  }, [part])
}

/** The caret keeps its place. */
function tidy(input: HTMLInputElement) {
  const { value, selectionStart } = input
  const clean = (text: string) => text.replaceAll(/[^\d.,]/g, '')
  if (clean(value) === value) return
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length
  input.value = clean(value)
  // Safari would move the focus to a field whose selection is set.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
