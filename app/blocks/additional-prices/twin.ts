import { items, pair, type Said, type Twin, title, without } from '#app/blocks/twin.ts'
import type { Text } from '#app/lib/shown.ts'
import type { additionalPrices } from './fields.ts'
import { serviceGroups } from './service-groups.ts'

export const twin: Twin<typeof additionalPrices> = (props) => ({
  groups: serviceGroups(props, props.content).flatMap(({ question, services }) => [
    ...title(3, question),
    ...items(
      services.map(({ name, price, ...each }): Said => {
        const { note } = each as { note?: Text }
        return [pair(name, price), note && ['. ', note]]
      }),
    ),
  ]),
  ...without('quoted', 'others'),
})
