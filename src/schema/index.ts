import { deadlines } from './deadlines.ts'
import * as firm from './firm.ts'
import * as page from './pages.ts'
import * as service from './services.ts'

// Lists every content file with its schema. src/data.ts and src/content.config.ts use it to read the content.

/** Content that several pages share, by its file in content/. */
export const data = {
  firm: firm.firm,
  'prices/tax-planning': firm.packages,
  'prices/accounting': firm.packages,
  'prices/tax-preparation': firm.packages,
  'prices/additional': firm.additional,
  guarantee: firm.guarantee,
  claims: firm.claims,
  'tax-figures': firm.taxFigures,
  team: firm.team,
  testimonials: firm.testimonials,
  'case-studies': firm.caseStudies,
  faq: firm.faq,
  notice: firm.notice,
  deadlines,
  redirects: firm.redirects,
} as const

/** Content of a single page, by its file in content/. */
export const pages = {
  'pages/home': page.home,
  'pages/pricing': page.pricing,
  'pages/contact': page.contact,
  'pages/sms-optin': page.smsOptIn,
  'pages/about': page.about,
  'pages/about-our-firm': page.aboutOurFirm,
  'pages/who-we-serve': page.whoWeServe,
  'pages/faq': page.faqPage,
  'pages/case-studies': page.caseStudiesPage,
  'pages/learning-library': page.learningLibrary,
  'pages/accessibility': page.accessibility,
  'services/tax-planning': service.taxPlanning,
  'services/tax-preparation': service.taxPreparation,
  'services/outsourced-cfo': service.outsourcedCfo,
  'services/accounting': service.accounting,
  'services/business-formation': service.businessFormation,
  'services/other-services': service.otherServices,
  'services/buy-sell-business': service.buySellBusiness,
  'services/tax-debt-relief': service.taxDebtRelief,
} as const

export const files = { ...data, ...pages }

/** Folders of files that share a template. */
export const folders = {
  articles: { extension: 'md', schema: page.article },
  checklists: { extension: 'yaml', schema: page.checklist },
  legal: { extension: 'md', schema: page.legal },
} as const
