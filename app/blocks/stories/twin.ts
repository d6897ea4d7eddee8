import { line, type Twin, title, without } from '#app/blocks/twin.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import { billText } from './bill.ts'
import type { stories } from './fields.ts'

export const twin: Twin<typeof stories> = ({ show, basis, content }) => {
  const { notes, story: words } = content.interface
  return {
    show: show.flatMap(({ name, quote, title: role, verified, connection, record }) => [
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
    ...(!show.some(({ record }) => record) && { ...without('basis') }),
  }
}
