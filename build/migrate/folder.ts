import { Document, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { joinList, pluralize } from '#app/content/engine/english.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { locate, parseSource, type Source } from '#app/content/engine/source.ts'
import { writtenLike } from '#app/content/engine/written.ts'
import { addRemark, asFields, type Fields, fieldOf, itemsOf, take, wordOf } from './nodes.ts'
import { NotOldShape, toBlocks } from './page.ts'
import {
  blockNamed,
  type Others,
  pageShapes,
  remarks,
  replaced,
  type Shape,
  serviceShape,
} from './shapes.ts'
import { withNewWords } from './words.ts'

export type Migrated = {
  /** The new texts of the files that change. */
  files: ReadonlyMap<string, string>
  /** What is done, a line for each file. */
  done: readonly string[]
  /** While there are any, nothing is done. */
  problems: readonly Problem[]
}

type File = { name: string; text: string; source: Source; document: Document; fields: Fields }
/** What was done to a file. */
type Note = readonly [file: string, what: string]

/** Rewrites a folder whose pages had sections of their own kinds into pages that are lists of blocks, and
    gives it the words that the site has learned since, as this interface.yaml of the sample has them. */
export function migrated(folder: ReadonlyMap<string, string>, sample = ''): Migrated {
  const texts = new Map(Array.from(folder, ([name, text]) => [name, inNewWords(text)]))
  const problems: Problem[] = []
  const open = (name: string) => opened(name, texts.get(name), problems)
  const all = [...texts.keys()]
    .filter((name) => /^(pages|services)\/[^/]+\.yaml$/.test(name))
    .flatMap((name) => open(name) ?? [])
  const pages = all.filter(({ fields }) => !fieldOf(fields, 'blocks'))
  const faq = pages.length > 0 ? open('faq.yaml') : undefined
  const notes: Note[] = Array.from(texts)
    .filter(([name, text]) => text !== folder.get(name))
    .map(([name]) => [name, 'names blocks where it named sections'])
  if (problems.length === 0) {
    notes.push(...all.flatMap(withNewBlocks))
    const others = { onHome: idsWith(faq, 'onHome'), onAbout: idsWith(faq, 'onAbout') }
    notes.push(...moveSteps(pages, texts, problems))
    notes.push(...pages.flatMap((file) => rewritten(file, others, problems)))
    notes.push(...forgetPlaces(faq))
    notes.push(...learnWords(texts, sample))
  }
  if (problems.length > 0) return { files: new Map(), done: [], problems }
  for (const file of [...all, faq]) {
    if (file && notes.some(([name]) => name === file.name)) {
      texts.set(file.name, writtenLike(file.text, file.document))
    }
  }
  const files = new Map([...texts].filter(([name, text]) => text !== folder.get(name)))
  const done = [...files.keys()].map((name) => {
    const said = notes.filter(([file]) => file === name).map(([, what]) => what)
    return `${name}: ${said.join('; ')}`
  })
  return { files, done, problems }
}

/** The facts that say whether a page has a section, and the remarks that came with the sample. */
function inNewWords(text: string): string {
  const renamed = text.replaceAll(
    /(\{[?!])section\.([\w-]+)\.([\w-]+)/g,
    (_, sign, page, kind) => `${sign}block.${page}.${blockNamed(page, kind)}`,
  )
  return remarks.reduce((before, [old, now]) => before.replace(old, now), renamed)
}

function opened(name: string, text: string | undefined, problems: Problem[]): File | undefined {
  if (text === undefined) return undefined
  const parsed = parseSource(name, text)
  problems.push(...parsed.problems)
  const document = parseDocument(text)
  const fields = asFields(document.contents)
  if (parsed.problems.length > 0 || !parsed.source) return undefined
  if (fields) return { name, text, source: parsed.source, document, fields }
  problems.push({ file: name, found: 'something else', expected: 'fields and their values' })
  return undefined
}

function rewritten(file: File, questions: Others['questions'], problems: Problem[]): Note[] {
  const { name, fields, source } = file
  const map = asFields(fieldOf(fields, 'ways')?.value)
  const others = {
    questions,
    map: (map && fieldOf(map, 'map')?.value)?.clone() as Node | undefined,
  }
  try {
    const { blocks, hidden } = toBlocks(fields, shapeOf(name, fields), others)
    const kept = hidden.map((): Note => [name, 'a part that was not shown is a remark at its end'])
    return [[name, `is a list of ${pluralize(blocks.length, 'block')} now`], ...kept]
  } catch (error) {
    if (!(error instanceof NotOldShape)) throw error
    problems.push(locate(source, error.path, error.detail))
    return []
  }
}

/** A page that is a list of blocks already, some of which are others now. */
function withNewBlocks({ name, fields }: File): Note[] {
  const blocks = fieldOf(fields, 'blocks')?.value
  const items = (isSeq(blocks) && itemsOf(blocks)) || []
  return items.flatMap((block): Note[] => {
    const field = fieldOf(block, 'block')?.value
    const old = wordOf(block, 'block') ?? ''
    const part = Object.hasOwn(replaced, old) && replaced[old]
    if (!part || !isScalar(field)) return []
    field.value = part.block
    part.change(block)
    return [[name, `has a block "${part.block}" in place of "${old}"`]]
  })
}

function shapeOf(name: string, fields: Fields): Shape {
  const [folder, slug = ''] = name.replace('.yaml', '').split('/')
  if (folder === 'services') return serviceShape(fieldOf(fields, 'packages') !== undefined)
  const shape = pageShapes[slug]
  if (shape) return shape
  throw new NotOldShape([], {
    found: 'a page that this site did not have before',
    expected: 'a page with "blocks"',
  })
}

/** What happens after booking has a file of its own, because several pages show it. */
function moveSteps(
  pages: readonly File[],
  texts: Map<string, string>,
  problems: Problem[],
): Note[] {
  const contact = pages.find(({ name }) => name === 'pages/contact.yaml')
  const next = contact && take(contact.fields, 'next')
  if (!contact || !next) return []
  const steps = asFields(next.value)
  if (!steps || texts.has('next.yaml')) {
    const found = steps ? 'the steps after booking, which next.yaml has too' : 'something else'
    const expected = steps ? 'them in one of the two files' : 'fields and their values'
    problems.push(locate(contact.source, ['next'], { found, expected }))
    return []
  }
  addRemark(steps, next.key.commentBefore)
  const document = new Document()
  document.contents = steps
  texts.set('next.yaml', writtenLike(contact.text, document))
  return [
    [contact.name, 'gave the steps after booking to next.yaml'],
    ['next.yaml', 'has the steps after booking, which several pages show'],
  ]
}

function learnWords(texts: Map<string, string>, sample: string): Note[] {
  const name = 'interface.yaml'
  const before = texts.get(name) ?? ''
  const { text, added } = withNewWords(before, sample)
  if (text === before) return []
  texts.set(name, text)
  const read = `has new words of the site: read ${joinList(added, 'and')}`
  return [[name, added.length > 0 ? read : 'has words at another place']]
}

function questionsIn(faq: File | undefined): Fields[] {
  const items = faq && fieldOf(faq.fields, 'items')?.value
  return isSeq(items) ? items.items.flatMap((item) => asFields(item) ?? []) : []
}

function idsWith(faq: File | undefined, on: keyof Others['questions']): string[] {
  return questionsIn(faq).flatMap((item) => {
    const value = fieldOf(item, on)?.value
    return isScalar(value) && value.value === true ? (wordOf(item, 'id') ?? []) : []
  })
}

/** Pages name the questions they show. */
function forgetPlaces(faq: File | undefined): Note[] {
  const taken = questionsIn(faq).flatMap((item) => [take(item, 'onHome'), take(item, 'onAbout')])
  if (!faq || taken.every((field) => field === undefined)) return []
  return [[faq.name, 'says no longer which pages show a question: they name it by its id']]
}
