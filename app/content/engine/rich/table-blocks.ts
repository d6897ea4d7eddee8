import type { Table } from 'mdast'
import { lineOf } from '../markdown.ts'
import type { Complaint } from '../problem.ts'
import { quoted } from '../words.ts'
import { amountInWords, readAmount } from './amount.ts'
import type { Block } from './blocks.ts'
import { type Element, element } from './hast.ts'
import { amountText, tableComplaints, tableElement } from './tables.ts'

const longestBar = 1000

/** :::table[Caption] around a table. */
export const table: Block = {
  label: 'needed',
  check: ({ content }) => aroundTable(content, () => []),
  make: ({ state, content, label }) =>
    element('div', { dataBlock: 'table' }, [
      tableElement(state, content[0] as Table, { caption: label }),
    ]),
}

/** :::ledger[Caption]: the last column is dollars, the last row their sum. */
export const ledger: Block = {
  label: 'needed',
  check: ({ content }) => aroundTable(content, sumComplaints),
  make: ({ state, content, label }) =>
    element('div', { dataBlock: 'ledger', dataFrame: '' }, [
      tableElement(state, content[0] as Table, { caption: label, total: true }),
    ]),
}

/** :::bars[Caption]: a label, an amount, and a bar to scale. */
export const bars: Block = {
  label: 'needed',
  check: ({ content }) => aroundTable(content, barComplaints),
  make: ({ state, content, label }) => {
    const [node] = content as [Table]
    const last = (node.children[0]?.children.length ?? 1) - 1
    const amounts = node.children.slice(1).map((row) => readAmount(amountText(row, last)) ?? 0)
    const most = Math.max(...amounts)
    return element('div', { dataBlock: 'bars' }, [
      tableElement(state, node, {
        caption: label,
        drawing: (row) => bar((readAmount(amountText(row, last)) ?? 0) / most),
      }),
    ])
  },
}

function aroundTable(
  content: readonly { type: string }[],
  more: (table: Table) => Complaint[],
): Complaint[] {
  const [only, second] = content
  if (only?.type !== 'table' || second) {
    return [
      {
        found: only?.type === 'table' ? 'a table and something else' : 'no table',
        expected: 'exactly one table between the two ::: lines, with an empty line around it',
        example: '| Item | Amount |\n|---|---|\n| Rent | $1,200 |',
      },
    ]
  }
  const node = only as Table
  const complaints = tableComplaints(node)
  return complaints.length > 0 ? complaints : more(node)
}

function sumComplaints(node: Table): Complaint[] {
  const rows = node.children.slice(1)
  const last = (node.children[0]?.children.length ?? 1) - 1
  const unreadable = amountComplaints(node, last)
  const total = rows.at(-1)
  if (unreadable.length > 0 || !total) return unreadable
  const cents = rows.map((row) => Math.round(100 * (readAmount(amountText(row, last)) ?? 0)))
  const stated = cents.pop() ?? 0
  const sum = cents.reduce((all, each) => all + each, 0)
  if (sum === stated) return []
  const [is, says, off] = [sum, stated, Math.abs(stated - sum)].map((n) => amountInWords(n / 100))
  return [
    {
      found: `rows that add up to ${is}, and a last row (${quoted(amountText(total, 0))}) that says ${says}`,
      expected: 'a last row that is the sum of the rows above it',
      hint: `The difference is ${off}. What is taken away has a minus sign: -$1,200`,
      ...lineOf(total),
    },
  ]
}

function barComplaints(node: Table): Complaint[] {
  const last = (node.children[0]?.children.length ?? 1) - 1
  const complaints = amountComplaints(node, last)
  if (complaints.length > 0) return complaints
  const rows = node.children.slice(1)
  const amounts = rows.map((row) => readAmount(amountText(row, last)) ?? 0)
  if (Math.max(...amounts) > 0 && Math.min(...amounts) >= 0) return []
  return [
    {
      found: 'an amount below zero, or nothing but zeros',
      expected: 'amounts of zero or more, for bars drawn to scale',
      ...lineOf(node),
    },
  ]
}

function amountComplaints(node: Table, column: number): Complaint[] {
  return node.children.slice(1).flatMap((row) => {
    const text = amountText(row, column)
    if (readAmount(text) !== undefined) return []
    return [
      {
        found: text === '' ? 'an empty last cell' : `${quoted(text)} in the last column`,
        expected: 'an amount and nothing else in the last cell of every row',
        example: '| Depreciation, first year | -$12,400 |',
        ...lineOf(row),
      },
    ]
  })
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
