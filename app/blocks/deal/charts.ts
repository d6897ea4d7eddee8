import type { ViewProps } from '#app/blocks/view.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import { amountFrom, type Chart } from '#app/lib/charts.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'
import { deals } from './deals.ts'
import type { deal } from './fields.ts'

type Words = Interface['exhibits']['deal']

type Sale = ViewProps<typeof deal>

/** What the seller keeps of both deals, and what the buyer writes off. */
export function dealCharts(sale: Sale, words: Words): { intro: Text; charts: Chart[] } {
  const { kept, amount, years } = valuesOf(sale)
  const more = shown(dollars(deals(sale).stockLeavesMore), ...kept)
  return {
    intro: words.intro.with({ more, price: amount, years }),
    charts: [sellerChart(sale, words), buyerChart(sale, words)],
  }
}

/** What was typed, as it is printed, and where. */
function valuesOf(sale: Sale) {
  const price = from(sale, 'price')
  const equipment = from(sale, 'equipment')
  const ordinaryRate = from(sale, 'ordinaryRate')
  const gainRate = from(sale, 'gainRate')
  return {
    ...{ price, equipment, ordinaryRate, gainRate },
    kept: [price, equipment, ordinaryRate, gainRate],
    years: fieldText(sale, 'goodwillYears'),
    amount: fieldText(sale, 'price', dollars),
    forEquipment: fieldText(sale, 'equipment', dollars),
  }
}

function sellerChart(sale: Sale, words: Words): Chart {
  const { asset, stock, goodwill } = deals(sale)
  const { price, equipment, ordinaryRate, gainRate, kept, amount, forEquipment } = valuesOf(sale)
  const ordinary = fieldText(sale, 'ordinaryRate', percent)
  const gain = fieldText(sale, 'gainRate', percent)
  return {
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
  }
}

function buyerChart(sale: Sale, words: Words): Chart {
  const { writeOff } = deals(sale)
  const { price, equipment, years, forEquipment } = valuesOf(sale)
  const goodwillYears = from(sale, 'goodwillYears')
  const yearly = shown(dollars(writeOff.laterYears), price, equipment, goodwillYears)
  return {
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
        amounts: [amountFrom(sale.price - writeOff.firstYear, price, equipment, goodwillYears)],
      },
      { label: words.allYears.with({ years }), amounts: [amountFrom(sale.price, price)] },
    ],
    note: words.buyerNote.with({ years }),
  }
}

function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}
