import type { Collection } from './engine/load.ts'
import { claimsSchema } from './schemas/claims.ts'
import { firmSchema, launchSchema, teamSchema } from './schemas/firm.ts'
import {
  aboutPageSchema,
  audiencesSchema,
  caseStudiesPageSchema,
  contactPageSchema,
  faqPageSchema,
  faqSchema,
  homeSchema,
  learningLibrarySchema,
  ourFirmPageSchema,
  pricingPageSchema,
  smsOptinSchema,
  whoWeServePageSchema,
} from './schemas/pages.ts'
import {
  accountingPricesSchema,
  additionalPricesSchema,
  guaranteeSchema,
  planningPricesSchema,
  preparationPricesSchema,
} from './schemas/prices.ts'
import { serviceSchema } from './schemas/service.ts'
import { caseStudiesSchema, testimonialsSchema } from './schemas/stories.ts'
import { deadlinesSchema, taxFactsSchema } from './schemas/tax.ts'
import { articleSchema, legalSchema } from './schemas/texts.ts'

import { themeSchema } from './schemas/theme.ts'

/** Every file the firm may keep in content/, and what it has to look like. */
export const collections = [
  { pattern: 'firm.yaml', schema: firmSchema, what: "the firm's facts" },
  { pattern: 'theme.yaml', schema: themeSchema, what: 'colors and type faces' },
  { pattern: 'deadlines.yaml', schema: deadlinesSchema, what: 'the tax calendar' },
  { pattern: 'claims.yaml', schema: claimsSchema, what: 'every figure the site states' },
  { pattern: 'prices/tax-planning.yaml', schema: planningPricesSchema, what: 'planning prices' },
  { pattern: 'prices/accounting.yaml', schema: accountingPricesSchema, what: 'accounting prices' },
  {
    pattern: 'prices/tax-preparation.yaml',
    schema: preparationPricesSchema,
    what: 'prices per return',
  },
  {
    pattern: 'prices/additional.yaml',
    schema: additionalPricesSchema,
    what: 'additional services',
  },
  { pattern: 'tax-facts.yaml', schema: taxFactsSchema, what: 'tax figures and dates' },
  { pattern: 'team.yaml', schema: teamSchema, what: 'who works here' },
  { pattern: 'case-studies.yaml', schema: caseStudiesSchema, what: 'the twelve sample outcomes' },
  { pattern: 'testimonials.yaml', schema: testimonialsSchema, what: 'client stories' },
  { pattern: 'launch.yaml', schema: launchSchema, what: 'what only the owner can answer' },
  { pattern: 'guarantee.yaml', schema: guaranteeSchema, what: 'the planning guarantee' },
  { pattern: 'pages/home.yaml', schema: homeSchema, what: 'the home page' },
  { pattern: 'pages/pricing.yaml', schema: pricingPageSchema, what: 'the pricing page' },
  {
    pattern: 'pages/case-studies.yaml',
    schema: caseStudiesPageSchema,
    what: 'the page of sample outcomes',
  },
  { pattern: 'pages/faq.yaml', schema: faqPageSchema, what: 'the page of questions' },
  { pattern: 'pages/about.yaml', schema: aboutPageSchema, what: 'the about page' },
  {
    pattern: 'pages/about-our-firm.yaml',
    schema: ourFirmPageSchema,
    what: "the page of the firm's story",
  },
  { pattern: 'faq.yaml', schema: faqSchema, what: 'questions and answers' },
  { pattern: 'audiences.yaml', schema: audiencesSchema, what: 'whom the firm serves' },
  { pattern: 'pages/contact.yaml', schema: contactPageSchema, what: 'the contact page' },
  {
    pattern: 'pages/learning-library.yaml',
    schema: learningLibrarySchema,
    what: 'the learning library',
  },
  {
    pattern: 'pages/who-we-serve.yaml',
    schema: whoWeServePageSchema,
    what: 'the page of the audiences',
  },
  {
    pattern: 'pages/sms-optin.yaml',
    schema: smsOptinSchema,
    what: 'the SMS opt-in page',
    optional: true,
  },
  { pattern: 'services/*.yaml', schema: serviceSchema, what: 'a service' },
  { pattern: 'articles/*.md', schema: articleSchema, what: 'a local article' },
  { pattern: 'legal/privacy-policy.md', schema: legalSchema, what: 'the privacy policy' },
  { pattern: 'legal/terms.md', schema: legalSchema, what: 'the terms of service' },
  { pattern: 'legal/sms-terms.md', schema: legalSchema, what: 'the SMS terms', optional: true },
] satisfies Collection[]
