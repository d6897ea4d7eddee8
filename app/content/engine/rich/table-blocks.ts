import type { Paragraph, Table, TableRow } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { quoted } from '#app/content/engine/english.ts'
import { lineOf } from '#app/content/engine/markdown.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { textWords } from '#app/content/engine/validation-context.ts'
import { type Chart, chart, isTakenOut } from '#app/lib/charts.ts'
import { parseLongDate } from '#app/lib/dates.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { readDollars } from '#app/lib/money.ts'
import { type Element, element, type HtmlNode } from '#app/lib/tree.ts'
import { amountInWords, cellText, tableElement, tableProblems, withMinus } from './tables.ts'

// Blocks around one table, below which may stand one paragraph: what it assumes, or how to read it.

export type Inner = ContainerDirective['children'][number]
type Making = {
  state: State
  content: readonly Inner[]
  /** What is in the square brackets. */
  label: HtmlNode[]
  /** Of a heading inside the block. */
  level: 2 | 3
}

export type Block = {
  label: 'needed' | 'none'
  check: (inside: { content: readonly Inner[]; title: string }) => ProblemDetail[]
  make: (making: Making) => Element
}

type Parts = { state: State; caption: HtmlNode[]; note: HtmlNode[] | undefined }

/** :::table[Caption] around a table. */
export const table = aroundTable(
  () => [],
  (node, { state, caption, note }) =>
    element('div', { dataBlock: 'table' }, [
      tableElement(state, node, { caption }),
      ...noteElement(note),
    ]),
)

/** :::ledger[Caption]: the last column is dollars, the last row their sum. */
export const ledger = aroundTable(sumProblems, (node, { state, caption, note }) =>
  element('div', { dataBlock: 'ledger', dataFrame: '' }, [
    tableElement(state, node, { caption, total: true }),
    ...noteElement(note),
  ]),
)

/** :::bars[Caption]: a label and amounts, each with a bar to scale. */
export const bars = aroundTable(barProblems, amountsChart('bars'))

/** :::waterfall[Caption]: a first amount, what is added or taken away, and what is left. */
export const waterfall = aroundTable(waterfallProblems, amountsChart('waterfall'))

/** :::flow[Caption]: levels, and what is taken out between them, in one or more columns. */
export const flow = aroundTable(flowProblems, amountsChart('flow'))

/** :::timeline[Caption]: what, from, to, and a remark if there is a fourth column. */
export const timeline = aroundTable(timelineProblems, (node, parts) => {
  const { columns, rows, ...common } = commonOf(node, parts)
  return chart({
    kind: 'timeline',
    formats: formatsOf(textWords().language),
    columns,
    ...common,
    rows: rows.map(({ row, label, cells: [, , remark] }) => ({
      label,
      from: parseLongDate(cellText(row, 1)) ?? '',
      to: parseLongDate(cellText(row, 2)) ?? '',
      ...(remark && { remark }),
    })),
  })
})

/** :::matrix[Caption]: what holds for each row in each column. */
export const matrix = aroundTable(matrixProblems, (node, parts) =>
  chart({ kind: 'matrix', ...commonOf(node, parts) }),
)

function aroundTable(
  more: (table: Table) => ProblemDetail[],
  make: (node: Table, parts: Parts) => Element,
): Block {
  return {
    label: 'needed',
    check: ({ content: [first, second, third] }) => {
      const isNote = !second || second.type === 'paragraph'
      if (first?.type !== 'table' || !isNote || third) {
        return [
          {
            found: first?.type === 'table' ? 'a table and something else' : 'no table',
            expected:
              'one table between the two ::: lines, with an empty line above and below it, and at most one paragraph below it',
            example: '| Item | Amount |\n|---|---|\n| Rent | $1,200 |',
          },
        ]
      }
      const problems = tableProblems(first)
      return problems.length > 0 ? problems : more(first)
    },
    make: ({ state, content, label }) => {
      const [node, below] = content as [Table, Paragraph?]
      return make(node, { state, caption: label, note: below && state.all(below) })
    },
  }
}

