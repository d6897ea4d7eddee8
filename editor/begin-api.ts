import { collectionOf, shelves } from '#app/content/collections.ts'
import { type Facts, replaceMarked } from '#app/content/engine/facts.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import type { Typed } from '#app/content/texts.ts'
import { capitalize } from '#app/lib/text.ts'
import { sentencesOf, shipped } from '#launch/shipped.ts'
import { type Answers, begin, beginForm, begun, isUntouched } from './begin.ts'
import { titleOf } from './changes.ts'
import { keptSteps, type Step } from './kept-steps.ts'
import { asGroup, isGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { takeStep } from './page-api.ts'
import type { Changes } from './page-step.ts'
import { blocksIn, type Part, partsIn } from './parts.ts'
import { entriesIn, textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import { settle } from './settle.ts'
import type { Beginning, Moved, ToRead } from './types.ts'
import { gateWrite, textWith } from './write-files.ts'

/** "Make it yours": asks what the firm is and has, and makes the sample its site in one step. `folder` keeps the
    step, so that it can be taken back. */
export function beginRoutes(options: FileOptions, folder: string) {
  const steps = keptSteps(folder)
  return {
    'GET /api/begin': async () => {
      const texts = textsIn(options.dir)
      const untouched = isUntouched(texts)
      const done = steps.all().find(({ words }) => words === begun)
      const value: Beginning = {
        untouched,
        ...beginForm(texts),
        read: untouched ? [] : toRead(texts, namesGone(done, texts), await options.check()),
        left: leftOut(done, texts),
        ...(done && { undo: done.id }),
        ...(done?.isOpen && { isOpen: true }),
      }
      return { value }
    },
    /** What was left out, as it was in the sample; without what speaks of things that are still gone. */
    'POST /api/begin/back': async ({ body }) => {
      const texts = textsIn(options.dir)
      const done = steps.all().find(({ words }) => words === begun)
      const found = leftOut(done, texts).find(({ file }) => file === asGroup(body).file)
      if (!found) throw new RequestRefused(404, 'This is there again, or was never left out.')
      const { file, name } = found
      const changes: Changes = new Map(partBack(file, done, texts))
      await settle(options, texts, changes, () => false)
      const words = `Brought back from the sample: ${name}`
      return { value: await takeStep({ words, file, changes, texts }, options, steps) }
    },
    /** What the editor was stopped in. */
    'POST /api/begin/finish': async () => {
      const texts = textsIn(options.dir)
      const done = steps.all().find(({ words }) => words === begun)
      if (!done?.isOpen) throw new RequestRefused(409, already)
      const missing = done.files.filter(([file, before]) => (texts.get(file) ?? null) === before)
      const changes: Changes = new Map(missing.map(([file, , after]) => [file, after]))
      await gateWrite(options, changes)
      steps.close(done.id)
      const { id, words, file } = done
      const value: Moved = { id, words, file, left: [], changed: [...changes.keys()] }
      return { value }
    },
    'POST /api/begin': async ({ body }) => {
      const texts = textsIn(options.dir)
      if (!isUntouched(texts)) throw new RequestRefused(409, already)
      const { changes, problems } = await begin(options, texts, answersIn(body))
      if (problems.length > 0) {
        const why = 'Not yet. Each of these lines leads to an answer that is missing or unclear.'
        throw new RequestRefused(422, why, { problems })
      }
      return {
        value: await takeStep({ words: begun, file: 'firm.yaml', changes, texts }, options, steps),
      }
    },
  } satisfies Routes
}

/** A file of the sample with those that cannot do without it, the field that asks about them, and the blocks of pages
    that show nothing else, where they were. */
function partBack(
  file: string,
  step: Step | undefined,
  texts: ReadonlyMap<string, string>,
): [string, string][] {
  const sample = (step?.files ?? []).flatMap(([each, before]) =>
    before === null ? [] : [[each, before] as const],
  )
  const was = new Map(sample)
  const isFolder = (name: string) => name.includes('*')
  const part = partsIn(was).find(({ of, files }) => files.includes(file) && !of.some(isFolder))
  const files = [file, ...(part?.files ?? [])].filter((each) => !texts.has(each))
  const back = files.map((each): [string, string] => [each, was.get(each) ?? ''])
  if (part?.field) {
    const { file: asking, key } = part.field
    const said = valuesIn(asking, was.get(asking))[key]
    const text = texts.get(asking) ?? ''
    back.push([asking, textWith(asking, text, { ...valuesIn(asking, text), [key]: said })])
  }
  return [...back, ...blocksBack(part, sample, texts)]
}

function blocksBack(
  part: Part | undefined,
  sample: readonly (readonly [string, string])[],
  texts: ReadonlyMap<string, string>,
) {
  return sample.flatMap(([each, before]): [string, string][] => {
    const text = texts.get(each)
    const value = valuesIn(each, text)
    const blocks = entriesIn(value.blocks)
    const has = (name: unknown) => blocks.some(({ block }) => block === name)
    const missing = [...blocksIn(each, before).entries()].filter(
      ([, { block }]) => part?.isBlock(block) && !has(block),
    )
    if (text === undefined || missing.length === 0) return []
    for (const [at, block] of missing) blocks.splice(at, 0, block)
    return [[each, textWith(each, text, { ...value, blocks })]]
  })
}

/** The files that left with the sample. */
function leftOut(step: Step | undefined, texts: ReadonlyMap<string, string>) {
  return (step?.files ?? []).flatMap(([file, text, after]) => {
    if (after !== null || text === null || texts.has(file)) return []
    return [{ file, name: capitalize(titleOf(file, text)) }]
  })
}

const already = 'This site is yours already. Change the answers where they are.'

function answersIn(body: unknown): Answers {
  const { answers } = asGroup(body)
  if (!isGroup(answers) || !Object.values(answers).every(isGroup))
    throw new RequestRefused(400, unreadable)
  return answers as Answers
}

/** As a visitor reads it, without what depends on something that the firm does not have. */
export function asShown(typed: string, facts: Facts): string {
  const isGiven = (name: string) => !!facts[name]?.plain
  return replaceMarked(typed, ({ sign, name, text, after }) =>
    isGiven(name) === (sign === '?') ? text + after : after,
  )
    .replaceAll('{/}', '')
    .replaceAll(/\{([^{}\n]+)\}/g, (_, name: string) => facts[name.trim()]?.plain || unsaid)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** In the place of a fact that has no value: no page shows a text with one. */
const unsaid = '\0'

/** What the pages that left with the step, and are not back, were called. Packages need no mark: a sentence that names
    one left with it. */
function namesGone(step: Step | undefined, texts: ReadonlyMap<string, string>): string[] {
  const gone = leftOut(step, texts).map(({ file }) => file)
  return (step?.files ?? []).flatMap(([file, before]) => {
    const { name } = gone.includes(file) ? asGroup(valuesIn(file, before ?? '').head) : {}
    const words = typeof name === 'string' ? name.split('/') : []
    // "Buy" alone is in sentences about anything.
    return words.filter((word) => word.length > 4).map((word) => word.toLowerCase())
  })
}

/** The sentences that came with the sample and are on a page, by their files: first those with something about what
    the firm left out, then pages. What is no sentence, such as a heading, is among them only if it is about that. */
function toRead(
  texts: ReadonlyMap<string, string>,
  names: readonly string[],
  { facts, passed }: Awaited<ReturnType<FileOptions['check']>>,
): ToRead[] {
  const places = passed?.places()
  const sources = [...texts].flatMap(([file, text]) => {
    const { source } = parseSource(file, text)
    return source ? [[file, source] as const] : []
  })
  const isGone = (text: string) => names.some((name) => text.toLowerCase().includes(name))
  const known = new Map(sources)
  /** A condition may have begun in a sentence before: what counts is whether the whole text says it. */
  const isSaid = ({ file, path, text }: Pick<Typed, 'file' | 'path' | 'text'>) =>
    asShown(`${valueAt(known.get(file)?.value, path)}`, facts).includes(text)
  const said = sentencesOf({ sources: known }, true)
    .map((each) => ({ ...each, text: asShown(each.typed, facts), isOwn: !shipped.says(each.text) }))
    .filter(isSaid)
    .map((each) => ({ ...each, gone: isGone(each.text) }))
    .filter(({ text }) => text !== '' && !text.includes(unsaid))
    .filter(({ gone, isOwn, isComplete }) => gone || (isComplete && !isOwn))
    .filter(({ file, path }) => !places || places.showing(file, path).length > 0)
  const order: readonly (string | undefined)[] = shelves
  const shelfOf = (file: string) => order.indexOf(collectionOf(file)?.shelf)
  const doubts = (own: typeof said) => Number(own.some(({ gone }) => gone))
  return [...Map.groupBy(said, ({ file }) => file)]
    .sort(([a, one], [b, other]) => doubts(other) - doubts(one) || shelfOf(a) - shelfOf(b))
    .map(([file, sentences]) => ({
      file,
      sentences: sentences
        .toSorted((a, b) => Number(b.gone) - Number(a.gone))
        .map(({ path, text, gone }) => ({ link: [file, ...path].join('/'), text, gone })),
    }))
}
