import { priceLines } from '#app/blocks/offer/price-lines.ts'
import { packageLines } from '#app/blocks/package-twin.ts'
import type { Twin } from '#app/blocks/twin.ts'
import { priceShown } from '#app/lib/money.ts'
import { say } from '#app/lib/shown.ts'
import type { packages } from './fields.ts'

/** What is extra is on the page of the prices. */
export const twin: Twin<typeof packages> = ({ show, prices, content }) => ({
  show: show.flatMap((each) => {
    const onboarding = 'onboarding' in each && each.onboarding
    const words = content.interface.service.onboarding
    const once = onboarding && say` ${words.with({ price: priceShown(onboarding) })}`
    const frequency = say`${each.frequency}${once || ''}`
    const additionalCosts = each.additionalCosts.filter(({ credit }) => credit)
    const shown = { ...each, frequency, additionalCosts, isPrimary: false }
    return packageLines(shown, show, content)
  }),
  prices: priceLines(prices, content),
})
