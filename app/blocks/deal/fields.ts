import { block } from '#app/content/engine/block.ts'
import { share, sum, years } from '#app/content/engine/fields.ts'
import { exhibitWords, refuse } from '#app/content/schemas/common.ts'

export const deal = block('deal', {
  label: 'Sale of a business',
  about: 'One sale as an asset deal and as a stock deal; nothing sold has tax basis left.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    price: sum(),
    equipment: sum({
      about: 'The part of the price that is for equipment; the rest is for goodwill.',
    }),
    ordinaryRate: share({ about: "The seller's tax on ordinary income." }),
    gainRate: share({ about: "The seller's tax on long-term gain." }),
    bonusRate: share({
      about: 'The part of used equipment that its buyer deducts in the first year.',
    }),
    goodwillYears: years({ about: 'Over which the buyer deducts goodwill.' }),
  },
  rule: ({ price, equipment, ordinaryRate, gainRate, bonusRate, goodwillYears }, context) => {
    if (equipment === 0 || equipment >= price) {
      refuse(
        context,
        ['equipment'],
        'more than $0 and less than the price: the rest is for goodwill',
      )
    }
    if (gainRate === 0 || gainRate >= ordinaryRate) {
      refuse(context, ['gainRate'], 'more than 0% and less than ordinaryRate')
    }
    if (ordinaryRate > 0.5)
      refuse(context, ['ordinaryRate'], 'a federal income tax rate, at most 50%')
    if (bonusRate < 1) {
      refuse(context, ['bonusRate'], '100%: the drawing deducts all equipment in the first year')
    }
    if (goodwillYears < 2) refuse(context, ['goodwillYears'], 'at least 2 years')
  },
})
