/** A Markdown file is its fields between two --- lines and the text below them; others are all fields. */
export type Parts = { fields: string; body?: string }

const head = /^---[ \t]*\n([\s\S]*?^)---[ \t]*(?:\n([\s\S]*))?$/m

export function splitFile(file: string, text: string): Parts {
  const [, fields, body = ''] = (file.endsWith('.md') && head.exec(text)) || []
  return fields === undefined ? { fields: text } : { fields, body }
}

/** `body` is the new text below the fields; where it says the same as before, it stays as typed. */
export function joinFile(before: Parts, fields: string, body: unknown): string {
  if (before.body === undefined) return fields
  const same = typeof body !== 'string' || body.trimEnd() === before.body.trimEnd()
  return `---\n${fields}---\n${same ? before.body : `\n${body.trim()}\n`}`
}
