import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Imports run one way, from the programs and pages down to the libraries.

/** Each room with the rooms it may import from, besides itself. Every room above app/lib may take
    types from app/content. */
const directions: Record<string, readonly string[]> = {
  'app/lib': [],
  'app/content': ['app/blocks', 'app/lib'],
  // What blocks are; their views are a room of their own, which no content knows.
  'app/blocks': ['app/content', 'app/lib'],
  'app/components': ['app/blocks', 'app/content', 'app/lib'],
  'app/islands': ['app/components', 'app/lib'],
  'app/browser': ['app/islands', 'app/components', 'app/lib'],
  drawings: ['app/blocks', 'app/content', 'app/lib'],
  views: ['app/blocks', 'app/islands', 'app/components', 'app/content', 'app/lib', 'drawings'],
  'app/site': ['app/blocks', 'app/components', 'app/content', 'app/lib', 'app/styles'],
  hosting: ['app/lib'],
  build: ['app/site', 'app/components', 'app/content', 'app/lib', 'drawings', 'hosting'],
}

const files = globSync('{app,build,drawings,hosting}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|hosts)\.tsx?$|\/(testing|test-[\w-]+|fixture)(\.ts|\/)/.test(file),
)
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string) {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(/(?:^import (type )?[^']*?|import\(\s*)'([.#][^']+\.tsx?)'/gm)
  return Array.from(statements, ([, type, specifier = '']) => ({
    isType: type !== undefined,
    file: resolve(file, specifier),
  }))
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)
}

function roomOf(file: string): string {
  if (/^app\/blocks\/.*\.tsx$/.test(file)) return 'views'
  return file.split('/', file.startsWith('app/') ? 2 : 1).join('/')
}

test('imports run in one direction between the rooms of the house', () => {
  const against = [...imports].flatMap(([file, list]) => {
    const room = roomOf(file)
    const allowed = [room, ...(directions[room] ?? [])]
    const types = room === 'app/lib' ? allowed : [...allowed, 'app/content']
    return list
      .filter((other) => !(other.isType ? types : allowed).includes(roomOf(other.file)))
      .map((other) => `${file} imports ${other.file}`)
  })
  expect(against).toEqual([])
})

test('no module imports itself through others, types included', () => {
  const done = new Set<string>()
  const circles: string[] = []
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])

  function visit(file: string, path: string[]) {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const other of imports.get(file) ?? []) visit(other.file, [...path, file])
    done.add(file)
  }
})
