import { type Document, visit, type YAMLError } from 'yaml'
import type { Problem } from './problem.ts'
import { quoted } from './words.ts'

type Told = { problems: Problem[]; fatal: boolean }
type Cure = Pick<Problem, 'expected' | 'example' | 'hint'>

/**
 * The parser's faults, told to somebody who does not know that the file is YAML. Faults after the
 * first are mostly its echoes, so only repeated fields, which stand for themselves, are all listed.
 */
export function yamlProblems(
  file: string,
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Told {
  const lines = text.split('\n')
  const faults = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const repeated = faults.filter((fault) => fault.code === 'DUPLICATE_KEY')
  const [first] = faults.filter((fault) => fault.code !== 'DUPLICATE_KEY')
  const problems = repeated.map((fault): Problem => {
    const line = lineAt(fault.pos[0])
    const key = keyIn(lines[line - 1] ?? '')
    return {
      file,
      line,
      field: key,
      found: `the field "${key}" a second time`,
      expected: 'each field once; remove one of the two',
      hint: 'If it belongs to the next item of a list, the dash that begins that item is missing.',
    }
  })
  if (first) {
    const line = startOf(first, lineAt, text)
    const told = cure(first, lines[line - 1] ?? '')
    // What the parser cannot read as part of this line is a line below that stands too far right.
    const below = first.code === 'BLOCK_AS_IMPLICIT_KEY' && told === indentCure
    const culprit = below ? lines.findIndex((typed, at) => at >= line && typed.trim()) + 1 : line
    problems.push({ file, line: culprit, found: quoted(lines[culprit - 1] ?? ''), ...told })
    return { problems, fatal: true }
  }
  const alias = unresolvedAlias(document)
  if (alias !== undefined) {
    const line = lineAt(alias)
    const typed = lines[line - 1] ?? ''
    problems.push({ file, line, found: quoted(typed), ...quoteCure(typed) })
  }
  return { problems, fatal: alias !== undefined }
}

function cure(fault: YAMLError, line: string): Cure {
  if (fault.code === 'TAB_AS_INDENT') {
    return {
      expected: 'spaces at the beginning of the line, no tab',
      hint: 'Use two spaces for each step to the right.',
    }
  }
  if (fault.code === 'BAD_DQ_ESCAPE') {
    return {
      expected: 'no single backslash inside "quotation marks"',
      hint: "Write the backslash twice, or put the text in 'single' quotation marks.",
    }
  }
  if (fault.code === 'MULTIPLE_DOCS') {
    return { expected: 'no line --- inside the file', hint: 'Delete the line ---.' }
  }
  if (fault.code === 'MISSING_CHAR' && /closing/.test(fault.message)) {
    return {
      expected: 'a quotation mark at the end of the text as well as at its beginning',
      hint: 'If the text itself contains a quotation mark, use the other kind around it: "the client\'s" or \'so-called "loophole"\'.',
    }
  }
  if (/^\s*(- )?[\w-]+:[^\s:/]/.test(line)) {
    return { expected: 'a space after the colon', example: line.trim().replace(':', ': ') }
  }
  const closing = /end with a ([\]}])/.exec(fault.message)?.[1]
  if (closing) {
    const opening = closing === ']' ? '[' : '{'
    return {
      expected: `a ${closing} before this line, since a ${opening} above is still open`,
      hint: `Text that begins with ${opening} needs quotation marks.`,
    }
  }
  const value = valueIn(line)
  if (needsQuotes.test(value) && !isQuoted.test(value)) return quoteCure(line)
  return /:(\s|$)|^\s*- /.test(line) ? indentCure : colonCure(line)
}

const needsQuotes = /^[{}[\]*&!|>@`%#"'“”„,?]|^- |: |:$/

const isQuoted = /^"[^"]*"$|^'[^']*'$/

const indentCure: Cure = {
  expected: 'lines that belong together, beginning at the same distance from the left edge',
  example: 'hours:\n  - days: Friday\n    opens: 11am\n    closes: 3pm',
  hint: 'Compare the spaces at the beginning of this line with those of the lines above and below. Text that runs over several lines stands below a > sign, two spaces further to the right.',
}

/** `title "Our prices"`, or the second line of a text that has moved to the left edge. */
function colonCure(line: string): Cure {
  const [, name, value = ''] = /^\s*([\w-]+)(\s+["'].*|\s*)$/.exec(line) ?? []
  return {
    expected: 'the name of a field, a colon and its value',
    ...(name && { example: `${name}: ${value.trim()}`.trim() }),
    hint: 'If this line continues the text above it, move it two spaces further to the right than the name of that field.',
  }
}

function quoteCure(line: string): Cure {
  const [, before = '', key = '', value = ''] = parts(line)
  const text = value.replace(/^(["'])(.*)\1$|^[“”„](.*)[“”]$/, '$2$3')
  const marked = text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text)
  return {
    expected: 'the text in quotation marks',
    example: `${before.trimStart()}${key && `${key}: `}${marked}`,
    hint: /^[“”„]/.test(value)
      ? 'The marks must be straight ones ("), not typographic ones (“ ”).'
      : 'Text needs quotation marks when it contains a colon and a space, or begins with one of { [ * & ! | > @ ` % # " \'',
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

/** A quotation mark that is never closed is noticed at the end of the file; it was opened here. What
    is noticed at an empty line is the fault of the next one that is not. */
function startOf(fault: YAMLError, lineAt: (offset: number) => number, text: string): number {
  const [from] = fault.pos
  const line = lineAt(from + (/^\s*\n[ \t]*(?=\S)/.exec(text.slice(from))?.[0].length ?? 0))
  if (fault.code !== 'MISSING_CHAR' || !/closing/.test(fault.message)) return line
  const mark = fault.message.includes("'") ? "'" : '"'
  const lines = text.split('\n').slice(0, line)
  const opened = lines.findLastIndex((typed) => typed.split(mark).length % 2 === 0)
  return opened === -1 ? line : opened + 1
}

/** `*bold* text` looks to YAML like a reference to something named before. */
function unresolvedAlias(document: Document.Parsed): number | undefined {
  let found: number | undefined
  visit(document, {
    Alias(_, node) {
      if (!node.resolve(document)) found ??= node.range?.[0]
    },
  })
  return found
}
