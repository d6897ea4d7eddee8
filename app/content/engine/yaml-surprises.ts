import { type Document, visit } from 'yaml'
import type { Problem } from './problem.ts'

/** What YAML accepts without a word although its author meant something else. */
export function yamlSurprises(
  file: string,
  text: string,
  document: Document.Parsed | undefined,
  lineAt: (offset: number) => number,
): Problem[] {
  const swallowed = document ? swallowedItems(file, text, document, lineAt) : []
  return [...invisibleIndents(file, text), ...swallowed]
}

/** Spaces copied from a web page or from Word look like indentation and are none. */
function invisibleIndents(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    /^[ \t]*[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/.test(line)
      ? [
          {
            file,
            line: index + 1,
            found: 'an invisible special character at the beginning of the line',
            expected: 'ordinary spaces',
            hint: 'It comes along when text is copied from a web page. Delete everything before the first letter and type the spaces anew.',
          },
        ]
      : [],
  )
}

/** An item that stands further right than the one above it becomes a part of that one's text. */
function swallowedItems(
  file: string,
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(_, { range, type }) {
      if (!range || type !== 'PLAIN') return
      const dash = /\n[ \t]*- /.exec(text.slice(range[0], range[1]))
      if (!dash) return
      problems.push({
        file,
        line: lineAt(range[0] + dash.index + 1),
        found: 'a dash further to the right than the item above it',
        expected: 'the dashes of a list below one another',
        example: '- first\n- second',
      })
    },
  })
  return problems
}
