import { grid, items, line, pair, type Twin, without } from '#app/blocks/twin.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown } from '#app/lib/shown.ts'
import type { depreciation } from './fields.ts'
import { asOneBuilding, firstYear, inParts } from './first-year.ts'

export const twin: Twin<typeof depreciation> = (strategy) => {
  const { parts, table, oneLabel, partsLabel, note, content, formats } = strategy
  const everyPart = from(strategy, 'parts')
  const total = parts.reduce((sum, part) => sum + part.cost, 0)
  const apart = shown(dollars(inParts(parts)), everyPart)
  const one = dollars(asOneBuilding(parts, strategy.buildingLife))
  const date = fieldText(strategy, 'reviewed', formats.monthYear)
  return {
    table: [
      ...line(table.caption),
      ...grid(
        [table.part, table.cost, table.firstYear],
        [
          ...parts.map((part) => [
            [
              [part.name, ', '],
              part.life ? table.life.with({ years: fieldText(part, 'life') }) : table.noLife,
            ],
            fieldText(part, 'cost', dollars),
            shown(dollars(firstYear(part)), from(part)),
          ]),
          [table.total, shown(dollars(total), everyPart), apart],
        ],
      ),
      ...items([
        pair(oneLabel, shown(one, everyPart, from(strategy, 'buildingLife'))),
        pair(partsLabel, apart),
      ]),
    ],
    note: line(note, ' ', content.interface.notes.reviewed.with({ date }), '.'),
    ...without('oneLabel', 'partsLabel', 'parts'),
  }
}
