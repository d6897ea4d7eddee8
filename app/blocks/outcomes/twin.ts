import { grid, items, line, type Twin, title, without } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import { cellText, columnsOf, outcomeTypes } from './cells.ts'
import type { outcomes } from './fields.ts'

export const twin: Twin<typeof outcomes> = ({ data, content, ...words }) => {
  const { notes, outcomeTable } = content.interface
  const { illustrative } = data.caseStudies
  const records = sortRows(data.caseStudies.records, (each) => each.id, 'ascending')
  const labels = { id: words.number, ...words.columns }
  const tables = outcomeTypes.flatMap((type) => {
    const ofType = records.filter((record) => record.type === type)
    if (ofType.length === 0) return []
    const { name, about } = required(words.tables[type], `table ${type}`)
    const columns = columnsOf(type, ofType)
    return [
      ...title(3, name),
      ...line(about),
      ...line(illustrative && notes.sample),
      ...grid(
        columns.map((column) => labels[column]),
        ofType.map((record) => columns.map((column) => cellText(record, column, outcomeTable))),
      ),
    ]
  })
  const hasStock = records.some((each) => each.stockSaleProceeds)
  return {
    tables,
    definition: items([
      words.definition,
      hasStock && words.stock,
      words.timing,
      notes.savings.with({ basis: words.basis }),
    ]),
    ...without('number', 'drawing', 'refund', 'longest', 'columns', 'stock', 'timing', 'basis'),
  }
}
