// What the site must do, by id. A test names the ids it proves with `covers`; an id that no test
// names fails test/requirements.test.ts. `npm run requirements` prints docs/requirements.md.

export const requirements = {
  'The sample': {
    'sample-addresses': 'The sample has the 27 addresses of the specification and no other.',
    'sample-menus':
      'Its header leads home and to the links of the menus About, Services and Resources.',
    'sample-footer':
      'Its footer has the listed pages, four articles and social networks, phone, hours, tagline and the scheduling link.',
    'sample-outbound-links':
      'Its four social links are on every page, its two partners on pricing and other services, its blog in the learning library.',
    'sample-home':
      'Its home page has the hero, six figures, three stories, core services, signs, comparison of three ways and a link to pricing.',
    'sample-pricing-order':
      'Its pricing page has ten parts in order, four journey steps and the anchors tax-planning and tax-preparation.',
    'sample-prices':
      'Every package, extra cost and additional service has the price of the specification.',
    'sample-guarantee': 'Its guarantee is twice the fee, never three times, with a worked refund.',
    'sample-calculator': 'Its calculator shows 17% and 70% of the tax paid and the effective rate.',
    'sample-currency': 'Amounts are U.S. dollars without cents.',
    'sample-services':
      'Its service pages have their offer, booking and the extra content of the specification.',
    'sample-about':
      'Its two pages about the firm state founding, team, values, revenue bands and tabs.',
    'sample-counts':
      'It has 11 audiences, 11 questions, 12 outcomes in 3 tables and 8 differentiators.',
    'sample-learning-library':
      'Its learning library says coming soon, names three teasers and dates 2027 correctly.',
    'sample-legal':
      'Its legal pages have their names, dates and the breach notice of 15 business days.',
    'sample-sms':
      'Its SMS page has the sentences, labels, kinds of messages and consent that carriers ask for.',
    'sample-errors': 'An unknown address says "Oops! Page not found".',
    'sample-page-length': 'No page of the sample is longer than about twelve screens of a phone.',
    'sample-titles': 'The titles of its main pages stay as they are.',
    'sample-banned-words': 'It uses no words that a careful tax firm avoids.',
  },
} as const

type Groups = typeof requirements
export type RequirementId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** Details for a Playwright test or options for a Vitest test. */
export function covers(...ids: RequirementId[]): { tag: string[]; tags: string[] } {
  return { tag: ids.map((id) => `@${id}`), tags: ids }
}
