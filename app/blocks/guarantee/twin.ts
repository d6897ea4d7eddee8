import { line, linked, strong, type Twin, title } from '#app/blocks/twin.ts'
import type { guarantee } from './fields.ts'
import { refundExample } from './refund-example.ts'

export const twin: Twin<typeof guarantee> = ({ heading, text, link, data, content }) => {
  const { title: name, terms } = data.guarantee
  const short = [...line(text), ...line(link && linked(link, '/pricing#guarantee'))]
  return [
    ...title(2, heading),
    ...(text
      ? short
      : [...line(strong(name), ' ', terms), ...line(refundExample(data.guarantee, content))]),
  ]
}
