// What an import of a content file gives: the value its schema describes.

declare module 'virtual:theme' {}
declare module 'virtual:pages' {
  type PageModule = { Component: import('react').ComponentType }
  /** Only the pages of this firm are in it: see site-pages.ts. */
  const modules: Record<import('./routes.ts').PagePath, () => Promise<PageModule>>
  export default modules
}

declare module '#content/firm.yaml' {
  const data: import('./schemas/firm.ts').Firm
  export default data
}
declare module '#content/deadlines.yaml' {
  const data: import('./schemas/tax.ts').Deadlines
  export default data
}
declare module '#content/pages/contact.yaml' {
  const data: import('./schemas/pages.ts').ContactPage
  export default data
}
declare module '#content/pages/learning-library.yaml' {
  const data: import('./schemas/pages.ts').LearningLibrary
  export default data
}
declare module '#content/claims.yaml' {
  const data: Record<import('./schemas/claims.ts').ClaimId, import('./schemas/claims.ts').Claim>
  export default data
}
declare module '#content/prices/tax-planning.yaml' {
  const data: import('./schemas/prices.ts').PlanningPrices
  export default data
}
declare module '#content/prices/accounting.yaml' {
  const data: import('./schemas/prices.ts').AccountingPrices
  export default data
}
declare module '#content/prices/tax-preparation.yaml' {
  const data: import('./schemas/prices.ts').PreparationPrices
  export default data
}
declare module '#content/case-studies.yaml' {
  const data: import('./schemas/stories.ts').CaseStudies
  export default data
}
declare module '#content/testimonials.yaml' {
  const data: import('./schemas/stories.ts').Testimonials
  export default data
}
declare module '#content/prices/additional.yaml' {
  const data: import('./schemas/prices.ts').AdditionalPrices
  export default data
}
declare module '#content/pages/faq.yaml' {
  const data: import('./schemas/pages.ts').FaqPage
  export default data
}
declare module '#content/faq.yaml' {
  const data: import('./schemas/pages.ts').Faq
  export default data
}
declare module '#content/audiences.yaml' {
  const data: import('./schemas/pages.ts').Audiences
  export default data
}
declare module '#content/guarantee.yaml' {
  const data: import('./schemas/prices.ts').Guarantee
  export default data
}
declare module '#content/pages/pricing.yaml' {
  const data: import('./schemas/pages.ts').PricingPage
  export default data
}
declare module '#content/pages/home.yaml' {
  const data: import('./schemas/pages.ts').Home
  export default data
}
declare module '#content/pages/case-studies.yaml' {
  const data: import('./schemas/pages.ts').CaseStudiesPage
  export default data
}
declare module '#content/pages/about.yaml' {
  const data: import('./schemas/pages.ts').AboutPage
  export default data
}
declare module '#content/pages/about-our-firm.yaml' {
  const data: import('./schemas/pages.ts').OurFirmPage
  export default data
}
declare module '#content/team.yaml' {
  const data: import('./schemas/firm.ts').Team
  export default data
}
declare module '#content/pages/who-we-serve.yaml' {
  const data: import('./schemas/pages.ts').WhoWeServePage
  export default data
}
declare module '#content/pages/sms-optin.yaml' {
  const data: import('./schemas/pages.ts').SmsOptin
  export default data
}
declare module '#content/services/*.yaml' {
  const data: import('./schemas/service.ts').Service
  export default data
}
declare module '#content/legal/*.md' {
  const data: import('./schemas/texts.ts').Legal
  export default data
}
declare module '#content/articles/*.md' {
  const data: import('./schemas/texts.ts').Article
  export default data
}
