import { z } from 'zod'
import { share, sum, years } from '#app/content/engine/fields.ts'
import { exhibitWords, refuse } from '#app/content/schemas/common.ts'

/** One sale as an asset deal and as a stock deal. */
export const deal = z
  .strictObject({
    kind: z.literal('deal'),
    ...exhibitWords,
    price: sum,
    /** The part of the price that is for equipment; the rest is for goodwill. */
    equipment: sum,
    /** The seller's tax on ordinary income, and on long-term gain. */
    ordinaryRate: share,
    gainRate: share,
    /** The part of used equipment that its buyer deducts in the first year. */
    bonusRate: share,
    goodwillYears: years,
  })
  .superRefine(
    ({ price, equipment, ordinaryRate, gainRate, bonusRate, goodwillYears }, context) => {
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
  )
