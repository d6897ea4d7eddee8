import type { z } from 'zod'
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
export const collections: readonly Collection[] = [
  file('firm.yaml', firmSchema, "the firm's facts"),
  file('theme.yaml', themeSchema, 'colors and type faces'),
  file('deadlines.yaml', deadlinesSchema, 'the tax calendar'),
  file('claims.yaml', claimsSchema, 'every figure the site states'),
  file('prices/tax-planning.yaml', planningPricesSchema, 'planning prices'),
  file('prices/accounting.yaml', accountingPricesSchema, 'accounting prices'),
  file('prices/tax-preparation.yaml', preparationPricesSchema, 'prices per return'),
  file('prices/additional.yaml', additionalPricesSchema, 'additional services'),
  file('tax-facts.yaml', taxFactsSchema, 'tax figures and dates'),
  file('team.yaml', teamSchema, 'who works here'),
  file('case-studies.yaml', caseStudiesSchema, 'the twelve sample outcomes'),
  file('testimonials.yaml', testimonialsSchema, 'client stories'),
  file('launch.yaml', launchSchema, 'what only the owner can answer'),
  file('guarantee.yaml', guaranteeSchema, 'the planning guarantee'),
  file('pages/home.yaml', homeSchema, 'the home page'),
  file('pages/pricing.yaml', pricingPageSchema, 'the pricing page'),
  file('pages/case-studies.yaml', caseStudiesPageSchema, 'the page of sample outcomes'),
  file('pages/faq.yaml', faqPageSchema, 'the page of questions'),
  file('pages/about.yaml', aboutPageSchema, 'the about page'),
  file('pages/about-our-firm.yaml', ourFirmPageSchema, "the page of the firm's story"),
  file('faq.yaml', faqSchema, 'questions and answers'),
  file('audiences.yaml', audiencesSchema, 'whom the firm serves'),
  file('pages/contact.yaml', contactPageSchema, 'the contact page'),
  file('pages/learning-library.yaml', learningLibrarySchema, 'the learning library'),
  file('pages/who-we-serve.yaml', whoWeServePageSchema, 'the page of the audiences'),
  optional('pages/sms-optin.yaml', smsOptinSchema, 'the SMS opt-in page'),
  file('services/*.yaml', serviceSchema, 'a service'),
  file('articles/*.md', articleSchema, 'a local article'),
  file('legal/privacy-policy.md', legalSchema, 'the privacy policy'),
  file('legal/terms.md', legalSchema, 'the terms of service'),
  optional('legal/sms-terms.md', legalSchema, 'the SMS terms'),
]

function file(pattern: string, schema: z.ZodType, what: string): Collection {
  return { pattern, schema, what }
}

function optional(pattern: string, schema: z.ZodType, what: string): Collection {
  return { pattern, schema, what, optional: true }
}
