import { BarTable } from '../components/bar-table.tsx'
import { Exhibit } from '../components/exhibit.tsx'
import { corporateGain, type Owner, worthwhile } from '../lib/entity-taxes.ts'
import { dollars } from '../lib/money.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { EntityLaw, entities } from '../schema/services.ts'

type Props = SectionProps<typeof entities> & { law: EntityLaw; state: Owner['state'] }

/** What an LLC owner keeps with an S election at sample profits, and where the election starts to pay off. */
export function Entities({ id, heading, intro, note, profits, law, ...sample }: Props) {
  const [status] = law.statuses
  if (!status) return null
  const owner = { ...sample, law: { ...law, ...status } }
  const even = worthwhile(Math.max(...profits), owner)?.from ?? 0
  const rows = profits.map((profit) => {
    const gain = corporateGain(profit, owner)
    return {
      name: dollars(profit),
      values: [gain],
      valueTexts: [`${dollars(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'}`],
    }
  })
  return (
    <Exhibit
      id={id}
      heading={heading}
      intro={intro}
      until={law.validThrough}
      amount={`About ${dollars(even)}`}
      method={note}
      chart={
        <BarTable
          caption="What an S election leaves the owner, compared with an LLC taxed as a sole proprietorship"
          columns={['Profit', 'You keep']}
          rows={rows}
        />
      }
    >
      <p>of profit is where the S election starts to pay off for this sample owner.</p>
    </Exhibit>
  )
}
