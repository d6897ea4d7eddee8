import { globSync, readFileSync } from 'node:fs'
import { markdownToHtml } from 'satteri'
import { type Document, isNode, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { errorsIn } from '../rules.ts'
import { markdown } from './article-boxes.ts'

// Checks the content before Astro reads it, and reports errors by file, line and field.

type Source = { document: Document; lines: LineCounter; body: string | undefined }

/** Returns the content, or exits and lists every error in it. */
export function checkedContent(): ReadonlyMap<string, unknown> {
  const sources = readableSources()
  const content = new Map([...sources].map(([file, source]) => [file, dataOf(source)]))
  const errors = errorsIn(content).map(({ file, path, message }) => {
    const field = path.length > 0 ? `, ${z.core.toDotPath(path)}` : ''
    return `${file}${lineOf(sources.get(file), path)}${field}: ${message}.`
  })
  errors.push(...[...sources].flatMap(([file, { body = '' }]) => markdownErrors(file, body)))
  if (errors.length > 0) failBuild(errors)
  return content
}

export const dataOf = ({ document, body }: Source): object => ({ ...document.toJS(), ...(body && { body }) })

/** Returns every file without checking its fields, or exits and lists the files that can't be parsed. */
export function readableSources(title?: string): ReadonlyMap<string, Source> {
  const files = globSync('content/**/*.{yaml,md}').sort()
  const sources = new Map(files.map((file) => [file, read(file)]))
  const unreadable = [...sources].flatMap(([file, { document, lines }]) =>
    document.errors.slice(0, 1).map(({ message, pos: [position] }) => {
      const [reason] = message.split(/ at line |:?\n/)
      const { line } = lines.linePos(startOf(document, position))
      return `${file}, line ${line}: ${reason}. Check the colons, quotes and indentation there.`
    }),
  )
  if (unreadable.length > 0) failBuild(unreadable, title)
  return sources
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const [, head = '', body] = (file.endsWith('.md') && /^---(\r?\n.*?\r?\n)---\r?\n(.*)$/s.exec(text)) || ['', text]
  const lines = new LineCounter()
  return { document: parseDocument(head, { lineCounter: lines }), lines, body }
}

function markdownErrors(file: string, body: string): string[] {
  try {
    markdownToHtml(body, markdown)
    return []
  } catch (error) {
    return [`${file}: ${(error as Error).message}`]
  }
}

/** Returns where the unclosed quote or bracket starts. The parser reports the error farther down. */
function startOf(document: Document, position: number): number {
  let start = position
  visit(document, {
    Node(_, { range, flow, type }: Node & { flow?: boolean; type?: string }) {
      if (range && (flow || type?.startsWith('QUOTE')) && range[0] <= position && position <= range[2]) start = range[0]
    },
  })
  return start
}

/** Returns the line of a field, or for a missing field, the line of its parent. */
function lineOf(source: Source | undefined, path: readonly PropertyKey[]): string {
  const node = source?.document.getIn(path, true)
  if (isNode(node) && node.range && source) return `, line ${source.lines.linePos(node.range[0]).line}`
  return path.length > 1 ? lineOf(source, path.slice(0, -1)) : ''
}

/** Exits without a stack trace, which would distract an owner from the message. */
export function failBuild(errors: readonly string[], title = 'Build failed'): never {
  process.stderr.write(`\n${title}:\n${errors.join('\n')}\n`)
  process.exit(1)
}
