import '#app/styles/index.css'
import 'virtual:theme'
import { page } from 'vitest/browser'
import { Calculator } from './calculator.tsx'

/** The calculator with words of its own, and something below it that must not move. */
export function Example() {
  return (
    <>
      <Calculator
        heading="Savings"
        intro="An introduction."
        paidLabel="Tax paid"
        grossLabel="Gross income"
        hint="last year, federal and state"
        button="Calculate"
        disclosure="A disclosure."
        example="An example."
        minimum={17}
        maximum={70}
      />
      <footer>Below</footer>
    </>
  )
}

export const paid = page.getByRole('textbox', { name: 'Tax paid' })
export const gross = page.getByRole('textbox', { name: 'Gross income' })
export const calculate = page.getByRole('button', { name: 'Calculate' })
export const copyLink = page.getByRole('button', { name: 'Copy link' })

/** Inserts a text at the caret as one edit, which is what pasting does. */
export function paste(field: typeof paid, text: string, caret?: number) {
  const input = inputOf(field)
  input.focus()
  if (caret !== undefined) input.setSelectionRange(caret, caret)
  document.execCommand('insertText', false, text)
}

export function inputOf(field: typeof paid): HTMLInputElement {
  return field.element() as HTMLInputElement
}

/** What the status region holds, line by line. */
export function said(): string {
  const lines = page.getByRole('status').element().children
  return Array.from(lines, (line) => line.textContent).join(' ')
}

/** The figures on the plate by their names; none while the results are hidden. */
export function figures(): Record<string, string> {
  const terms = page.getByRole('term').elements()
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )
}
