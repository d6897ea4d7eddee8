import { Chart } from '#app/components/chart.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { deals } from '#app/lib/deal.ts'
import { dollars } from '#app/lib/money.ts'
import styles from './deal.module.css'

export function Deal(sale: ExhibitOf<'deal'>) {
  const { price, equipment, goodwillYears: years } = sale
  const { asset, stock, goodwill, writeOff, stockLeavesMore } = deals(sale)
  const [ordinary, gain] = [sale.ordinaryRate, sale.gainRate].map(
    (rate) => `${Math.round(rate * 1000) / 10}%`,
  )
  const yearly = dollars(writeOff.laterYears)
  return (
    <div className={styles.deal}>
      <p>
        In this sample, the stock deal leaves the seller {dollars(stockLeavesMore)} more. The asset
        deal lets the buyer write off {dollars(price)} over {years} years. Buyer and seller work
        that out in the price.
      </p>
      <Chart
        data={{
          kind: 'flow',
          caption: `The seller pays ${ordinary} on ordinary income and ${gain} on capital gain`,
          columns: ['Step', 'Asset deal', 'Stock deal'],
          rows: [
            { label: 'Price', amounts: [price, price] },
            {
              label: 'Equipment: not sold by itself',
              amounts: [
                {
                  value: -asset.ordinaryTax,
                  label: `Tax on equipment: ${ordinary} of ${dollars(equipment)}`,
                },
                0,
              ],
            },
            {
              label: `Tax on stock: ${gain} of ${dollars(price)}`,
              amounts: [
                {
                  value: -asset.gainTax,
                  label: `Tax on goodwill: ${gain} of ${dollars(goodwill)}`,
                },
                -stock.gainTax,
              ],
            },
            { label: 'Seller keeps', amounts: [asset.kept, stock.kept] },
          ],
        }}
      />
      <Chart
        data={{
          kind: 'waterfall',
          caption: 'The buyer of the assets writes off the price',
          columns: ['When', 'Write-off'],
          rows: [
            {
              label: `First year: ${dollars(equipment)} +\u00a0${yearly}`,
              amounts: [writeOff.firstYear],
            },
            {
              label: `Next ${years - 1} years: ${yearly} each`,
              amounts: [price - writeOff.firstYear],
            },
            { label: `All ${years} years`, amounts: [price] },
          ],
          note: `Equipment is deducted at once, and goodwill evenly over ${years} years. A stock buyer writes off $0: the price becomes the stock's basis, and the company's assets keep theirs.`,
        }}
      />
    </div>
  )
}
