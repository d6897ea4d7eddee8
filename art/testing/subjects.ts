// Inks and figures for tests, apart from the content of the site.
import { inkNames, inksOf } from '../inks.ts'
import type { Subjects } from '../plates.ts'

export const colors = Object.fromEntries(
  inkNames.map((name, index) => [name, { day: `#0000${10 + index}`, night: `#ffff${10 + index}` }]),
)

export const inks = inksOf(colors)

export const subjects: Subjects = {
  figures: {
    taxesSaved: 78,
    yearsExperience: 17,
    happyClients: 500,
    states: 50,
    googleRating: 5,
    projects: 2000,
  },
  bills: [
    { id: '1', taxDueWithoutStrategy: 100_000, totalTaxSavings: 43_000 },
    {
      id: '2',
      taxDueWithoutStrategy: 10_000,
      taxRefundWithStrategy: 15_000,
      totalTaxSavings: 25_000,
    },
  ],
  week: [
    { weekday: 0, opens: 660, closes: 1080 },
    { weekday: 4, opens: 660, closes: 900 },
  ],
  calendar: { year: 2027, dates: ['2027-01-15', '2027-02-01', '2027-05-17'] },
  tagline: 'Never pay more than your fair share in taxes!',
  fees: [
    { id: 'large', dollars: 9400 },
    { id: 'middle', dollars: 4800 },
    { id: 'small', dollars: 2500 },
  ],
  guaranteeMultiple: 2,
  forms: [
    { id: 'corporation', name: '1120 C-Corp' },
    { id: 'partnership', name: '1065' },
    { id: 'nonprofit', name: '990' },
    { id: 'rental', name: '1040 with rental' },
    { id: 'individual', name: 'Individual 1040' },
  ],
  services: 15,
  messageKinds: 5,
  cities: {
    assessments: { home: 0.25, rental: 0.4 },
    addBack: { share: 0.85, yearly: 0.2 },
    holdingYears: 5,
    dallasBill: { taxDueWithoutStrategy: 100_000, totalTaxSavings: 43_000 },
    jacksonBill: { taxDueWithoutStrategy: 31_480, totalTaxSavings: 13_550 },
  },
  audiences: [
    { id: 'agents', questions: 2 },
    { id: 'physicians', questions: 3 },
  ],
  reading: {
    answers: [
      { words: 60, sentences: 4 },
      { words: 120, sentences: 7 },
      { words: 90, sentences: 5 },
    ],
    policy: [120, 80, 100, 40],
    terms: [200, 50, 100],
    stopWords: ['STOP', 'END', 'OPT OUT'],
  },
  roster: {
    roles: [
      { id: 'licensed', count: 2, credential: true },
      { id: 'enrolled', count: 2, credential: true },
      { id: 'books', count: 1, credential: false },
      { id: 'returns', count: 2, credential: false },
    ],
    support: true,
  },
  years: { founded: 2009, fullTimeSince: 2017, count: 17 },
}
