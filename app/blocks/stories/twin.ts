import { items, line, type Twin, title } from '#app/blocks/twin.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import { billText } from './bill.ts'
import type { stories } from './fields.ts'

export const twin: Twin<typeof stories> = ({ heading, intro, show, basis, content }) => {
  const { notes, story: words } = content.interface
  return [
    ...title(2, heading),
    ...line(intro),
    ...show.flatMap(({ name, quote, title: role, verified, connection, record }) => [
      ...title(3, verified ? name : notes.illustrative),
      ...line(!verified && notes.notAClient),
      ...line(
        basis &&
          record && [fieldText(record, 'totalTaxSavings', dollars), ' ', billText(record, words)],
      ),
      ...line(quote),
      ...line(role),
      ...line(connection),
    ]),
    ...items(basis && show.some(({ record }) => record) ? [notes.savings.with({ basis })] : []),
  ]
}
