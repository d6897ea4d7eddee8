/** Every address the site can have and the module in routes/ that shows it.
    A link to anything else does not compile, and a content file that names one stops the build.
    Which of them a firm has follows from its files: content/page-files.ts. */
export const pages = {
  '/': 'home',
  '/pricing': 'pricing',
  '/case-studies': 'case-studies',
  '/learning-library': 'learning-library',

  '/about': 'about',
  '/about-our-firm': 'about-our-firm',
  '/who-we-serve': 'who-we-serve',
  '/faq': 'faq',
  '/contact': 'contact',

  '/tax-planning': 'tax-planning',
  '/outsourced-cfo': 'outsourced-cfo',
  '/tax-preparation': 'tax-preparation',
  '/accounting': 'accounting',
  '/bookkeeping': 'accounting', // one page at two addresses
  '/business-formation': 'business-formation',
  '/other-services': 'other-services',
  '/buy-sell-business': 'buy-sell-business',
  '/tax-debt-relief': 'tax-debt-relief',

  '/blog/nashville-tennessee-cpa': 'blog/nashville-tennessee-cpa',
  '/blog/dallas-texas-cpa': 'blog/dallas-texas-cpa',
  '/blog/greenville-north-carolina-cpa': 'blog/greenville-north-carolina-cpa',
  '/blog/jackson-tennessee-cpa': 'blog/jackson-tennessee-cpa',
  '/blog/oklahoma-city-cpa': 'blog/oklahoma-city-cpa',

  '/privacy-policy': 'privacy-policy',
  '/terms': 'terms',
  '/sms-terms': 'sms-terms',
  '/sms-optin': 'sms-optin',
} as const

export type PagePath = keyof typeof pages
/** What an internal link may point at: a page, or a place on a page. */
export type PageLink = PagePath | `${PagePath}#${string}`

export const paths = Object.keys(pages) as PagePath[]
