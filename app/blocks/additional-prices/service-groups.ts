import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import { formatCost } from '#app/lib/money.ts'
import type { additionalPrices } from './fields.ts'

type Props = Pick<ViewProps<typeof additionalPrices>, 'quoted' | 'groups' | 'others' | 'data'>

/** Single services with their prices: by the question that brings people to them, or all in the order of
    the price list. One that was just added to the price list is in no group yet. */
export function serviceGroups(
  { quoted, groups, others, data }: Props,
  { interface: words }: Content,
) {
  const list = data['prices.additional']
  const services = [
    ...list.services.map((each) => ({ ...each, price: formatCost(each, words.prices) })),
    ...(quoted ? list.quoted.map((each) => ({ ...each, price: quoted })) : []),
  ]
  if (!groups) return [{ question: undefined, isAsked: false, services }]
  const grouped: readonly string[] = groups.flatMap((group) => group.services)
  const rest = services.filter((each) => !grouped.includes(each.id))
  return [
    ...groups.map(({ question, services: ids }) => ({
      question,
      isAsked: true,
      services: ids.flatMap((name) => services.find((each) => each.id === name) ?? []),
    })),
    ...(rest.length > 0
      ? [{ question: others ?? words.service.otherServices, isAsked: false, services: rest }]
      : []),
  ]
}
