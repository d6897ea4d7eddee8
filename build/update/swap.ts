import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** What is in no version: the site as it will be, as it was before, and while that is put back. */
export type Places = Readonly<Record<'site' | 'next' | 'before' | 'after' | 'state', string>>

type State = {
  /** What the site did not have before. */
  added: readonly string[]
  /** True of a swap that somebody has interrupted. */
  isUnderWay: boolean
}

export function placesIn(site: string): Places {
  const at = (name: string) => join(site, '.cache/update', name)
  return {
    site,
    next: at('next'),
    before: at('before'),
    after: at('after'),
    state: at('state.json'),
  }
}

export function readState({ state }: Places): State | undefined {
  return existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : undefined
}

/** The next site takes the place of the one that is there, of which these go without another. */
export function swapIn(places: Places, gone: readonly string[]): void {
  const { site, next, before, state } = places
  const names = readdirSync(next)
  const isHere = (name: string) => existsSync(join(site, name))
  const out = [...new Set([...names, ...gone])].filter(isHere)
  const added = names.filter((name) => !isHere(name))
  rmSync(before, { recursive: true, force: true })
  mkdirSync(before, { recursive: true })
  write(places, { added, isUnderWay: true })
  try {
    exchange(moves(out, site, before), moves(names, next, site))
  } catch (error) {
    rmSync(state)
    throw error
  }
  write(places, { added, isUnderWay: false })
}

/** The way back, from wherever the way there has ended; what is there now is `before` then. */
export function takeBack(places: Places, { added }: State): void {
  const { site, before, after } = places
  const names = existsSync(before) ? readdirSync(before) : []
  const out = [...names, ...added].filter((name) => existsSync(join(site, name)))
  mkdirSync(after, { recursive: true })
  write(places, { added, isUnderWay: true })
  exchange(moves(out, site, after), moves(names, before, site))
  rmSync(before, { recursive: true, force: true })
  renameSync(after, before)
  const isNew = (name: string) => !existsSync(join(before, name))
  write(places, { added: names.filter(isNew), isUnderWay: false })
}

function write({ state }: Places, value: State): void {
  writeFileSync(state, JSON.stringify(value))
}

type Move = readonly [from: string, to: string]

function moves(names: readonly string[], from: string, to: string): Move[] {
  return names.map((name) => [join(from, name), join(to, name)])
}

/** All of them or none: Windows moves no folder in which a program has a file open. */
function exchange(...all: readonly Move[][]): void {
  const done: Move[] = []
  try {
    for (const [from, to] of all.flat()) {
      renameSync(from, to)
      done.unshift([from, to])
    }
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from)
    throw error
  }
}
