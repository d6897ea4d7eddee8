import type { ExtraOf } from '#app/content/schemas/service.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import additional from '#content/prices/additional.yaml'
import { ServiceList } from '../service-list.tsx'

/** One list of all single services: the priced ones, then those quoted case by case (decision 47). */
export function Extras({ heading, intro, quoted }: ExtraOf<'extras'>) {
  const services = [
    ...additional.services.map((each) => ({ ...each, price: each.price.text })),
    ...additional.quoted.map((name) => ({ id: name, name, price: quoted })),
  ]
  return (
    <Section id="extras" heading={heading} intro={<Prose html={intro} as="p" />}>
      <ServiceList services={services} />
    </Section>
  )
}
