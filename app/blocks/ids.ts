import { type BlockValue, blockNamed } from './index.ts'

/** Each block's own name in links, the usual one of its kind, or that with a number. */
export function idsOf(list: readonly BlockValue[]): string[] {
  const taken = new Set<string>()
  return list.map(({ block, id }) => {
    const wanted = id ?? blockNamed(block)?.anchor ?? block
    let free = wanted
    for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`
    taken.add(free)
    return free
  })
}
