import type { Drafts } from '#app/content/engine/load.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { changesOf } from './changes.ts'
import { idsIn } from './ids.ts'
import type { FileOptions } from './options.ts'
import type { Changes } from './page-step.ts'
import { settle } from './settle.ts'
import type { Following } from './types.ts'
import { problemsCaused } from './write-files.ts'

/** Where a save takes away what other texts name, such as a price: those places, and the changes without them.
    Undefined where nothing is taken away, or where that alone would not do. */
export async function takeAlong(
  options: FileOptions,
  texts: ReadonlyMap<string, string>,
  typed: ReadonlyMap<string, string>,
): Promise<{ changes: Changes; places: Following[]; leaving: string[] } | undefined> {
  const [before, after] = [await options.check(), await options.check(typed)]
  const [known, left] = [before, after].map(({ facts }) =>
    Object.keys(facts).filter((name) => facts[name]?.plain),
  ) as [string[], string[]]
  const lost = known.filter((name) => !left.includes(name))
  const isOfLost = ({ found }: Problem) =>
    lost.includes(/^\{[?!]?\s*([^{}]+?)\s*\}/.exec(found)?.[1] ?? '')
  // A price with another name takes the place of the one before.
  const isRemoval = left.length < known.length && after.problems.some(isOfLost)
  if (before.problems.length > 0 || !isRemoval) return undefined
  const places = new Map<string, Following>()
  const check = async (drafts?: Drafts) => {
    const checked = await options.check(drafts)
    for (const { file, path = [], field = '' } of checked.problems)
      places.set(`${file} ${field}`, { file, path, words: field })
    return checked
  }
  const changes: Changes = new Map(typed)
  const own = await settle({ check }, texts, changes, (problem) => {
    return typed.has(problem.file) && !isOfLost(problem)
  })
  const isSettled = own.length === 0 && (await problemsCaused(options, changes)).length === 0
  if (!isSettled) return undefined
  const ids = idsIn(before)
  const leaving = [...changes].flatMap(([file, text]) => {
    const was = typed.get(file) ?? texts.get(file)
    return was === text ? [] : changesOf(file, was, text ?? undefined, ids)
  })
  return { changes, places: [...places.values()], leaving: leaving.map(({ words }) => words) }
}
