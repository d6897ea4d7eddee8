import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// Words that a visitor reads are in content/, so that another language is a folder.

/** The names of states are the same in every language; the other is for the report on words. */
const kept = ['app/lib/required-notes.ts', 'app/lib/us-states.ts']
const files = globSync(['app/**/*.tsx', 'app/{lib,site}/**/*.ts'], {
  exclude: ['**/*.test.ts', ...kept],
})

const read = /^(?:aria-label|alt|title|placeholder|label|heading|summary|caption|question)$/
/** What is never shown: code, and messages to whoever runs the build. */
const silent = new Set(['ImportDeclaration', 'ThrowStatement', 'TSLiteralType'])
const silentAttributes =
  /^(?:className|d|viewBox|transform|points|sizes|rel|content|media|name|pattern)$/

test.each(files)('%s has no words of its own', (file) => {
  expect(wordsIn(parseSync(file, readFileSync(file, 'utf8')).program)).toEqual([])
})

/** Text between tags, attributes that are read, and strings of two words or more that aren't HTML or
    a selector. */
function wordsIn(node: unknown, isShown = false): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => wordsIn(each, isShown))
  if (!isNode(node) || silent.has(node.type)) return []
  const { type, value, ...parts } = node
  if (type === 'JSXText') return found(value, true)
  if (type === 'Literal') return found(value, isShown)
  if (type === 'TemplateElement') return found((value as { cooked: string }).cooked, isShown)
  if (type === 'JSXAttribute') {
    const { name } = parts.name as { name: string }
    if (silentAttributes.test(name)) return []
    return wordsIn(value, read.test(name))
  }
  return [value, ...Object.values(parts)].flatMap((each) => wordsIn(each))
}

function found(value: unknown, isShown: boolean): string[] {
  if (typeof value !== 'string') return []
  const isWords = isShown ? /\p{L}{2}/u : /^[^<[]*\p{L}{2}[,.:]? \p{L}{2}[^<[]*$/u
  return isWords.test(value) ? [value.trim()] : []
}

type Node = { type: string; [part: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
