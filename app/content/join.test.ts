import { expect, test } from 'vitest'
import { join, withSiteUrl } from './join.ts'
import type { Firm } from './schemas/firm.ts'

const joined = (file: string, files: Record<string, unknown>) =>
  join(file, new Map(Object.entries(files)))

const testimonials = [
  { id: 'a', caseStudy: 7, quote: 'A' },
  { id: 'b', quote: 'B' },
]

test('SITE_URL replaces the address in firm.yaml', () => {
  const firm = { siteUrl: 'https://www.firm.example' } as Firm
  expect(withSiteUrl(firm, 'https://preview.example').siteUrl).toBe('https://preview.example')
  expect(withSiteUrl(firm, '')).toBe(firm)
  for (const address of [
    'preview.example',
    'http://x',
    'javascript:alert(1)',
    'https://',
    'https://preview.example/tax',
    'https://preview.example?a',
    'https://preview.example/#a',
  ]) {
    expect(() => withSiteUrl(firm, address)).toThrow('full web address such as https://')
  }
})

test('/faq counts its questions', () => {
  const page = { heading: '[Count] questions' }
  const items = [{}, {}, {}]
  expect(joined('pages/faq.yaml', { 'pages/faq.yaml': page, 'faq.yaml': { items } })).toEqual({
    heading: 'Three questions',
  })
})

test('/about takes the names of the audiences and the questions marked for it', () => {
  const files = {
    'pages/about.yaml': {},
    'audiences.yaml': { audiences: [{ id: 'a', name: 'A', line: 'Long.' }] },
    'faq.yaml': { items: [{ id: 'x', onAbout: true }, { id: 'y' }] },
  }
  expect(joined('pages/about.yaml', files)).toEqual({
    shown: { audiences: [{ id: 'a', name: 'A' }], questions: [{ id: 'x', onAbout: true }] },
  })
})

test('the home page takes its stories with their figures', () => {
  const files = {
    'pages/home.yaml': { stories: { show: ['b', 'a'] }, signs: { items: ['1', '2', '3'] } },
    'testimonials.yaml': { testimonials },
    'case-studies.yaml': {
      records: [{ id: 7, type: 'mixed', totalTaxSavings: 5, taxDueWithoutStrategy: 9 }],
    },
  }
  expect(joined('pages/home.yaml', files)).toMatchObject({
    shown: {
      stories: [
        { testimonial: testimonials[1], record: undefined },
        {
          testimonial: testimonials[0],
          record: { id: 7, totalTaxSavings: 5, taxDueWithoutStrategy: 9 },
        },
      ],
    },
  })
})

test('a service takes its stories', () => {
  const file = 'services/tax-planning.yaml'
  const extra = [{ kind: 'stories', show: ['b'] }, { kind: 'statement' }]
  const files = { [file]: { title: 'A', extra }, 'testimonials.yaml': { testimonials } }
  expect(joined(file, files)).toEqual({
    title: 'A',
    extra: [{ ...extra[0], shown: [testimonials[1]] }, extra[1]],
  })
  expect(joined(file, { [file]: { title: 'A' } })).toEqual({ title: 'A' })
})

test('an article has links to the articles before and after it', () => {
  const files = {
    'articles/oklahoma-city-cpa.md': { city: 'Oklahoma City', title: 'C' },
    'articles/nashville-tennessee-cpa.md': { city: 'Nashville', title: 'A' },
    'articles/dallas-texas-cpa.md': { city: 'Dallas', title: 'B' },
  }
  expect(joined('articles/dallas-texas-cpa.md', files)).toEqual({
    city: 'Dallas',
    title: 'B',
    previous: { path: '/blog/nashville-tennessee-cpa', city: 'Nashville', title: 'A' },
    next: { path: '/blog/oklahoma-city-cpa', city: 'Oklahoma City', title: 'C' },
  })
  expect(joined('articles/nashville-tennessee-cpa.md', files)).not.toHaveProperty('previous')
  expect(joined('articles/oklahoma-city-cpa.md', files)).not.toHaveProperty('next')
})
