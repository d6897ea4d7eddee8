import { type Document, visit, type YAMLError } from 'yaml'
import { quoted } from './english.ts'
import type { Problem } from './problem.ts'

type LineAt = (offset: number) => number
type Typed = { file: string; text: string; document: Document.Parsed; lineAt: LineAt }
type Advice = Pick<Problem, 'expected' | 'example' | 'hint'>

/**
 * The parser's errors, for an owner who does not know that the file is YAML. Errors after the first
 * mostly follow from it, so only repeated fields, which are independent, are all listed.
 */
export function yamlErrors(typed: Typed): { problems: Problem[]; fatal: boolean } {
  const { file, text, document, lineAt } = typed
  const lines = text.split('\n')
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const repeated = errors.filter((error) => error.code === 'DUPLICATE_KEY')
  const [first] = errors.filter((error) => error.code !== 'DUPLICATE_KEY')
  const problems = repeated.map((error): Problem => {
    const line = lineAt(error.pos[0])
    const key = keyIn(lines[line - 1] ?? '')
    return {
      file,
      line,
      field: key,
      found: `the field "${key}" twice`,
      expected: 'each field only once; remove one of the two',
      hint: 'If it belongs to the next item of a list, that item is missing its dash.',
    }
  })
  if (first) {
    const line = startOf(first, lineAt, text)
    const color = lines.slice(0, line).findLast((typed) => unquotedColor.test(typed))
    if (color && /flow/i.test(first.message)) {
      const at = lines.lastIndexOf(color, line - 1) + 1
      problems.push({ file, line: at, found: quoted(color), ...colorAdvice(color) })
      return { problems, fatal: true }
    }
    const advice = advise(first, lines[line - 1] ?? '')
    // What the parser cannot read as part of this line is a line below that is indented too far.
    const below = first.code === 'BLOCK_AS_IMPLICIT_KEY' && advice === indentAdvice
    const culprit = below ? lines.findIndex((typed, at) => at >= line && typed.trim()) + 1 : line
    problems.push({ file, line: culprit, found: quoted(lines[culprit - 1] ?? ''), ...advice })
    return { problems, fatal: true }
  }
  const mark = repeatMark(document, text)
  if (mark !== undefined) {
    const line = lineAt(mark)
    const typed = lines[line - 1] ?? ''
    problems.push({ file, line, found: quoted(typed), ...quoteAdvice(typed) })
  }
  return { problems, fatal: mark !== undefined }
}

