import { Fragment, type ReactNode } from 'react'
import { beforeText } from '#app/lib/text.ts'

type SentenceProps = { text: string; values: Readonly<Record<string, ReactNode>> }

/** A sentence from content with elements in the places of its {names}. */
export function Sentence({ text, values }: SentenceProps) {
  // Split by a pattern in brackets, the names themselves are kept: every second part is one.
  const parts = text.split(/\{(\w+)\}/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={index}>{index % 2 === 1 ? valueAt(index) : part}</Fragment>
  ))

  function valueAt(index: number): ReactNode {
    const value = values[parts[index] ?? '']
    return typeof value === 'string' ? beforeText(value, parts[index + 1] ?? '') : value
  }
}
