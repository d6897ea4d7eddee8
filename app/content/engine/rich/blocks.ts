import type { BlockContent, Paragraph } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { lineOf } from '../markdown.ts'
import type { Complaint } from '../problem.ts'
import { listed, nearest } from '../words.ts'
import type { Content, Element } from './hast.ts'
import { bars, ledger, table } from './table-blocks.ts'
import { checklist, example, pull } from './text-blocks.ts'

export type BlockOptions = {
  /** Printed in every :::example box. */
  exampleNote: string
  /** Blocks that the text must contain. */
  needs?: readonly BlockName[]
}

type Inside = { content: readonly BlockContent[]; title: string }
type Making = {
  state: State
  content: readonly BlockContent[]
  /** What stands in the square brackets. */
  label: Content[]
  /** Of a heading inside the block. */
  level: 2 | 3
  options: BlockOptions
}

export type Block = {
  label: 'needed' | 'none'
  check: (inside: Inside) => Complaint[]
  make: (making: Making) => Element
}

const blocks = { ledger, bars, table, pull, checklist, example } satisfies Record<string, Block>
type BlockName = keyof typeof blocks

/** What is wrong with a block between ::: lines; `source` is the whole text. */
export function blockComplaints(node: ContainerDirective, source: string): Complaint[] {
  const names = Object.keys(blocks)
  if (!isBlockName(node.name)) {
    const near = nearest(node.name, names)
    return [
      {
        found: `a block named ":::${node.name}"`,
        expected: `one of ${listed(
          names.map((name) => `:::${name}`),
          'or',
        )}`,
        ...(near && { hint: `Did you mean :::${near}?` }),
        ...lineOf(node),
      },
    ]
  }
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset)
  if (!/\n\s*:::+\s*$/.test(raw)) {
    return [
      {
        found: `:::${node.name} without its end`,
        expected: 'a line ::: below the block',
        hint: 'Without it everything that follows would belong to the block.',
        ...lineOf(node),
      },
    ]
  }
  const block: Block = blocks[node.name]
  const { label, content } = partsOf(node)
  const title = label ? plainText(label).trim() : ''
  const complaints: Complaint[] =
    (block.label === 'needed') === (title !== '')
      ? block.check({ content, title })
      : [labelComplaint(node.name, block)]
  return complaints.map((complaint) => ({ ...lineOf(node), ...complaint }))
}

export function blockElement(
  state: State,
  node: ContainerDirective,
  level: 2 | 3,
  options: BlockOptions,
): Element | undefined {
  if (!isBlockName(node.name)) return undefined
  const { label, content } = partsOf(node)
  return blocks[node.name].make({
    state,
    content,
    label: label ? (state.all(label) as Content[]) : [],
    level,
    options,
  })
}

export function missingBlocks(options: BlockOptions, seen: ReadonlySet<string>): Complaint[] {
  return (options.needs ?? [])
    .filter((name) => !seen.has(name))
    .map((name) => ({ found: `no block :::${name}`, expected: `a block :::${name} in the text` }))
}

function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blocks, name)
}

function partsOf(node: ContainerDirective): { label?: Paragraph; content: BlockContent[] } {
  const [first, ...rest] = node.children as BlockContent[]
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel
  return isLabel ? { label: first, content: rest } : { content: node.children as BlockContent[] }
}

function labelComplaint(name: string, block: Block): Complaint {
  return block.label === 'needed'
    ? {
        found: `:::${name} without a caption`,
        expected: 'a caption in square brackets after the name',
        example: `:::${name}[What it shows]`,
      }
    : {
        found: `a caption after :::${name}`,
        expected: `:::${name} alone on its line`,
        example: `:::${name}`,
      }
}