function noteElement(note: HtmlNode[] | undefined): Element[] {
  return note ? [element('p', { dataNote: '' }, note)] : []
}

function commonOf({ children: [head, ...rows] }: Table, { state, caption, note }: Parts) {
  const cells = (row: TableRow) => row.children.map((cell) => state.all(cell))
  return {
    caption,
    ...(note && { note }),
    columns: head ? cells(head) : [],
    rows: rows.map((row) => {
      const [label = [], ...others] = cells(row)
      return { row, label, cells: others }
    }),
  }
}

function amountsChart(kind: 'bars' | 'waterfall' | 'flow') {
  return (node: Table, parts: Parts): Element => {
    const { rows, ...common } = commonOf(node, parts)
    const data: Chart = {
      kind,
      ...common,
      rows: rows.map(({ row, label, cells }) => ({
        label,
        amounts: amountsOf(row).map((value, index) => ({
          value,
          shown: (cells[index] ?? []).map(withMinus),
        })),
      })),
    }
    return chart(data)
  }
}

/** The numbers of a row whose amounts have been checked. */
function amountsOf(row: TableRow): number[] {
  return row.children.slice(1).map((_, index) => readDollars(cellText(row, index + 1)) ?? 0)
}

function sumProblems({ children: [head, ...rows] }: Table): ProblemDetail[] {
  const last = (head?.children.length ?? 1) - 1
  const unreadable = rows.flatMap((row) => amountProblem(row, last))
  const total = rows.at(-1)
  if (unreadable.length > 0 || !total) return unreadable
  const amounts = rows.map((row) => readDollars(cellText(row, last)) ?? 0)
  return footProblems(total, amounts.slice(0, -1), amounts.at(-1) ?? 0)
}

function barProblems(node: Table): ProblemDetail[] {
  const unreadable = amountProblems(node)
  if (unreadable.length > 0) return unreadable
  const amounts = node.children.slice(1).flatMap(amountsOf)
  const columns = node.children[0]?.children.length ?? 0
  if (columns <= 5 && Math.max(...amounts) > 0 && Math.min(...amounts) >= 0) return []
  return [
    {
      found:
        columns > 5
          ? `${columns - 1} columns of amounts`
          : 'an amount below zero, or nothing but zeros',
      expected: 'one to four columns of amounts of zero or more, for bars drawn to scale',
      ...lineOf(node),
    },
  ]
}

function waterfallProblems(node: Table): ProblemDetail[] {
  const [head, ...rows] = node.children
  if (head?.children.length !== 2 || rows.length < 3) {
    return [
      {
        found: 'a table of another form',
        expected: 'two columns, and at least three rows: the start, what changes it, the result',
        example: '| Due before | $9,000 |\n| New truck | -$4,000 |\n| Due after | $5,000 |',
        ...lineOf(node),
      },
    ]
  }
  return sumProblems(node)
}

function flowProblems(node: Table): ProblemDetail[] {
  const unreadable = amountProblems(node)
  if (unreadable.length > 0) return unreadable
  const nodes = node.children.slice(1)
  const rows = nodes.map((row) => ({ label: '', amounts: amountsOf(row) }))
  const taken = rows.map((_, index) => isTakenOut(rows, index))
  const mixed = nodes.filter(
    (_, index) => !taken[index] && rows[index]?.amounts.some((amount) => amount < 0),
  )
  if (mixed.length > 0) {
    return mixed.map((row) => ({
      found: `a row (${quoted(cellText(row, 0))}) with amounts above and below zero`,
      expected: 'in one row either levels, or amounts with a minus sign or $0 that are taken out',
      example: '| Corporate tax | -$21,000 | $0 |',
      ...lineOf(row),
    }))
  }
  const last = nodes.at(-1)
  if (last && taken.at(-1)) {
    return [
      {
        found: `a last row (${quoted(cellText(last, 0))}) that is taken out`,
        expected: 'a last row with what is left',
        example: '| After tax | $60,000 | $70,000 |',
        ...lineOf(last),
      },
    ]
  }
  return nodes.flatMap((row, index) => {
    const above = taken.lastIndexOf(false, index - 1)
    if (taken[index] || index === 0) return []
    return amountsOf(row).flatMap((stated, column) => {
      const parts = rows.slice(above, index).map(({ amounts }) => amounts[column] ?? 0)
      return footProblems(row, parts, stated)
    })
  })
}

