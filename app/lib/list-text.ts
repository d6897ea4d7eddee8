/** The words around a checklist that is copied as text. */
export type ListWords = {
  title: string
  have: string
  missing: string
  copied: string
  refused: string
  /** How numbers and documents are sent. */
  safely: string
}

export type Entry = { text: string; checked: boolean }

/** A checklist as a message: what somebody has, what is still missing, and how to send it. */
export function listText(entries: readonly Entry[], words: ListWords): string {
  const part = (heading: string, checked: boolean) => {
    const lines = entries.filter((entry) => entry.checked === checked)
    return lines.length > 0 ? [[heading, ...lines.map(({ text }) => `- ${text}`)].join('\n')] : []
  }
  return [words.title, ...part(words.have, true), ...part(words.missing, false), words.safely].join(
    '\n\n',
  )
}
