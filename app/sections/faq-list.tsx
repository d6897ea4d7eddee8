import { Accordion } from '#app/ui/accordion.tsx'
import { Prose } from '#app/ui/prose.tsx'
import faq from '#content/faq.yaml'

type FaqItem = (typeof faq)['items'][number]

/** Questions of the one list, each at an address of its own. */
export function FaqList({ items = faq.items }: { items?: readonly FaqItem[] }) {
  return (
    <Accordion
      name="faq"
      items={items.map(({ id, question, answer }) => ({
        id,
        question,
        answer: <Prose html={answer} as="p" />,
      }))}
    />
  )
}
