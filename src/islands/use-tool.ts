import { startTransition, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Choice } from '../components/field.tsx'
import { amountText, parseAmount } from '../lib/amounts.ts'
import { type NamedYear, withYear, yearAt } from '../lib/years.ts'

/** Asks for dollars, a count, a choice or a checkbox. Its label and hint can contain {year} and {lastYear}. */
export type Question = {
  id: string
  label: string
  hint?: string
  choices?: readonly Choice[]
  isCount?: boolean
  isCheckbox?: boolean
  /** Rejects zero. */
  positive?: boolean
  /** Makes the question optional. With an ID, it's optional only if that other question is empty too. */
  optional?: boolean | string
  initial?: string
}

type Input = HTMLInputElement | HTMLSelectElement
type ToolOptions<Answers, Result> = {
  id: string
  questions: readonly Question[]
  compute: (answers: Answers) => Result
  /** Values for {year}, each with the time it ends. The first one is the year of the build. */
  years?: readonly NamedYear[]
  /** Parses a typed number. */
  parse?: (text: string) => number | undefined
}

/** The state of a calculator: errors in its fields, or its result. The fields are uncontrolled, so text typed before
    hydration stays. Nothing is stored or sent. */
export function useTool<Answers extends Record<string, number | string | boolean | undefined>, Result>({
  id,
  questions,
  compute,
  years = [],
  parse = parseAmount,
}: ToolOptions<Answers, Result>) {
  const year = useYear(years)
  const part = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<{ name: string; text: string; isAnnounced?: boolean }[]>([])
  const [result, setResult] = useState<Result>()

  // Runs before src/scripts/early.js repeats a click from before hydration.
  useLayoutEffect(() => {
    for (const input of part.current?.querySelectorAll<HTMLInputElement>('[inputmode]') ?? [])
      if (input !== document.activeElement) normalizeInput(input)
  }, [])

  return { part, year, errors, result, field, calculate }

  /** Shows the answer, or the errors, and focuses the first field that has one. */
  function calculate() {
    const input = (name: string) => part.current?.querySelector<Input>(`[name="${id}-${name}"]`)
    const inputs = new Map(questions.map((question) => [question.id, input(question.id)]))
    for (const input of inputs.values()) if (input?.inputMode) normalizeInput(input)
    const typed = (name: string) => inputs.get(name)?.value ?? ''
    const newErrors = questions.flatMap((question) => {
      const { id: name, optional } = question
      const isOptional = typeof optional === 'string' ? !typed(optional) : optional
      const text = !typed(name) && isOptional ? '' : errorOf(labeled(question), typed(name), parse)
      return text ? [{ name, text }] : []
    })
    // Until it loses the focus, the first field has no description, which would repeat the announced errors.
    setErrors(newErrors.map((each, index) => ({ ...each, isAnnounced: index === 0 })))
    const first = newErrors[0] && inputs.get(newErrors[0].name)
    if (first) {
      // A field inside a closed `details` can't be focused.
      first.closest('details')?.setAttribute('open', '')
      first.focus()
      return
    }
    const answers = questions.map((question) => {
      const text = typed(question.id)
      const isChecked = inputs.get(question.id)?.matches(':checked')
      return [question.id, question.isCheckbox ? isChecked : question.choices ? text : parse(text)]
    })
    // Lets the browser paint the clicked button before it renders the answer.
    startTransition(() => setResult(compute(Object.fromEntries(answers))))
  }

  function labeled({ label, hint, ...question }: Question): Question {
    return { ...question, label: withYear(label, year), hint: hint && withYear(hint, year) }
  }

  /** Returns the props of a `<Field>`. An edit hides the answer. */
  function field(question: Question) {
    const { id: name, choices, isCount, isCheckbox, initial, label, hint } = labeled(question)
    const { text: error, isAnnounced } = errors.find((each) => each.name === name) ?? {}
    return {
      id: `${id}-${name}`,
      name: `${id}-${name}`,
      label,
      hint,
      choices,
      isCheckbox,
      prefix: isText(question) || isCount ? undefined : '$',
      inputMode: isText(question) ? undefined : isCount ? ('numeric' as const) : ('decimal' as const),
      enterKeyHint: 'go' as const,
      autoComplete: isCheckbox ? undefined : 'off',
      defaultValue: initial,
      error,
      'aria-describedby': error && !isAnnounced ? `${id}-${name}-error` : undefined,
      'aria-invalid': error ? true : undefined,
      onInput() {
        setErrors([])
        setResult(undefined)
      },
      onBlur({ currentTarget }: React.FocusEvent<Input>) {
        if (currentTarget.inputMode) normalizeInput(currentTarget)
        if (isAnnounced) setErrors(errors.map((each) => ({ ...each, isAnnounced: false })))
      },
      onKeyDown({ key, nativeEvent }: React.KeyboardEvent) {
        // On a list of choices, the browser handles Enter.
        if (key === 'Enter' && !choices && !nativeEvent.isComposing) calculate()
      },
    }
  }
}

/** Turns a question without choices into a count. */
export function asCount<Asked extends Pick<Question, 'choices'>>(question: Asked): Asked & { isCount: boolean } {
  return { ...question, isCount: !question.choices }
}

/** Returns the current year. The build computes when years end, because time zone data is slow to load in browsers. */
function useYear(years: readonly NamedYear[]): number {
  return useSyncExternalStore(
    () => () => {},
    () => yearAt(years, Date.now()),
    () => years[0]?.year ?? 0,
  )
}

/** Returns whether the answer stays text. Choices and checkboxes aren't parsed as numbers. */
const isText = ({ choices, isCheckbox }: Question) => Boolean(choices ?? isCheckbox)

function errorOf(question: Question, text: string, parse: (text: string) => number | undefined): string {
  const { label, isCount, positive } = question
  if (isText(question) || (isCount && !text)) return ''
  if (!text) return `Enter an amount for ${label}.`
  const amount = parse(text) ?? Number.NaN
  if (isCount) return amount <= 99 && amount % 1 === 0 ? '' : `Enter a whole number from 0 to 99 for ${label}.`
  if (positive ? amount > 0 : amount >= 0) return ''
  const kind = positive ? 'a number above zero' : 'an amount from $0 to $1,000,000,000'
  return `Enter ${kind} for ${label}, such as ${parse === parseAmount ? '60,000 or 60k' : '60,000'}.`
}

/** Rewrites 60k as 60,000 in the field. */
function normalizeInput(input: Input) {
  const amount = parseAmount(input.value)
  if (amount !== undefined) input.value = amountText(amount)
}
