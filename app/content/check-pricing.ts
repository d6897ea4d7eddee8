import type { Content } from './collections.ts'
import type { Problem } from './engine/problem.ts'
import { unknownIds } from './unknown-ids.ts'

/** Whatever a section of the pricing page or a block of a service shows is there, and the terms of a
    guarantee have their place. */
export function pricingProblems(content: Content): Problem[] {
  const { sections } = content.pages.pricing
  const missing = missingFrom(content)
  return [
    ...sections.flatMap(({ kind }, at) =>
      notThere(missing[kind], kind, 'pages/pricing.yaml', ['sections', at, 'kind']),
    ),
    ...unknownIds(
      sections.map((section) => ('claim' in section ? section.claim : undefined)),
      Object.keys(content.claims),
      (at) => ['pages/pricing.yaml', ['sections', at, 'claim']],
      'a figure in claims.yaml',
    ),
    ...Object.entries(content.services).flatMap(([slug, { extra = [] }]) =>
      extra.flatMap(({ kind }, at) =>
        notThere(missing[kind], kind, `services/${slug}.yaml`, ['extra', at, 'kind']),
      ),
    ),
    ...unexplainedGuarantee(content),
  ]
}

/** What sections and blocks need and the firm does not have, by their kinds. */
function missingFrom({ firm, guarantee, prices }: Content): Readonly<Record<string, string>> {
  const { planning, accounting, preparation, additional } = prices
  return {
    ...(!guarantee && { guarantee: 'guarantee.yaml' }),
    ...(!firm.calculator && { calculator: 'calculator in firm.yaml' }),
    ...(!planning && { planning: 'prices/tax-planning.yaml' }),
    ...(!accounting && { accounting: 'prices/accounting.yaml' }),
    ...(!preparation && { preparation: 'prices/tax-preparation.yaml' }),
    ...(!additional && {
      additional: 'prices/additional.yaml',
      extras: 'prices/additional.yaml',
    }),
  }
}

function notThere(
  what: string | undefined,
  kind: string,
  file: string,
  path: PropertyKey[],
): Problem[] {
  if (!what) return []
  return [
    {
      file,
      path,
      found: `"${kind}", but there is no ${what}`,
      expected: `a kind whose content there is`,
      hint: `Add ${what}, or remove this entry.`,
    },
  ]
}

/** Every page that names the guarantee links to its terms on the pricing page. */
function unexplainedGuarantee({ guarantee, pages }: Content): Problem[] {
  if (!guarantee || pages.pricing.sections.some(({ kind }) => kind === 'guarantee')) return []
  return [
    {
      file: 'guarantee.yaml',
      found: 'terms that the pricing page does not show',
      expected: 'a section with kind: guarantee in pages/pricing.yaml',
      hint: 'Add that section, or delete guarantee.yaml if you offer no guarantee.',
    },
  ]
}
