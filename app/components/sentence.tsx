import { Fragment, type ReactNode } from 'react'

type SentenceProps = { text: string; values: Readonly<Record<string, ReactNode>> }

/** A sentence from content with elements in the places of its {names}. */
export function Sentence({ text, values }: SentenceProps) {
  // Split by a pattern in brackets, the names themselves are kept: every second part is one.
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ))
}
