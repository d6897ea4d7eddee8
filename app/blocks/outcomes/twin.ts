import {
  grid,
  items,
  line,
  linked,
  type Said,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { required } from '#app/lib/required.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import {
  type Column,
  cellText,
  columnsOf,
  guidesOf,
  laterText,
  outcomeTypes,
  remarksOf,
} from './cells.ts'
import type { outcomes } from './fields.ts'

export const twin: Twin<typeof outcomes> = ({ data, content, ...words }) => {
  const { notes, outcomeTable } = content.interface
  const { illustrative } = data.caseStudies
  const records = sortRows(data.caseStudies.records, (each) => each.id, 'ascending')
  const labels = { id: words.number, ...words.columns }
  const guides = guidesOf(content)
  const said = (record: CaseStudy, column: Column): Said => {
    const text = cellText(record, column, outcomeTable)
    if (column !== 'totalTaxSavings') return text
    const later = laterText(record, words.later)
    const guide = guides.get(record.id)
    return [
      text,
      later && [', ', later],
      guide && words.guide && [', ', linked(words.guide.with({ city: guide.city }), guide.path)],
    ]
  }
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
        ofType.map((record) => columns.map((column) => said(record, column))),
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
      ...remarksOf(records, words.number),
      notes.savings.with({ basis: words.basis }),
    ]),
    ...without('number', 'drawing', 'refund', 'longest', 'later', 'guide'),
    ...without('columns', 'stock', 'timing', 'basis'),
  }
}
