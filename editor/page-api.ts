import { pluralize } from '#app/content/engine/english.ts'
import { type Problem, valueAt } from '#app/content/engine/problem.ts'
import { withAt } from './client/values.ts'
import { keptSteps, type Step, type Steps } from './kept-steps.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { type Changes, oldAddresses, type PageStep, stepFor, withoutNew } from './page-step.ts'
import { textsIn, valuesIn } from './read-files.ts'
import type { Removed } from './removed-entries.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import type { Moved, MovedStep, PagePlan, PageRequest } from './types.ts'
import { changedOutside, gateWrite, problemsCaused, textWith } from './write-files.ts'

/** Gives pages another address and deletes them, and parts that a firm may do without. Links and old
    addresses follow in the same step. `folder` keeps the steps, so that they can be taken back later. */
export function pageRoutes(options: FileOptions, folder: string) {
  const steps = keptSteps(folder)
  return {
    'POST /api/page/plan': async ({ body }) => {
      return { value: await planOf(pageRequestIn(body), options) }
    },
    'POST /api/page': async ({ body }) => {
      return { value: await move(pageRequestIn(body), options, steps) }
    },
    'POST /api/page/undo': async ({ body }) => {
      return { value: await undo(asGroup(body).id, options, steps) }
    },
    'GET /api/page/steps': () => ({
      value: stepsNow(options, steps).map((step): MovedStep => {
        const { id, words, day } = step
        return { id, words, day, back: wayBack(step) }
      }),
    }),
  } satisfies Routes
}

/** Without those whose files all are as they were before. */
function stepsNow({ dir }: FileOptions, steps: Steps): Step[] {
  const texts = textsIn(dir)
  const isUndone = ([file, before]: Step['files'][number]) => (texts.get(file) ?? null) === before
  return steps.all().filter(({ files, removed }) => removed ?? !files.every(isUndone))
}

/** What taking it back means. */
function wayBack({ file, files }: Step): string {
  const [, before, after] = files.find(([each]) => each === file) ?? []
  if (before === null) return 'Take it away again'
  return typeof before === 'string' && typeof after === 'string' ? 'Undo this' : 'Put it back'
}

function pageRequestIn(body: unknown): PageRequest {
  const { file, name, to } = asGroup(body)
  if (typeof file !== 'string') throw new RequestRefused(400, unreadable)
  return { file, ...(typeof name === 'string' && { name }), ...(typeof to === 'string' && { to }) }
}

/** What would change; nothing is written. */
async function planOf(request: PageRequest, options: FileOptions): Promise<PagePlan> {
  const step = await stepFor(options, request)
  const problems = step.part ? await allProblems(step, options) : []
  if (problems.length === 0) return step.plan
  const why = `Not yet. Change ${pluralize(problems.length, 'place')} first, because only you know what to say there instead. Then come back here.`
  const placed = problems.map((each) => placedNow(each, step.plan))
  throw new RequestRefused(422, why, { problems: placed })
}

/** Links are looked at only where all facts are known, so once more with other words for the facts that
    go: the owner is told of all places at once. */
async function allProblems({ changes, texts, facts }: PageStep, options: FileOptions) {
  const problems = await problemsCaused(options, changes)
  if (!facts || problems.length === 0) return problems
  const named = new RegExp(`\\{${facts}[^{}]*\\}`, 'g')
  const reworded: Changes = new Map([...texts, ...changes])
  for (const [each, text] of reworded) {
    const next = text?.replaceAll(named, 'other words') ?? null
    if (next !== text) reworded.set(each, next)
    else if (!changes.has(each)) reworded.delete(each)
  }
  const placeOf = (problem: Problem) => JSON.stringify([problem.file, problem.path])
  const known = problems.map(placeOf)
  const more = await problemsCaused(options, reworded)
  return [...problems, ...more.filter((each) => !known.includes(placeOf(each)))]
}

/** Where the place of a problem is now, before the step removes entries above it. */
function placedNow(problem: Problem, { follows }: PagePlan): Problem {
  const path = [...(problem.path ?? [])]
  for (const { file, path: gone, to } of follows) {
    const [above, at] = [gone.slice(0, -1), gone.at(-1)]
    const here = path[above.length]
    if (file !== problem.file || to !== undefined || typeof at !== 'number') continue
    if (typeof here === 'number' && here >= at && above.every((key, place) => path[place] === key))
      path[above.length] = here + 1
  }
  return { ...problem, ...(problem.path && { path }) }
}

