import type { Nodes } from 'hast'
import type { ValueOf } from '#app/blocks/find.ts'
import { type BlockValue, blockNamed } from '#app/blocks/index.ts'
import { oncePer } from '#app/lib/once-per.ts'
import type { Content } from './collections.ts'
import type { Block } from './engine/block.ts'
import { type Path, valueAt } from './engine/problem.ts'
import type { Source } from './engine/source.ts'
import { dataFor, isTyped } from './needs.ts'

/** A file that lists the blocks of its page. */
export type PageFile = { file: string; slug: string; blocks: readonly BlockValue[] }

export function pageFiles({ pages, services }: Pick<Content, 'pages' | 'services'>): PageFile[] {
  return Object.entries({ pages, services }).flatMap(([folder, files]) =>
    Object.entries(files).map(([slug, { blocks }]) => ({
      file: `${folder}/${slug}.yaml`,
      slug,
      blocks,
    })),
  )
}

/** A file as it is typed, without the blocks whose data the firm does not have: their words may name
    it. A block with the title stays, and so do all where none is left: the check tells of such a page. */
export function withoutUnshown(value: unknown, sources: ReadonlyMap<string, Source>): unknown {
  const blocks = valueAt(value, ['blocks'])
  if (!Array.isArray(blocks)) return value
  const isShown = (each: unknown) => {
    const declared = blockNamed(`${valueAt(each, ['block'])}`)
    return declared?.top || !declared?.needs.some((need) => !isTyped(need, sources))
  }
  if (!blocks.some(isShown)) return value
  return { ...(value as object), blocks: blocks.map((each) => (isShown(each) ? each : undefined)) }
}

/** The blocks of a list for which the firm has the data. */
export function shownBlocks(list: readonly BlockValue[], content: Content): BlockValue[] {
  return list.filter(({ block }) => dataFor(blockNamed(block)?.needs ?? [], content))
}

/** A block where it stands; `at` gives the path of one of its fields. A text has no paths inside. */
export type PlacedBlock<Value = BlockValue> = {
  file: string
  value: Value
  at: (...field: Path) => Path
}

/** Every block of pages, services and texts. */
export const allBlocks = oncePer((content: Content): readonly PlacedBlock[] => {
  const listed = pageFiles(content).flatMap(({ file, blocks }) =>
    blocks.map((value, index) => ({
      file,
      value,
      at: (...field: Path) => ['blocks', index, ...field],
    })),
  )
  const texts = Object.entries(content.articles).flatMap(([slug, { body }]) =>
    blocksInText(body.tree).map((value) => ({
      file: `articles/${slug}.md`,
      value,
      at: () => ['body'],
    })),
  )
  return [...listed, ...texts]
})

function blocksInText(node: Nodes): BlockValue[] {
  const own = node.type === 'element' ? node.data?.block?.value : undefined
  const inside = 'children' in node ? node.children.flatMap(blocksInText) : []
  return own ? [own as BlockValue, ...inside] : inside
}

/** The files whose pages show one of these blocks. */
export function filesShowing(content: Content, ...declared: readonly Block[]): string[] {
  const names = declared.map(({ name }) => name)
  const found = allBlocks(content).filter(
    ({ value }) => names.includes(value.block) && shownBlocks([value], content).length > 0,
  )
  return [...new Set(found.map(({ file }) => file))]
}

/** Where pages and texts have a block, and its values there. */
export function placesOf<Declared extends Block>(
  content: Content,
  { name }: Declared,
): PlacedBlock<ValueOf<Declared>>[] {
  const all = allBlocks(content).filter(({ value }) => value.block === name)
  return all as unknown as PlacedBlock<ValueOf<Declared>>[]
}
