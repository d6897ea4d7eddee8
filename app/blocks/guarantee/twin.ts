import { line, linked, strong, type Twin } from '#app/blocks/twin.ts'
import type { guarantee } from './fields.ts'
import { refundExample } from './refund-example.ts'

export const twin: Twin<typeof guarantee> = ({ text, link, data, content }) => {
  if (text) return { link: line(link && linked(link, '/pricing#guarantee')) }
  const { title, terms } = data.guarantee
  return {
    text: [...line(strong(title), ' ', terms), ...line(refundExample(data.guarantee, content))],
  }
}
