import type { Paragraph, Table, TableRow } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { type Content, type Element, element, lineOf, words } from '#app/content/engine/markdown.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { closestMatch, joinList, quoted } from '#app/content/engine/words.ts'
import { notAClient } from '#app/lib/required-notes.ts'
import {
  amountInWords,
  amountText,
  type Look,
  readAmount,
  tableElement,
  tableProblems,
} from './tables.ts'

type Inner = ContainerDirective['children'][number]
type Inside = { content: readonly Inner[]; title: string }
type Making = {
  state: State
  content: readonly Inner[]
  /** What is in the square brackets. */
  label: Content[]
  /** Of a heading inside the block. */
  level: 2 | 3
}

type Block = {
  label: 'needed' | 'none'
  check: (inside: Inside) => ProblemDetail[]
  make: (making: Making) => Element
}

/** :::pull: a figure in bold, then a short line. */
const pull: Block = {
  label: 'none',
  check: ({ content }) => {
    const [first] = content
    const begins = first?.type === 'paragraph' && first.children[0]?.type === 'strong'
    if (begins && content.every(({ type }) => type === 'paragraph')) return []
    return [
      {
        found: 'something other than a figure and a short line',
        expected: 'one figure in bold, then a short line about it',
        example: ':::pull\n**$1,200** less tax in the first year\n:::',
      },
    ]
  },
  make: ({ state, content }) => {
    const [figure, ...line] = content.flatMap((node) =>
      node.type === 'paragraph' ? state.all(node) : [],
    )
    return element('p', { dataBlock: 'pull' }, [
      ...(figure ? [figure] : []),
      words(' '),
      element('span', {}, line),
    ])
  },
}

/** :::checklist[Title] around a list: boxes to check on paper. */
const checklist: Block = {
  label: 'needed',
  check: ({ content }) => {
    const [only, second] = content
    if (only?.type === 'list' && !second) return []
    return [
      {
        found: 'something other than a list',
        expected: 'one list between the two ::: lines, with a - before each item',
        example: ':::checklist[Before April]\n- Renew the permit\n:::',
      },
    ]
  },
  make: ({ state, content, label, level }) =>
    element('div', { dataBlock: 'checklist' }, [
      element(`h${level}`, {}, label),
      // Safari announces a list without bullets only if it has the role.
      ...content.flatMap((node) => state.one(node, undefined) ?? []).map(withRole),
    ]),
}

const illustrative = 'Illustrative example'

/** :::example[Illustrative example]: the box about the owner who is not an actual client. */
const example: Block = {
  label: 'needed',
  check: ({ content, title }) => [
    ...(title.startsWith(illustrative)
      ? []
      : [
          {
            found: title,
            expected: `a title that starts with "${illustrative}"`,
            hint: 'No one should mistake the owner in this box for a real client.',
          },
        ]),
    ...(content.length > 0 && content.every(({ type }) => type === 'paragraph' || type === 'list')
      ? []
      : [{ found: 'something other than text', expected: 'paragraphs or lists in the box' }]),
  ],
  make: ({ state, content, label, level }) =>
    element('div', { dataBlock: 'example', dataFrame: '' }, [
      element(`h${level}`, {}, label),
      element('p', { dataNote: '' }, [words(notAClient)]),
      ...content.flatMap((node) => state.one(node, undefined) ?? []),
    ]),
}

function withRole(list: Content): Content {
  if (list.type !== 'element') return list
  return { ...list, properties: { ...list.properties, role: 'list' } }
}

const longestBar = 1000

/** :::table[Caption] around a table. */
const table = aroundTable({ dataBlock: 'table' }, () => [])

/** :::ledger[Caption]: the last column is dollars, the last row their sum. */
const ledger = aroundTable({ dataBlock: 'ledger', dataFrame: '' }, sumProblems, () => ({
  total: true,
}))

/** :::bars[Caption]: a label, an amount, and a bar to scale. */
const bars = aroundTable({ dataBlock: 'bars' }, barProblems, (node) => {
  const amounts = new Map(lastCells(node).map(({ row, amount = 0 }) => [row, amount]))
  const most = Math.max(...amounts.values())
  return { drawing: (row) => bar((amounts.get(row) ?? 0) / most) }
})

function aroundTable(
  properties: Element['properties'],
  more: (table: Table) => ProblemDetail[],
  lookOf: (table: Table) => Look = () => ({}),
): Block {
  return {
    label: 'needed',
    check: ({ content: [only, second] }) => {
      if (only?.type !== 'table' || second) {
        return [
          {
            found: only?.type === 'table' ? 'a table and something else' : 'no table',
            expected:
              'exactly one table between the two ::: lines, with an empty line above and below it',
            example: '| Item | Amount |\n|---|---|\n| Rent | $1,200 |',
          },
        ]
      }
      const problems = tableProblems(only)
      return problems.length > 0 ? problems : more(only)
    },
    make: ({ state, content, label }) => {
      const tables = content.filter((node) => node.type === 'table')
      const made = tables.map((node) =>
        tableElement(state, node, { caption: label, ...lookOf(node) }),
      )
      return element('div', properties, made)
    },
  }
}

