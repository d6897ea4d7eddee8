import { deadlines } from './deadlines.ts'
import * as firm from './firm.ts'
import { legal } from './legal.ts'
import { about } from './pages/about.ts'
import { aboutOurFirm } from './pages/about-our-firm.ts'
import { accessibility } from './pages/accessibility.ts'
import { accounting } from './pages/accounting.ts'
import { businessFormation } from './pages/business-formation.ts'
import { buySellBusiness } from './pages/buy-sell-business.ts'
import { caseStudiesPage } from './pages/case-studies.ts'
import { checklist } from './pages/checklist.ts'
import { clientTools } from './pages/client-tools.ts'
import { contact } from './pages/contact.ts'
import { faqPage } from './pages/faq.ts'
import { home } from './pages/home.ts'
import { learningLibrary } from './pages/learning-library.ts'
import { otherServices } from './pages/other-services.ts'
import { outsourcedCfo } from './pages/outsourced-cfo.ts'
import { pricing } from './pages/pricing.ts'
import { smsOptIn } from './pages/sms-optin.ts'
import { taxDebtRelief } from './pages/tax-debt-relief.ts'
import { taxPlanning } from './pages/tax-planning.ts'
import { taxPreparation } from './pages/tax-preparation.ts'
import { whoWeServe } from './pages/who-we-serve.ts'

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
  afterBooking: { path: 'after-booking', schema: firm.afterBooking },
  notice: { path: 'notice', schema: firm.notice },
  deadlines: { path: 'deadlines', schema: deadlines },
  home: { path: 'pages/home', schema: home },
  pricing: { path: 'pages/pricing', schema: pricing },
  contact: { path: 'pages/contact', schema: contact },
  'sms-optin': { path: 'pages/sms-optin', schema: smsOptIn },
  about: { path: 'pages/about', schema: about },
  'about-our-firm': { path: 'pages/about-our-firm', schema: aboutOurFirm },
  'who-we-serve': { path: 'pages/who-we-serve', schema: whoWeServe },
  'faq page': { path: 'pages/faq', schema: faqPage },
  'case-studies': { path: 'pages/case-studies', schema: caseStudiesPage },
  'learning-library': { path: 'pages/learning-library', schema: learningLibrary },
  'client-tools': { path: 'pages/client-tools', schema: clientTools },
  accessibility: { path: 'pages/accessibility', schema: accessibility },
  'tax-planning': { path: 'services/tax-planning', schema: taxPlanning },
  'tax-preparation': { path: 'services/tax-preparation', schema: taxPreparation },
  'outsourced-cfo': { path: 'services/outsourced-cfo', schema: outsourcedCfo },
  accounting: { path: 'services/accounting', schema: accounting },
  'business-formation': { path: 'services/business-formation', schema: businessFormation },
  'other-services': { path: 'services/other-services', schema: otherServices },
  'buy-sell-business': { path: 'services/buy-sell-business', schema: buySellBusiness },
  'tax-debt-relief': { path: 'services/tax-debt-relief', schema: taxDebtRelief },
} as const

/** Folders of files that share a template. */
export const folders = {
  articles: { extension: 'md', schema: firm.article },
  legal: { extension: 'md', schema: legal },
  checklists: { extension: 'yaml', schema: checklist },
} as const
