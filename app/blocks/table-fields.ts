import { pluralize } from '#app/content/engine/english.ts'
import { addProblem, group, list, type ProseText, prose } from '#app/content/engine/fields.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import type { Refinement } from '#app/content/schemas/common.ts'
import { readDollars } from '#app/lib/money.ts'

// What tables and charts have in common: a row is a name and what stands beside it.

export const caption = prose({ about: 'What it shows; read before it.', max: 200 })

export const note = prose({
  about: 'What it assumes, or how to read it, below it.',
  max: 900,
  optional: true,
})

export const columns = list(prose({ label: 'Heading of a column', max: 100 }), {
  label: 'Headings of the columns',
  about: 'The first is of the names of the rows; it may be left out.',
  min: 1,
  max: 9,
})

export const cell = prose({ label: 'Cell', min: 0, max: 400 })

const rowName = prose({ label: 'Name of the row', min: 0, max: 200 })

const words = { label: 'Rows', expected: 'a table, or a list of rows', min: 1, max: 60 } as const

/** Rows of words. */
export const rows = list(
  group({ label: rowName, cells: list(cell, { label: 'Cells', min: 1, max: 8 }) }),
  words,
)

const amountExpected = 'an amount in dollars'

/** Dollars as they are printed, perhaps with a note mark. */
const dollarsCell = prose({ label: 'Amount', min: 0, max: 60, example: '-$12,400' }).superRefine(
  (text, context) => {
    if (readDollars(text.plain) !== undefined) return
    const found = text.plain === '' ? 'an empty cell' : `"${text.plain}"`
    addProblem(context, { found, expected: amountExpected, example: '-$12,400' })
  },
)

/** Rows of amounts. */
export const amountRows = list(
  group({
    label: rowName,
    amounts: list(dollarsCell, { label: 'Amounts', min: 1, max: 8 }),
  }),
  words,
)

export function amountIn(cell: ProseText): number {
  return readDollars(cell.plain) ?? 0
}

type Row = { readonly label: ProseText }

/** That every row has as many cells as the table has columns. */
export function evenRows(
  columns: readonly unknown[],
  rows: readonly { readonly cells?: readonly unknown[]; readonly amounts?: readonly unknown[] }[],
  context: Refinement,
): void {
  const counts = rows.map(({ cells, amounts }) => (cells ?? amounts ?? []).length)
  const [first = 0] = counts
  const width = columns.length === first ? first : columns.length - 1
  for (const [at, count] of counts.entries()) {
    if (count === width) continue
    report(context, ['rows', at], {
      found: `a row with ${pluralize(count + 1, 'cell')} in a table of ${pluralize(width + 1, 'column')}`,
      expected: 'the same number of cells in every row as there are columns',
    })
  }
}

export function report(context: Refinement, path: PropertyKey[], problem: ProblemDetail): void {
  context.addIssue({ code: 'custom', path, message: problem.expected, params: problem })
}

/** That a row says what the amounts above it add up to, to the cent. */
export function checkSum(
  context: Refinement,
  path: PropertyKey[],
  { label, parts, stated }: Row & { parts: readonly number[]; stated: number },
): void {
  const cents = (amount: number) => Math.round(100 * amount)
  const sum = parts.reduce((all, each) => all + cents(each), 0)
  const off = cents(stated) - sum
  if (off === 0) return
  const [is, says, difference] = [sum / 100, stated, Math.abs(off) / 100].map(amountInWords)
  report(context, path, {
    found: `rows that add up to ${is}, and a row below them ("${label.plain}") that says ${says}`,
    expected: 'a row that equals the sum of the rows above it',
    hint: `The difference is ${difference}. Put a minus sign before amounts you subtract: -$1,200`,
  })
}

/** As an owner would write it, with cents only where there are some. */
function amountInWords(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
