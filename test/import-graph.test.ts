import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Imports run one way, from the programs and pages down to the libraries.

/** Each room with the rooms it may import from, besides itself. Every room may take types from
    app/content. */
const directions: Record<string, readonly string[]> = {
  'app/lib': [],
  'app/content': ['app/lib'],
  'app/components': ['app/content', 'app/lib'],
  'app/islands': ['app/components', 'app/lib'],
  'app/browser': ['app/islands', 'app/components', 'app/lib'],
  drawings: ['app/content', 'app/lib'],
  'app/pages': ['app/islands', 'app/components', 'app/content', 'app/lib', 'drawings'],
  'app/site': ['app/pages', 'app/components', 'app/content', 'app/lib', 'app/styles'],
  hosting: ['app/lib'],
  build: ['app/site', 'app/components', 'app/content', 'app/lib', 'drawings', 'hosting'],
  launch: ['build', 'app/site', 'app/content', 'app/lib'],
  editor: ['launch', 'build', 'hosting', 'app/site', 'app/content', 'app/lib'],
}

const files = globSync('{app,build,drawings,editor,hosting,launch}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|hosts)\.tsx?$|\/(testing|test-[\w-]+|fixture)(\.ts|\/)/.test(file),
)
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(/(?:^import (type )?[^']*?|import\(\s*)'([.#][^']+\.tsx?)'/gm)
  return Array.from(statements, ([, type, specifier = '']) => ({
    type,
    file: resolve(file, specifier),
  }))
    .filter((each) => !each.type || roomOf(each.file) !== 'app/content')
    .map((each) => each.file)
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)
}

function roomOf(file: string): string {
  return file.split('/', file.startsWith('app/') ? 2 : 1).join('/')
}

test('imports run in one direction between the rooms of the house', () => {
  const against = [...imports].flatMap(([file, list]) => {
    const room = roomOf(file)
    const allowed = [room, ...(directions[room] ?? [])]
    return list
      .filter((other) => !allowed.includes(roomOf(other)))
      .map((other) => `${file} imports ${other}`)
  })
  expect(against).toEqual([])
})

test('no module imports itself through others', () => {
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
    for (const other of imports.get(file) ?? []) visit(other, [...path, file])
    done.add(file)
  }
})
