import { line, linked, strong, type Twin } from '#app/blocks/twin.ts'
import type { guarantee } from './fields.ts'
import { refundExample } from './refund-example.ts'

export const twin: Twin<typeof guarantee> = (props) => {
  const { text, link, data, content } = props
  if (text) return { link: line(link && linked(link, '/pricing#guarantee')) }
  const { title, inShort, terms, satisfaction } = data.guarantee
  return {
    text: [
      ...line(props.satisfaction && satisfaction?.terms),
      ...line(inShort),
      ...line(refundExample(data.guarantee, content)),
      ...line(strong(title), ' ', terms),
    ],
  }
}
