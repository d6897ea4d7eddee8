import { Chart } from '#app/components/chart.tsx'
import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { amountFrom } from '#app/lib/charts.ts'
import { deals } from '#app/lib/deal.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown } from '#app/lib/shown.ts'
import styles from './deal.module.css'

export function Deal(sale: ExhibitOf<'deal'>) {
  const words = useContent().interface.exhibits.deal
  const { asset, stock, goodwill, writeOff, stockLeavesMore } = deals(sale)
  const [price, equipment, ordinaryRate, gainRate, goodwillYears] = (
    ['price', 'equipment', 'ordinaryRate', 'gainRate', 'goodwillYears'] as const
  ).map((key) => from(sale, key))
  const years = fieldText(sale, 'goodwillYears')
  const ordinary = fieldText(sale, 'ordinaryRate', percent)
  const gain = fieldText(sale, 'gainRate', percent)
  const amount = fieldText(sale, 'price', dollars)
  const forEquipment = fieldText(sale, 'equipment', dollars)
  const yearly = shown(dollars(writeOff.laterYears), price, equipment, goodwillYears)
  const kept = [price, equipment, ordinaryRate, gainRate]
  return (
    <div className={styles.deal}>
      <p>
        {words.intro.with({
          more: shown(dollars(stockLeavesMore), ...kept),
          price: amount,
          years,
        })}
      </p>
      <Chart
        data={{
          kind: 'flow',
          caption: words.sellerCaption.with({ ordinary, gain }),
          columns: [words.step, words.asset, words.stock],
          rows: [
            {
              label: words.price,
              amounts: [amountFrom(sale.price, price), amountFrom(sale.price, price)],
            },
            {
              label: words.notSold,
              amounts: [
                {
                  ...amountFrom(-asset.ordinaryTax, equipment, ordinaryRate),
                  label: words.equipmentTax.with({ rate: ordinary, amount: forEquipment }),
                },
                amountFrom(0, equipment),
              ],
            },
            {
              label: words.stockTax.with({ rate: gain, amount }),
              amounts: [
                {
                  ...amountFrom(-asset.gainTax, price, equipment, gainRate),
                  label: words.goodwillTax.with({
                    rate: gain,
                    amount: shown(dollars(goodwill), price, equipment),
                  }),
                },
                amountFrom(-stock.gainTax, price, gainRate),
              ],
            },
            {
              label: words.keeps,
              amounts: [amountFrom(asset.kept, ...kept), amountFrom(stock.kept, price, gainRate)],
            },
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
              label: words.firstYear
                .map((text) => text.replace('+ ', '+\u00a0'))
                .with({ equipment: forEquipment, yearly }),
              amounts: [amountFrom(writeOff.firstYear, equipment, price, goodwillYears)],
            },
            {
              label: words.nextYears.with({
                years: shown(`${sale.goodwillYears - 1}`, goodwillYears),
                yearly,
              }),
              amounts: [
                amountFrom(sale.price - writeOff.firstYear, price, equipment, goodwillYears),
              ],
            },
            { label: words.allYears.with({ years }), amounts: [amountFrom(sale.price, price)] },
          ],
          note: words.buyerNote.with({ years }),
        }}
      />
    </div>
  )
}

function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}
