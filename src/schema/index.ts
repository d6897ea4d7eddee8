import { deadlines } from './deadlines.ts'
import * as firm from './firm.ts'
import * as page from './pages.ts'
import * as service from './services.ts'

// The one declaration. src/data.ts and src/content.config.ts read the content with it, and types are derived from it.

/** One file each. */
export const files = {
  firm: { path: 'firm', schema: firm.firm },
  planningPrices: { path: 'prices/tax-planning', schema: firm.packages },
  accountingPrices: { path: 'prices/accounting', schema: firm.packages },
  preparationPrices: { path: 'prices/tax-preparation', schema: firm.packages },
  additionalPrices: { path: 'prices/additional', schema: firm.additional },
  guarantee: { path: 'guarantee', schema: firm.guarantee },
  claims: { path: 'claims', schema: firm.claims },
  taxFigures: { path: 'tax-figures', schema: firm.taxFigures },
  team: { path: 'team', schema: firm.team },
  testimonials: { path: 'testimonials', schema: firm.testimonials },
  caseStudies: { path: 'case-studies', schema: firm.caseStudies },
  faq: { path: 'faq', schema: firm.faq },
  notice: { path: 'notice', schema: firm.notice },
  deadlines: { path: 'deadlines', schema: deadlines },
  redirects: { path: 'redirects', schema: firm.redirects },
  home: { path: 'pages/home', schema: page.home },
  pricing: { path: 'pages/pricing', schema: page.pricing },
  contact: { path: 'pages/contact', schema: page.contact },
  'sms-optin': { path: 'pages/sms-optin', schema: page.smsOptIn },
  about: { path: 'pages/about', schema: page.about },
  'about-our-firm': { path: 'pages/about-our-firm', schema: page.aboutOurFirm },
  'who-we-serve': { path: 'pages/who-we-serve', schema: page.whoWeServe },
  'faq-page': { path: 'pages/faq', schema: page.faqPage },
  'case-studies': { path: 'pages/case-studies', schema: page.caseStudiesPage },
  'learning-library': { path: 'pages/learning-library', schema: page.learningLibrary },
  accessibility: { path: 'pages/accessibility', schema: page.accessibility },
  'tax-planning': { path: 'services/tax-planning', schema: service.taxPlanning },
  'tax-preparation': { path: 'services/tax-preparation', schema: service.taxPreparation },
  'outsourced-cfo': { path: 'services/outsourced-cfo', schema: service.outsourcedCfo },
  accounting: { path: 'services/accounting', schema: service.accounting },
  'business-formation': { path: 'services/business-formation', schema: service.businessFormation },
  'other-services': { path: 'services/other-services', schema: service.otherServices },
  'buy-sell-business': { path: 'services/buy-sell-business', schema: service.buySellBusiness },
  'tax-debt-relief': { path: 'services/tax-debt-relief', schema: service.taxDebtRelief },
} as const

/** Folders of files that share a template. */
export const folders = {
  articles: { extension: 'md', schema: page.article },
  checklists: { extension: 'yaml', schema: page.checklist },
  legal: { extension: 'md', schema: page.legal },
} as const
