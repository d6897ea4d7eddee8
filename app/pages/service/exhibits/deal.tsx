import { Chart } from '#app/components/chart.tsx'
import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { deals } from '#app/lib/deal.ts'
import { dollars } from '#app/lib/money.ts'
import { interpolate } from '#app/lib/text.ts'
import styles from './deal.module.css'

export function Deal(sale: ExhibitOf<'deal'>) {
  const words = useContent().interface.exhibits.deal
  const { price, equipment, goodwillYears } = sale
  const years = `${goodwillYears}`
  const { asset, stock, goodwill, writeOff, stockLeavesMore } = deals(sale)
  const ordinary = percent(sale.ordinaryRate)
  const gain = percent(sale.gainRate)
  const yearly = dollars(writeOff.laterYears)
  return (
    <div className={styles.deal}>
      <p>
        {interpolate(words.intro, {
          more: dollars(stockLeavesMore),
          price: dollars(price),
          years,
        })}
      </p>
      <Chart
        data={{
          kind: 'flow',
          caption: interpolate(words.sellerCaption, { ordinary, gain }),
          columns: [words.step, words.asset, words.stock],
          rows: [
            { label: words.price, amounts: [price, price] },
            {
              label: words.notSold,
              amounts: [
                {
                  value: -asset.ordinaryTax,
                  label: taxOn(words.equipmentTax, ordinary, equipment),
                },
                0,
              ],
            },
            {
              label: taxOn(words.stockTax, gain, price),
              amounts: [
                {
                  value: -asset.gainTax,
                  label: taxOn(words.goodwillTax, gain, goodwill),
                },
                -stock.gainTax,
              ],
            },
            { label: words.keeps, amounts: [asset.kept, stock.kept] },
          ],
        }}
      />
      <Chart
        data={{
          kind: 'waterfall',
          caption: words.buyerCaption,
          columns: [words.when, words.writeOff],
          rows: [
            {
              // The sign stays with its amount.
              label: interpolate(words.firstYear, {
                equipment: dollars(equipment),
                yearly,
              }).replace('+ ', '+\u00a0'),
              amounts: [writeOff.firstYear],
            },
            {
              label: interpolate(words.nextYears, { years: `${goodwillYears - 1}`, yearly }),
              amounts: [price - writeOff.firstYear],
            },
            { label: interpolate(words.allYears, { years }), amounts: [price] },
          ],
          note: interpolate(words.buyerNote, { years }),
        }}
      />
    </div>
  )
}

function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}

function taxOn(text: string, rate: string, amount: number): string {
  return interpolate(text, { rate, amount: dollars(amount) })
}