async function move(request: PageRequest, options: FileOptions, steps: Steps): Promise<Moved> {
  const { changes, texts, plan } = await stepFor(options, request)
  const { address, to } = plan
  const words = request.name === undefined ? `Deleted: ${address}` : `${address} is now ${to}`
  return takeStep({ words, file: request.file, changes, texts }, options, steps)
}

type Taken = Pick<PageStep, 'changes' | 'texts'> & Pick<Step, 'words' | 'file'>

/** Writes what a step changes, and keeps it, so that it can be taken back. */
export async function takeStep(
  { words, file, changes, texts }: Taken,
  options: FileOptions,
  steps: Steps,
): Promise<Moved> {
  // The check for its plan takes seconds, in which another step may have been taken.
  const current = textsIn(options.dir)
  const newer = [...changes.keys()].filter((each) => current.get(each) !== texts.get(each))
  if (newer.length > 0) throw new RequestRefused(409, changedOutside, { newer })
  const files = [...changes].map(([each, text]): Step['files'][number] => {
    return [each, texts.get(each) ?? null, text]
  })
  let id = ''
  // Kept before the first file is written, so that it can be taken back if the editor is stopped between two.
  const keep = () => {
    id = steps.keep({ words, file, files, isOpen: true })
  }
  await gateWrite(options, changes, keep).catch((error: unknown) => {
    steps.drop(id)
    throw error
  })
  steps.close(id)
  const now = changes.get(file) === null ? '' : file
  return { id, words, file: now, left: [], changed: [...changes.keys()] }
}

/** Takes a step back. What was deleted comes back even if other files have changed since; those stay. */
async function undo(id: unknown, options: FileOptions, steps: Steps): Promise<Moved> {
  const texts = textsIn(options.dir)
  const step = steps.all().find((each) => each.id === id)
  if (step?.removed) return putBack(step, step.removed, options, steps)
  const isSame = ([file, before, after]: Step['files'][number]) =>
    [before, after].includes(texts.get(file) ?? null)
  const gone = step?.files.filter(([, , after]) => after === null) ?? []
  const changed = step?.files.filter((each) => !isSame(each)).map(([file]) => file) ?? []
  if (!step || (changed.length > 0 && gone.length === 0)) {
    const why = "This can't be taken back any more, because the files have changed since."
    throw new RequestRefused(422, why)
  }
  const back: Changes = new Map()
  for (const [file, before, after] of step.files) {
    if (!changed.includes(file)) back.set(file, before)
    else if (file === oldAddresses)
      back.set(file, withoutNew(texts.get(file) ?? '', `${before ?? ''}`, `${after}`))
  }
  const left = changed.filter((file) => !back.has(file))
  try {
    if (!gone.every(isSame)) throw new RequestRefused(409, changedOutside)
    await gateWrite(options, back)
  } catch (error) {
    if (left.length === 0) throw error
    // Not together with what has changed since: that goes back as well, and can be had again.
    const words = `Taken back, with what has changed since: ${step.words}`
    const changes: Changes = new Map(step.files.map(([file, before]) => [file, before]))
    // The step itself stays: it is there again once this one is taken back.
    return takeStep({ words, file: step.file, changes, texts }, options, steps)
  }
  steps.drop(step.id)
  return { id: '', words: '', file: step.file, left, changed: [...back.keys()] }
}

/** Puts an entry back into its list, at its place if the list still is as long. */
async function putBack(
  { id, file }: Step,
  { path, at, entry }: Removed,
  options: FileOptions,
  steps: Steps,
): Promise<Moved> {
  const text = textsIn(options.dir).get(file)
  const value = valuesIn(file, text)
  const list = valueAt(value, path) ?? []
  if (text === undefined || !Array.isArray(list)) {
    const why = "This can't be put back, because the list it was in is not there any more."
    throw new RequestRefused(422, why)
  }
  const next = withAt(value, path, list.toSpliced(at, 0, entry))
  await gateWrite(options, new Map([[file, textWith(file, text, next)]]))
  steps.drop(id)
  return { id: '', words: '', file, left: [], changed: [file] }
}
