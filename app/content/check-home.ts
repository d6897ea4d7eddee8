import type { Content } from './collections.ts'
import type { Problem } from './engine/problem.ts'
import { namedPrices } from './facts.ts'
import type { Home } from './schemas/home.ts'
import { idsOf, unknownIds } from './unknown-ids.ts'

const file = 'pages/home.yaml'

/** The sections of the home page name figures, prices and stories that there are. */
export function homeProblems(content: Content): Problem[] {
  return content.pages.home.sections.flatMap((section, at) => sectionProblems(content, section, at))
}

function sectionProblems(
  content: Content,
  section: Home['sections'][number],
  at: number,
): Problem[] {
  const { claims, prices, testimonials, guarantee, faq } = content
  const within = (...path: PropertyKey[]): [string, PropertyKey[]] => [
    file,
    ['sections', at, ...path],
  ]
  switch (section.kind) {
    case 'stats':
      return unknownIds(
        section.tiles,
        Object.keys(claims),
        (index) => within('tiles', index),
        'a figure in claims.yaml',
      )
    case 'stories':
      return unknownIds(
        section.show,
        idsOf(testimonials?.testimonials ?? []),
        (index) => within('show', index),
        'a story in testimonials.yaml',
      )
    case 'comparison':
      return unknownIds(
        section.scale?.costs.map(({ cost }) => cost) ?? [],
        [...amountsIn(prices), ...dollarClaims(content)],
        (index) => within('scale', 'costs', index, 'cost'),
        'a price or a claim in dollars',
      )
    case 'guarantee': {
      if (guarantee) return []
      const [, path] = within('kind')
      const hint = 'Remove this section, or add the file.'
      return [{ file, path, found: 'guarantee', expected: 'a guarantee in guarantee.yaml', hint }]
    }
    case 'text': {
      const shown = faq.items.filter(({ onHome }) => onHome).map(({ id }) => id)
      if (!shown.includes(section.id)) return []
      const [, path] = within('id')
      const expected = 'an id that no question on the home page has (onHome in faq.yaml)'
      return [{ file, path, found: `"${section.id}"`, expected }]
    }
    default:
      return []
  }
}

/** Prices with an amount, which can be drawn to scale. */
function amountsIn(prices: Content['prices']): string[] {
  return Object.entries(namedPrices(prices)).flatMap(([name, price]) =>
    price === 'Varies' ? [] : [name],
  )
}

/** claim.inHouseTeam: figures in dollars can be drawn to the scale of the prices. */
function dollarClaims({ claims }: Content): string[] {
  return Object.entries(claims).flatMap(([id, { prefix }]) =>
    prefix === '$' ? [`claim.${id}`] : [],
  )
}
