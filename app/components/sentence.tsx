import { Fragment, type ReactNode } from 'react'
import { beforeText } from '#app/lib/before-text.ts'
import { isText, plain, type Shown } from '#app/lib/shown.ts'

type SentenceProps = { text: Shown; values: Readonly<Record<string, ReactNode>> }

/** A sentence from content with elements in the places of its {names}. */
export function Sentence({ text, values }: SentenceProps) {
  // Split by a pattern in brackets, the names themselves are kept: every second part is one.
  const parts: readonly Shown[] = text.split(/(\{\w+\})/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={index}>{index % 2 === 1 ? valueAt(index) : part}</Fragment>
  ))

  function valueAt(index: number): ReactNode {
    const value = values[plain(parts[index] ?? '').slice(1, -1)]
    const after = plain(parts[index + 1] ?? '')
    if (isText(value)) return value.map((words) => beforeText(words, after))
    return typeof value === 'string' ? beforeText(value, after) : value
  }
}
