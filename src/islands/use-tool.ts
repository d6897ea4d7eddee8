import { type ComponentProps, startTransition, useRef, useState } from 'react'
import { useTidy } from '../components/use-tidy.ts'

/** An amount in dollars that must be there, a count that may be left out, or a choice. */
export type Question = { name: string; label: string; kind: 'amount' | 'count' | 'choice' }

type Input = HTMLInputElement | HTMLSelectElement
type InputProps = Pick<ComponentProps<'input'>, 'name' | 'aria-describedby' | 'aria-invalid' | 'onInput' | 'onKeyDown'>
type Asked<Answers, Made> = { id: string; questions: readonly Question[]; work: (answers: Answers) => Made }

/** The states of a calculator: what is wrong with its fields, or what it made of them. The fields keep their own values, so
    that what is typed before hydration stays. Nothing is stored or sent. */
export function useTool<Answers extends Record<string, number | string>, Made>({
  id,
  questions,
  work,
}: Asked<Answers, Made>) {
  const part = useRef<HTMLDivElement>(null)
  const [faults, setFaults] = useState<{ name: string; text: string }[]>([])
  const [made, setMade] = useState<Made>()
  useTidy(part)

  return { part, faults, made, input, calculate }

  /** Shows the answer; otherwise says what is missing and focuses the first of it. */
  function calculate() {
    const read = questions.map((question) => {
      const input = part.current?.querySelector<Input>(`[name="${id}-${question.name}"]`)
      const typed = input?.value ?? ''
      const value = question.kind === 'choice' ? typed : numberOf(typed)
      return { name: question.name, input, text: faultOf(question, typed), value }
    })
    const wrong = read.filter(({ text }) => text)
    setFaults(wrong)
    const [first] = wrong
    if (first) {
      // A closed fold cannot be focused.
      first.input?.closest('details')?.setAttribute('open', '')
      first.input?.focus()
      return
    }
    const answers = Object.fromEntries(read.map(({ name, value }) => [name, value])) as Answers
    // The pressed button is painted before the answer.
    startTransition(() => setMade(work(answers)))
  }

  /** For the input of a question that is described by the element with this id. An edit hides the answer. */
  function input({ name, kind }: Question, describedBy = ''): InputProps {
    const isInvalid = faults.some((fault) => fault.name === name)
    return {
      name: `${id}-${name}`,
      'aria-describedby': (isInvalid ? `${describedBy} ${id}-status`.trim() : describedBy) || undefined,
      'aria-invalid': isInvalid || undefined,
      onInput() {
        setFaults([])
        setMade(undefined)
      },
      onKeyDown({ key, nativeEvent }) {
        // On a list of choices the key is the browser's.
        if (key === 'Enter' && kind !== 'choice' && !nativeEvent.isComposing) calculate()
      },
    }
  }
}

function faultOf({ kind, label }: Question, text: string): string {
  const number = numberOf(text)
  if (kind === 'amount' && !text) return `Enter an amount for ${label}.`
  if (kind === 'amount' && !(number > 0 && Number.isFinite(number))) return `Enter a number above zero for ${label}.`
  if (kind === 'count' && !(Number.isInteger(number) && number <= 99)) {
    return `Enter a whole number from 0 to 99 for ${label}.`
  }
  return ''
}

/** Commas are ignored wherever they are; nothing is zero, and "1.2.3" or "." no number. */
const numberOf = (text: string) => Number(text.replaceAll(',', ''))