function timelineProblems(node: Table): ProblemDetail[] {
  const [head, ...rows] = node.children
  const columns = head?.children.length ?? 0
  if (columns < 3 || columns > 4) {
    return [
      {
        found: `a table of ${columns} columns`,
        expected: 'three columns (what, from, to), or four with a remark',
        example: '| What | From | To |',
        ...lineOf(node),
      },
    ]
  }
  return rows.flatMap((row): ProblemDetail[] => {
    const texts = [cellText(row, 1), cellText(row, 2)]
    const [from, to] = texts.map(parseLongDate)
    if (from && to && from < to) return []
    const wrong = texts.find((text) => !parseLongDate(text))
    return [
      wrong === undefined
        ? {
            found: `${texts[0]} to ${texts[1]}`,
            expected: 'an earlier date in the second cell than in the third',
            ...lineOf(row),
          }
        : {
            found: wrong === '' ? 'a row without a date' : `the date ${quoted(wrong)}`,
            expected: 'the month in words, the day, a comma and the year',
            example: '| Duplex | March 18, 2022 | March 18, 2027 |',
            ...lineOf(row),
          },
    ]
  })
}

function matrixProblems(node: Table): ProblemDetail[] {
  const [head, ...rows] = node.children
  const empty = rows.find((row) => row.children.some((_, column) => !cellText(row, column)))
  if (head && head.children.length > 2 && !empty) return []
  return [
    {
      found: empty ? 'an empty cell' : 'a table of fewer than three columns',
      expected: 'at least two columns beside the names of the rows, and words in every cell',
      example: '| One owner | **Exempt.** File Form A. | **Taxed.** File Form B. |',
      ...lineOf(empty ?? node),
    },
  ]
}

function amountProblems({ children: [head, ...rows] }: Table): ProblemDetail[] {
  const columns = (head?.children ?? []).map((_, column) => column).slice(1)
  return rows.flatMap((row) => columns.flatMap((column) => amountProblem(row, column)))
}

function amountProblem(row: TableRow, column: number): ProblemDetail[] {
  const text = cellText(row, column)
  if (readDollars(text) !== undefined) return []
  const place = column === row.children.length - 1 ? 'the last column' : `column ${column + 1}`
  return [
    {
      found: text === '' ? `an empty cell in ${place}` : `${quoted(text)} in ${place}`,
      expected: `only an amount in ${place} of every row`,
      example: '| Depreciation, first year | -$12,400 |',
      ...lineOf(row),
    },
  ]
}

/** That a row says what the amounts above it add up to, to the cent. */
function footProblems(row: TableRow, parts: number[], stated: number): ProblemDetail[] {
  const cents = (amount: number) => Math.round(100 * amount)
  const sum = parts.reduce((all, each) => all + cents(each), 0)
  const off = cents(stated) - sum
  if (off === 0) return []
  const [is, says, difference] = [sum / 100, stated, Math.abs(off) / 100].map(amountInWords)
  return [
    {
      found: `rows that add up to ${is}, and a row below them (${quoted(cellText(row, 0))}) that says ${says}`,
      expected: 'a row that equals the sum of the rows above it',
      hint: `The difference is ${difference}. Put a minus sign before amounts you subtract: -$1,200`,
      ...lineOf(row),
    },
  ]
}
