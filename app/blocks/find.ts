import type { z } from 'zod'
import type { Block } from '#app/content/engine/block.ts'

/** The values of a block. */
export type ValueOf<Declared extends Block> = z.infer<Declared['schema']>
type WithBlocks = { readonly blocks: readonly { readonly block: string }[] }

/** The blocks of one kind on a page, which may not be there. */
export function blocksOf<Declared extends Block>(
  page: WithBlocks | undefined,
  { name }: Declared,
): ValueOf<Declared>[] {
  return (page?.blocks ?? []).filter(({ block }) => block === name) as ValueOf<Declared>[]
}

/** The first of them. */
export function blockOf<Declared extends Block>(
  page: WithBlocks | undefined,
  declared: Declared,
): ValueOf<Declared> | undefined {
  return blocksOf(page, declared)[0]
}
