import type { RefObject } from 'react'
import { cleanAmount } from '#app/lib/savings.ts'
import { Field } from '#app/ui/field.tsx'

type AmountFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  /** What both amounts have in common; shown where it is given. */
  hint?: string
  hintId: string
  /** Names the message when the field is at fault. */
  faultId: string | undefined
  onEdit: () => void
  onEnter: () => void
}

/** A dollar amount. */
export function AmountField(props: AmountFieldProps) {
  const { ref, label, hint, hintId, faultId, onEdit, onEnter } = props
  return (
    <Field
      ref={ref}
      label={label}
      hint={hint ? { id: hintId, text: hint } : undefined}
      sign="$"
      size="figure"
      type="text"
      inputMode="decimal"
      enterKeyHint="go"
      autoComplete="off"
      spellCheck={false}
      aria-describedby={faultId ? `${hintId} ${faultId}` : hintId}
      aria-invalid={faultId ? true : undefined}
      onInput={({ currentTarget, nativeEvent }) => {
        // Text that an input method is still composing is not the visitor's last word.
        if (!(nativeEvent as InputEvent).isComposing) tidy(currentTarget)
        onEdit()
      }}
      onCompositionEnd={({ currentTarget }) => tidy(currentTarget)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) onEnter()
      }}
    />
  )
}

/** Takes out what is no digit, comma or period; the caret stays where the visitor is. */
export function tidy(input: HTMLInputElement) {
  const { value, selectionStart } = input
  const { text, caret } = cleanAmount(value, selectionStart ?? value.length)
  if (text === value) return
  input.value = text
  // Safari would move the focus to a field whose selection is set.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
