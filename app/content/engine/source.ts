import type { Parsed } from './parsed.ts'
import { quoted } from './words.ts'
import { parseYaml } from './yaml-source.ts'

const example = '---\ntitle: Tax planning\n---\n\nThe text begins here.'

export function parseSource(file: string, text: string): Parsed {
  if (text.trim() === '') {
    const expected = file.endsWith('.md')
      ? 'fields between two --- lines and, below them, text'
      : 'fields and their values'
    return { problems: [{ file, found: 'an empty file', expected }] }
  }
  return file.endsWith('.md') ? parseMarkdown(file, text) : parseYaml(file, text)
}

/** Front matter between two --- lines, then the text, which becomes the field `body`. */
function parseMarkdown(file: string, text: string): Parsed {
  const lines = text.split('\n')
  const [first = ''] = lines
  if (first.trimEnd() !== '---') {
    const expected = 'a first line --- and, below it, the fields of this page up to a second ---'
    return { problems: [{ file, line: 1, found: quoted(first), expected, example }] }
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) {
    const found = 'a first line --- but no second one'
    const expected = 'a second line --- between the fields and the text'
    return { problems: [{ file, line: 1, found, expected, example }] }
  }
  const front = parseYaml(file, lines.slice(1, end).join('\n'), 1)
  if (!front.source) return front
  const { value, lineOf, typed } = front.source
  const fields = value ?? {}
  if (typeof fields !== 'object' || Array.isArray(fields)) {
    const expected = 'fields such as title between the two --- lines'
    const problem = { file, line: 2, found: quoted(lines[1] ?? ''), expected, example }
    return { problems: [...front.problems, problem] }
  }
  if ('body' in fields) {
    const found = 'a field named "body"'
    const expected = 'the text below the second --- line, not in a field'
    const problem = { file, line: lineOf(['body']), field: 'body', found, expected, example }
    return { problems: [...front.problems, problem] }
  }
  const source = {
    file,
    value: {
      ...fields,
      body: lines
        .slice(end + 1)
        .join('\n')
        .trimEnd(),
    },
    typed,
    lineOf: ((path, spot) =>
      path[0] === 'body' ? end + 1 + (spot?.line ?? 1) : lineOf(path, spot)) as typeof lineOf,
  }
  return { source, problems: front.problems }
}