function sumProblems(node: Table): ProblemDetail[] {
  const cells = lastCells(node)
  const unreadable = amountProblems(cells)
  const total = cells.at(-1)?.row
  if (unreadable.length > 0 || !total) return unreadable
  const cents = cells.map(({ amount = 0 }) => Math.round(100 * amount))
  const stated = cents.pop() ?? 0
  const sum = cents.reduce((all, each) => all + each, 0)
  if (sum === stated) return []
  const [is, says, off] = [sum, stated, Math.abs(stated - sum)].map((n) => amountInWords(n / 100))
  return [
    {
      found: `rows that add up to ${is}, and a last row (${quoted(amountText(total, 0))}) that says ${says}`,
      expected: 'a last row that equals the sum of the rows above it',
      hint: `The difference is ${off}. Put a minus sign before amounts you subtract: -$1,200`,
      ...lineOf(total),
    },
  ]
}

function barProblems(node: Table): ProblemDetail[] {
  const cells = lastCells(node)
  const unreadable = amountProblems(cells)
  if (unreadable.length > 0) return unreadable
  const amounts = cells.map(({ amount = 0 }) => amount)
  if (Math.max(...amounts) > 0 && Math.min(...amounts) >= 0) return []
  return [
    {
      found: 'an amount below zero, or nothing but zeros',
      expected: 'amounts of zero or more, for bars drawn to scale',
      ...lineOf(node),
    },
  ]
}

type LastCell = { row: TableRow; text: string; amount: number | undefined }

function lastCells({ children: [head, ...rows] }: Table): LastCell[] {
  const last = (head?.children.length ?? 1) - 1
  return rows.map((row) => {
    const text = amountText(row, last)
    return { row, text, amount: readAmount(text) }
  })
}

function amountProblems(cells: readonly LastCell[]): ProblemDetail[] {
  return cells
    .filter(({ amount }) => amount === undefined)
    .map(({ row, text }) => ({
      found: text === '' ? 'an empty last cell' : `${quoted(text)} in the last column`,
      expected: 'only an amount in the last cell of every row',
      example: '| Depreciation, first year | -$12,400 |',
      ...lineOf(row),
    }))
}

/** To scale by its own attributes: the Content-Security-Policy allows no style attribute. */
function bar(share: number): Element {
  const length = Math.round(share * longestBar)
  return element(
    'svg',
    { viewBox: `0 0 ${longestBar} 12`, preserveAspectRatio: 'none', ariaHidden: 'true' },
    [
      element('path', { d: `M0 6H${longestBar}`, dataTone: 'rule' }),
      element('path', { d: `M0 6H${length}`, dataTone: 'bar' }),
    ],
  )
}

const blocks = { ledger, bars, table, pull, checklist, example } satisfies Record<string, Block>
export type BlockName = keyof typeof blocks

/** What is wrong with a block between ::: lines; `source` is the whole text. */
export function blockProblems(node: ContainerDirective, source: string): ProblemDetail[] {
  const names = Object.keys(blocks)
  if (!isBlockName(node.name)) {
    const near = closestMatch(node.name, names)
    return [
      {
        found: `a block named ":::${node.name}"`,
        expected: `one of ${joinList(
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
        found: `:::${node.name} without an end`,
        expected: 'a ::: line below the block',
        hint: 'Without it, everything that follows would be part of the block.',
        ...lineOf(node),
      },
    ]
  }
  const block: Block = blocks[node.name]
  const { label, content } = partsOf(node)
  const title = label ? plainText(label).trim() : ''
  const problems: ProblemDetail[] =
    (block.label === 'needed') === (title !== '')
      ? block.check({ content, title })
      : [labelProblem(node.name, block)]
  return problems.map((problem) => ({ ...lineOf(node), ...problem }))
}

export function blockElement(
  state: State,
  node: ContainerDirective,
  level: 2 | 3,
): Element | undefined {
  if (!isBlockName(node.name)) return undefined
  const { label, content } = partsOf(node)
  const title = label ? state.all(label) : []
  return blocks[node.name].make({ state, content, label: title, level })
}

function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blocks, name)
}

function partsOf(node: ContainerDirective): { label?: Paragraph; content: Inner[] } {
  const [first, ...rest] = node.children
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel
  return isLabel ? { label: first, content: rest } : { content: node.children }
}

function labelProblem(name: string, block: Block): ProblemDetail {
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
