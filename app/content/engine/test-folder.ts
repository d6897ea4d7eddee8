import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, onTestFinished, TestRunner, test } from 'vitest'
import type { z } from 'zod'
import { shown } from '#app/lib/shown.ts'
import { printed } from '#test/printed.ts'
import { as, declaredOf, fieldAt } from './declared.ts'
import * as fields from './fields.ts'
import { image } from './images.ts'
import { type Collection, type LoadedFiles, loadFiles } from './load.ts'
import { formatProblems, type Path } from './problem.ts'

type Files = Record<string, string | Uint8Array>

const { text, prose, group, list } = fields
const optional = { optional: true } as const

const firm = group({
  name: text({ max: 30, example: 'Fairshare' }),
  phone: fields.phone(),
  email: fields.email(optional),
  zip: text({ max: 5, example: '37201', optional: true }),
  site: fields.webUrl(optional),
  opened: fields.isoDate(optional),
  since: fields.yearMonth(optional),
  reviewed: fields.pastDate(optional),
  portrait: image(optional),
  hours: list(
    group({
      day: fields.choice({ Monday: 'Monday', Tuesday: 'Tuesday', Friday: 'Friday' }),
      opens: text({ max: 5, example: '9:00' }),
    }),
    { max: 2, optional: true },
  ),
  prices: fields.table(fields.slug(), fields.price(), optional),
  fee: fields.money(optional),
  contact: fields.either(
    [text({ max: 20 }), group({ label: text({ max: 20 }), to: fields.webUrl() })],
    optional,
  ),
})

/** A small firm, with one file of each kind. */
export const sound = {
  'firm.yaml': 'name: Fairshare\nphone: (615) 555-0142\n',
  'pages/home.yaml': 'title: Home\nintro: Call {phone}.\n',
  'services/planning.md': '---\ntitle: Planning\n---\n\nWe plan.\n',
  'images/portrait.webp': '',
}

const collections = [
  { pattern: 'firm.yaml', schema: firm, what: "the firm's facts" },
  {
    pattern: 'pages/*.yaml',
    schema: group({
      title: text({ min: 3, max: 20, example: 'Our prices' }),
      intro: prose({ max: 80, optional: true }),
    }),
    what: 'a page',
  },
  {
    pattern: 'services/*.md',
    schema: group({ title: text({ max: 40 }), body: fields.markdownBody({}) }),
    what: 'a service',
  },
]

/** Writes files to a folder that lasts as long as the test, or as its file where none runs. */
export function folder(files: Files): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'content-')))
  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  atEnd(() => rmSync(dir, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), content)
  }
  return dir
}

/** A picture of one color. */
export function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
}

const textWords = {
  newTab: shown('(new tab)'),
  note: shown('Note {number}'),
  illustrative: shown('Example'),
}

export function loadFolder(dir: string, more: readonly Collection[] = []): Promise<LoadedFiles> {
  return loadFiles({
    dir,
    collections: [...collections, ...more],
    addresses: () => ({
      paths: ['/', '/pricing', '/services/planning'],
      unbuilt: [],
      whyMissing: () => undefined,
    }),
    factSources: ['firm.yaml'],
    today: () => '2026-11-20',
    words: () => textWords,
    facts: (data) => {
      const { name, phone } = data.get('firm.yaml') as z.output<typeof firm>
      return { name, phone, phoneHref: shown('+16155550142'), 'price.elite': shown('$1,234+') }
    },
  })
}

/** Loads the sound firm with some files replaced, and with files of other kinds. */
export function loadWith(files: Files, ...more: readonly Collection[]): Promise<LoadedFiles> {
  return loadFolder(folder({ ...sound, ...files }), more)
}

/** Reads a file of one line or more with a schema of its own, beside the sound firm's. */
export function loadFile(
  schema: z.ZodType,
  content: string,
  files: Files = {},
): Promise<LoadedFiles> {
  const kind = { pattern: 'file.yaml', schema, what: 'a file' }
  return loadWith({ 'file.yaml': content, ...files }, kind)
}

/** The value of a file with its texts as strings. */
export function readValue({ data }: Pick<LoadedFiles, 'data'>, file = 'file.yaml'): unknown {
  return printed(data.get(file))
}

/** Expects one problem and nothing that follows from it. `message` is what the owner reads, on one
    line; in it ... means any words. */
export function expectProblem({ problems }: Pick<LoadedFiles, 'problems'>, message: string): void {
  const messages = problems.map((problem) => {
    const [, ...lines] = formatProblems({ problems: [problem] }).split('\n\n')
    return lines.join(' ').replaceAll(/\s+/g, ' ').replace('1. content/', '')
  })
  const escaped = message.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\\.\\.\\.', '.*')
  expect(messages).toEqual([expect.stringMatching(new RegExp(`^${escaped}$`))])
}

/** Each row: what is typed, and what its owner reads about it. */
export function refuses(schema: z.ZodType, rows: Record<string, string>): void {
  test.each(Object.entries(rows))('%j is refused', async (typed, message) => {
    expectProblem(await loadFile(schema, typed), `file.yaml, line ${message}`)
  })
}

/** Each row: what is typed in a sound file, what stands there instead, and what its owner reads about it. */
export function refusesChanges(
  schema: z.ZodType,
  sound: string,
  rows: readonly (readonly [typed: string, instead: string, message: string])[],
): void {
  test('what is typed is accepted', async () => {
    expect((await loadFile(schema, sound)).problems).toEqual([])
  })
  test.each(rows)('%j as %j is refused', async (typed, instead, message) => {
    const changed = sound.replace(typed, instead)
    expectProblem(await loadFile(schema, changed), `file.yaml, line ${message}`)
  })
}

/** A file with only some fields of a group, each of which may be left out. */
export function partOf(schema: z.ZodType, path: Path, ...keys: string[]) {
  return group(
    Object.fromEntries(
      keys.map((key) => {
        const field = fieldIn(schema, [...path, key])
        return [key, declaredOf(field).optional ? field : as(field, { optional: true })]
      }),
    ),
  )
}

export function fieldIn(schema: z.ZodType, path: Path): z.ZodType {
  const field = fieldAt(schema, path)
  if (!field) throw new Error(`There is no field ${path.join('.')}.`)
  return field as z.ZodType
}
