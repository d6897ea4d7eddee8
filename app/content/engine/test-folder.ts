import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import * as fields from './fields.ts'
import { image } from './images.ts'
import { type Collection, type LoadedFiles, loadFiles } from './load.ts'
import { formatProblems } from './problem.ts'

type Files = Record<string, string | Uint8Array>

const { text, prose } = fields

const firm = z.strictObject({
  name: text({ max: 30, example: 'Fairshare' }),
  phone: fields.phone,
  email: fields.email.optional(),
  zip: text({ max: 5, example: '37201' }).optional(),
  site: fields.webUrl.optional(),
  licensed: z.boolean().optional(),
  staff: z.int().min(1).max(50).optional(),
  opened: fields.isoDate.optional(),
  since: fields.yearMonth.optional(),
  reviewed: fields.pastDate.optional(),
  portrait: image.optional(),
  hours: z
    .array(
      z.strictObject({
        day: z.enum(['Monday', 'Tuesday', 'Friday']),
        opens: text({ max: 5, example: '9:00' }),
      }),
    )
    .max(2)
    .optional(),
  prices: z.record(fields.slug, fields.price).optional(),
  fee: fields.money.optional(),
  contact: z
    .union([text({ max: 20 }), z.strictObject({ label: text({ max: 20 }), to: fields.webUrl })])
    .optional(),
})

const named = z.object({ name: z.string(), phone: z.string() })

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
    schema: z.strictObject({
      title: text({ min: 3, max: 20, example: 'Our prices' }),
      intro: prose({ max: 80 }).optional(),
    }),
    what: 'a page',
  },
  {
    pattern: 'services/*.md',
    schema: z.strictObject({ title: text({ max: 40 }), body: fields.markdownBody }),
    what: 'a service',
  },
]

/** Writes files to a folder that lasts as long as the test. */
export function folder(files: Files): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'content-')))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), content)
  }
  return dir
}

export const textWords = {
  newTab: '(new tab)',
  note: 'Note {number}',
  takeaways: 'In short',
  print: 'To print this, {link} first.',
  printLink: 'open it',
  illustrative: 'Example',
  notAClient: 'Nobody we know.',
}

export function loadFolder(dir: string, more: readonly Collection[] = []): LoadedFiles {
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
      const { name, phone } = named.parse(data.get('firm.yaml'))
      return { name, phone, phoneHref: '+16155550142', 'price.elite': '$1,234+' }
    },
  })
}

/** Loads the sound firm with some files replaced, and with files of other kinds. */
export function loadWith(files: Files, ...more: readonly Collection[]): LoadedFiles {
  return loadFolder(folder({ ...sound, ...files }), more)
}

/** Reads a file of one line or more with a schema of its own, beside the sound firm's. */
export function loadFile(schema: z.ZodType, content: string, files: Files = {}): LoadedFiles {
  const kind = { pattern: 'file.yaml', schema, what: 'a file' }
  return loadWith({ 'file.yaml': content, ...files }, kind)
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
