import { percent } from '../components/bar-chart.tsx'
import { BarTable } from '../components/bar-table.tsx'
import { Exhibit } from '../components/exhibit.tsx'
import { dollars } from '../lib/money.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { deal } from '../schema/services.ts'

/** The same price as an asset deal and as a stock deal, for an S corporation with no tax basis in assets or stock. */
export function Deal({ id, heading, intro, note, ...sale }: SectionProps<typeof deal>) {
  const { price, equipment, ordinaryRate, gainRate, goodwillYears: years } = sale
  const goodwill = price - equipment
  const onEquipment = Math.round(equipment * ordinaryRate)
  const onGoodwill = Math.round(goodwill * gainRate)
  const onStock = Math.round(price * gainRate)
  const keeps = { assets: price - onEquipment - onGoodwill, stock: price - onStock }
  const rows = [
    { name: 'Price', values: [price, price] },
    {
      name: `Tax on equipment: ${percent(ordinaryRate)} of ${dollars(equipment)}`,
      values: [onEquipment, 0],
      sign: '−',
    },
    { name: `Tax on goodwill or stock: ${percent(gainRate)}`, values: [onGoodwill, onStock], sign: '−' },
    { name: 'Seller keeps', values: [keeps.assets, keeps.stock], isResult: true },
    { name: 'Buyer writes off in the first year', values: [equipment + Math.round(goodwill / years), 0] },
    { name: `Buyer writes off in ${years} years`, values: [price, 0], isResult: true },
  ]
  return (
    <Exhibit
      id={id}
      heading={heading}
      intro={intro}
      amount={`${dollars(keeps.stock - keeps.assets)} more`}
      method={note}
      chart={
        <BarTable
          caption="What the seller keeps and the buyer can write off"
          columns={['Step', 'Asset deal', 'Stock deal']}
          rows={rows.map(({ sign = '', ...row }) => ({
            ...row,
            valueTexts: row.values.map((amount) => `${amount > 0 ? sign : ''}${dollars(amount)}`),
          }))}
          longNames
        />
      }
    >
      <p>
        stays with this sample seller in a stock deal. In an asset deal, the buyer writes off the equipment at once and
        the goodwill over {years} years. A stock buyer writes off $0 of the price, and takes over the company's old
        basis and its liabilities. With an election, a stock sale can be taxed as an asset sale. The two sides usually
        settle the difference in the price.
      </p>
    </Exhibit>
  )
}
