import { line, linked, type Twin, title, without } from '#app/blocks/twin.ts'
import { around, shown } from '#app/lib/shown.ts'
import type { billing } from './fields.ts'

export const twin: Twin<typeof billing> = ({ heading, text, pay, content }) => {
  const { payUrl } = content.firm
  const site = payUrl && shown(new URL(payUrl.plain).host, payUrl.origin)
  const [before, after] = around(content.interface.pricing.pay, 'link')
  const link = payUrl && site && [before.with({ site }), linked(pay, payUrl), after.with({ site })]
  return { heading: title(3, heading), text: line(text, link && [' ', link]), ...without('pay') }
}