/** Inside braces the # of a color makes a remark of everything after it, the closing brace too. */
const unquotedColor = /^[^#]*[:,[{]\s+#[^\s#]/

function colorAdvice(line: string): Advice {
  return {
    expected: 'the text in quotation marks',
    example: line.trim().replaceAll(/(?<=[\s[{])#[^\s,\]}]+/g, '"$&"'),
    hint: 'What follows a # sign is a remark unless it is in quotation marks.',
  }
}

function advise(error: YAMLError, line: string): Advice {
  if (error.code === 'TAB_AS_INDENT') {
    return {
      expected: 'spaces at the start of the line, not a tab',
      hint: 'Use two spaces for each level.',
    }
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    return {
      expected: 'no single backslash inside "quotation marks"',
      hint: "Type the backslash twice, or put the text in 'single' quotation marks.",
    }
  }
  if (error.code === 'MULTIPLE_DOCS') {
    return { expected: 'no --- line inside the file', hint: 'Delete the --- line.' }
  }
  if (error.code === 'MISSING_CHAR' && /closing/.test(error.message)) {
    return {
      expected: 'a quotation mark at both the start and the end of the text',
      hint: 'If the text contains a quotation mark, put the other kind around it: "the client\'s" or \'so-called "loophole"\'.',
    }
  }
  if (/^\s*(- )?[\w-]+:[^\s:/]/.test(line)) {
    return { expected: 'a space after the colon', example: line.trim().replace(':', ': ') }
  }
  const closing = /end with a ([\]}])/.exec(error.message)?.[1]
  if (closing) {
    const opening = closing === ']' ? '[' : '{'
    return {
      expected: `a ${closing} before this line, because a ${opening} above was never closed`,
      hint: `Text that starts with ${opening} needs quotation marks.`,
    }
  }
  const value = valueIn(line)
  if (needsQuotes.test(value) && !isQuoted.test(value)) return quoteAdvice(line)
  return /:(\s|$)|^\s*- /.test(line) ? indentAdvice : colonAdvice(line)
}

const needsQuotes = /^[{}[\]*&!|>@`%#"'“”„,?]|^- |: |:$/

const isQuoted = /^"[^"]*"$|^'[^']*'$/

const indentAdvice: Advice = {
  expected: 'the same number of spaces before lines that belong together',
  example: 'hours:\n  - days: Friday\n    opens: 11am\n    closes: 3pm',
  hint: 'Compare the spaces at the start of this line with the lines above and below. Text that runs over several lines goes below a > sign, indented two spaces.',
}

/** `title "Our prices"`, or the second line of a text that has moved to the left edge. */
function colonAdvice(line: string): Advice {
  const [, name, value = ''] = /^\s*([\w-]+)(\s+["'].*|\s*)$/.exec(line) ?? []
  return {
    expected: 'a field name, a colon and a value',
    ...(name && { example: `${name}: ${value.trim()}`.trim() }),
    hint: "If this line continues the text above it, indent it two spaces more than that field's name.",
  }
}

function quoteAdvice(line: string): Advice {
  const [, before = '', key = '', value = ''] = parts(line)
  const text = value.replace(/^(["'])(.*)\1$|^[“”„](.*)[“”]$/, '$2$3')
  const marked = text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text)
  return {
    expected: 'the text in quotation marks',
    example: `${before.trimStart()}${key && `${key}: `}${marked}`,
    hint: /^[“”„]/.test(value)
      ? 'Use straight quotation marks ("), not curly ones (“ ”).'
      : /^[*&]/.test(value)
        ? 'A text that starts with * or & needs quotation marks. To use a value twice, type it twice.'
        : 'Text needs quotation marks when it contains a colon and a space, or starts with one of { [ * & ! | > @ ` % # " \'',
  }
}

function keyIn(line: string): string {
  return (parts(line)[2] ?? line).trim().replaceAll(/^["']|["']$/g, '')
}

function valueIn(line: string): string {
  return parts(line)[3] ?? ''
}

/** `  - title: Taxes: a guide` -> [, '  - ', 'title', 'Taxes: a guide'] */
function parts(line: string): readonly (string | undefined)[] {
  return (
    /^(\s*(?:- )?)([^\s:#][^:]*):(?:\s+(.*\S))?\s*$/.exec(line) ??
    /^(\s*(?:- )?)(\s*)(?!$)(.*\S)\s*$/.exec(line) ?? ['', '', line, '']
  )
}

/** The parser reports an unclosed quotation mark at the end of the file, and some errors at an empty
    line above the one at fault. */
function startOf(error: YAMLError, lineAt: LineAt, text: string): number {
  const [from] = error.pos
  const line = lineAt(from + (/^\s*\n[ \t]*(?=\S)/.exec(text.slice(from))?.[0].length ?? 0))
  if (error.code !== 'MISSING_CHAR' || !/closing/.test(error.message)) return line
  const mark = error.message.includes("'") ? "'" : '"'
  const lines = text.split('\n').slice(0, line)
  const opened = lines.findLastIndex((typed) => typed.split(mark).length % 2 === 0)
  return opened === -1 ? line : opened + 1
}

/** `*bold* text` and `&Co` look to YAML like a value to be repeated. Nothing here is: whoever writes a
    file types the value again, and a file cannot blow itself up. */
function repeatMark(document: Document.Parsed, text: string): number | undefined {
  let found: number | undefined
  visit(document, {
    Alias(_, node) {
      found ??= node.range?.[0]
    },
    Value(_, { anchor, range }) {
      if (anchor && range) found ??= text.lastIndexOf(`&${anchor}`, range[0])
    },
  })
  return found
}

/** Spaces copied from a web page or from Word look like indentation but don't count. */
export function invisibleIndents({ file, text }: Typed): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    /^[ \t]*[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/.test(line)
      ? [
          {
            file,
            line: index + 1,
            found: 'an invisible special character at the start of the line',
            expected: 'ordinary spaces',
            hint: 'It comes from copying text from a web page or Word. Delete everything before the first letter and type the spaces again.',
          },
        ]
      : [],
  )
}

/** A remark begins with # after a space, so `100 Main Street #200` would lose its end. After words, a
    number behind the # sign is no remark either. */
export function cutValues({ file, text, document, lineAt }: Typed): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(_, { range, type }) {
      if (!range || type !== 'PLAIN' || range[0] === range[1]) return
      const value = text.slice(range[0], range[1])
      const cut = /[a-z]\s/i.test(value) ? /^[ \t]+#(?: ?\d|[^\s#])[^\n]*/ : /^[ \t]+#[^\s#][^\n]*/
      const rest = cut.exec(text.slice(range[1]))?.[0]
      if (!rest) return
      problems.push({
        file,
        line: lineAt(range[0]),
        found: `${quoted(value)}, because what follows the # sign is a remark`,
        expected:
          'the text in quotation marks, or, for a remark, a space and a word after the # sign',
        example: JSON.stringify(value + rest),
      })
    },
  })
  return problems
}

/** An item that is indented more than the one above it becomes part of that one's text. */
export function swallowedItems({ file, text, document, lineAt }: Typed): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(_, { range, type }) {
      if (!range || type !== 'PLAIN') return
      const dash = /\n[ \t]*- /.exec(text.slice(range[0], range[1]))
      if (!dash) return
      problems.push({
        file,
        line: lineAt(range[0] + dash.index + 1),
        found: 'a dash farther to the right than the item above it',
        expected: 'the dashes of a list lined up',
        example: '- first\n- second',
      })
    },
  })
  return problems
}
