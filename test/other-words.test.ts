import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { load } from '#app/content/load.ts'
import { textsIn } from '#app/content/texts.ts'
import { decode } from '#app/lib/plain-text.ts'
import { render } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { gate } from '#build/gate.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { covers } from './requirements.ts'

// The test firm in another language: every word of interface.yaml is between the marks « and ».

const typed = textsIn(load(testFirmDir).sources)
const words = typed.filter(({ file, path }) => file === 'interface.yaml' && path[0] !== 'language')
const firmsOwn = new Set(typed.filter((each) => !words.includes(each)).map(({ text }) => text))
const illustrative = words.find(({ path }) => path[1] === 'illustrative')?.text ?? ''

const { passed, problems } = gate({
  dir: testFirmDir,
  program: { render },
  drafts: new Map([
    [
      'interface.yaml',
      marked(read('interface.yaml')).replace('language: en-US', 'language: es-US'),
    ],
    // The box of an example is headed by a word of the file.
    ...typed
      .filter(({ text }) => text.includes(`:::example[${illustrative}`))
      .map(({ file }) => [file, read(file).replace(illustrative, `«${illustrative}»`)] as const),
  ]),
})

/** Every document of the site, by its name. */
const documents = new Map(passed && documentsOf(passed))

function documentsOf({ content, made, pages }: NonNullable<typeof passed>): [string, string][] {
  const parts = { inlineScript: '', modules: [], styles: '', fonts: [] }
  return [
    ...pages.map(({ page, html }): [string, string] => [page.path, html]),
    ...(['not-found', 'error'] as const).map((answer): [string, string] => [
      answer,
      render(made.site, answer, () => parts).html,
    ]),
    ...Object.entries(siteFiles(content)),
  ]
}

function read(file: string): string {
  return readFileSync(join(testFirmDir, file), 'utf8')
}

function marked(yaml: string): string {
  const document = parseDocument(yaml)
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || node.value === 'en-US') return
      // A paragraph that depends on a fact begins with its name.
      node.value = `${node.value}`.replaceAll(/^(\{[?!]\w+\} )?(.+)$/gm, '$1«$2»')
    },
  })
  return String(document)
}

/** What is read in a document: texts between tags, and attributes. */
function partsOf(html: string): string[] {
  const parts = html.matchAll(/>([^<>{]+)<|\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)
  return Array.from(parts, ([, text, attribute]) => decode(text ?? attribute ?? '').trim())
}

/** The sentence with anything in the places of its {names}. */
function pattern(text: string): RegExp {
  const literal = text.split(/\{\w+\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${literal.join('[^«]+')}$`)
}

test('a firm can say every word of the site in another way', covers('other-words'), () => {
  expect(problems).toEqual([])
  // A few letters around a {name}, as in "We {what}", are in sentences of the firm's own, too.
  const telling = words.filter(
    ({ text }) => !firmsOwn.has(text) && text.split(/\{\w+\}/).some((part) => part.length > 12),
  )
  const patterns = telling.map(({ text }) => pattern(text))
  const left = [...documents].flatMap(([name, html]) =>
    partsOf(html)
      .filter((part) => patterns.some((each) => each.test(part)))
      .map((part) => `${name}: ${part}`),
  )
  expect(left).toEqual([])
})

/** The test firm has nothing that shows these. */
const rare =
  /^(moved|numbers|hours\.|(booking|error)\.write|partner\.open|sms\.frequency|service\.otherServices|exhibits\.(cash\.always|options)|article\.(local|licensed\.many))/

test('every word of interface.yaml is shown somewhere', covers('other-words'), () => {
  const all = decode([...documents.values()].join('\n'))
  const unseen = words.filter(({ text }) => {
    const parts = `«${text}»`.split(/\{[?!]?\w+\}|\[|\]\([^)]*\)|\n+/)
    return !all.includes(parts.toSorted((a, b) => b.length - a.length)[0] ?? '')
  })
  const names = unseen.map(({ path }) => path.join('.'))
  expect(names.filter((name) => !rare.test(name))).toEqual([])
})

test('the language of the file is that of every page and file', covers('other-words'), () => {
  const told = [...documents.values()].flatMap((text) =>
    Array.from(
      text.matchAll(/(?:\blang="|inLanguage":"|"lang": "|og:locale" content=")([\w-]+)/g),
      ([, each]) => each,
    ),
  )
  // One page of the test firm has a language of its own.
  expect(new Set(told)).toEqual(new Set(['es-US', 'es_US', 'es', 'es_ES']))
})
