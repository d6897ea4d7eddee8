import type { Answers } from '#editor/begin.ts'

// What two owners answer to "Make it yours": one Enrolled Agent without an office, and twelve people in two.

const yes = { yes: true }
const no = { yes: false }
const offered = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`services/${name}.yaml`, true]))

export const alone: Answers = {
  name: {
    name: "O'Brien & Söhne, E.A.",
    shortName: "O'Brien",
    legalName: "O'Brien & Söhne LLC",
    tagline: 'Returns in order, letters answered.',
    founded: '2021-03',
  },
  reach: {
    email: 'office@obrien-soehne.com',
    hours: [{ days: 'Monday-Friday', opens: '9am', closes: '5pm' }],
  },
  offices: { address: 'Boise, Idaho', offices: [], timeZone: 'America/Boise' },
  web: { siteUrl: 'https://www.obrien-soehne.com' },
  people: { people: [{ name: "Nora O'Brien", role: 'enrolled-agent' }] },
  services: offered('tax-preparation', 'other-services'),
  prices: no,
  guarantee: no,
  texting: no,
  articles: no,
  languages: { languages: 'English' },
  look: { brand: { main: '#3b1f4d', accent: '#8a5a2b' } },
}

const roles = ['cpa', 'enrolled-agent', 'bookkeeper', 'tax-preparer']
const credentials = [{ title: 'Certified Public Accountant', state: 'Arizona', number: '41207' }]
const people = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Ines',
  'Jun',
  'Kai',
  'Lou',
]

export const twelve: Answers = {
  name: {
    name: 'Vance & Ortega CPAs, P.C.',
    shortName: '',
    legalName: '',
    tagline: 'Plan first, then file.',
    founded: '2004-09',
  },
  reach: {
    phone: '(602) 947-2288',
    email: 'hello@vanceortega.com',
    hours: [{ days: 'Monday-Friday', opens: '8am', closes: '5pm' }],
  },
  offices: {
    address: '2400 N Central Avenue, Suite 310, Phoenix, AZ 85004',
    offices: [{ name: 'Tempe', address: '60 E Rio Salado Parkway, Tempe, AZ 85281' }],
    timeZone: 'America/Phoenix',
  },
  web: {
    siteUrl: 'https://www.vanceortega.com',
    schedulingUrl: 'https://calendly.com/vanceortega/first-call',
    portalUrl: 'https://vanceortega.taxdome.com',
  },
  people: {
    people: people.map((first, at) => {
      const name = `${first} Ortega`
      if (first === 'Lou') return { name, title: 'Office manager' }
      const role = roles[at % roles.length]
      return { name, role, ...(role === 'cpa' && { credentials }) }
    }),
    support: { name: 'front desk', area: 'the front desk', work: 'Answers when you call.' },
  },
  services: offered(
    ...['accounting', 'business-formation', 'buy-sell-business', 'other-services'],
    ...['outsourced-cfo', 'tax-debt-relief', 'tax-planning', 'tax-preparation'],
  ),
  prices: yes,
  guarantee: yes,
  texting: yes,
  articles: yes,
  languages: { languages: 'English, Spanish' },
  look: { brand: { main: '#0b2f5b', accent: '#b5482a' } },
}
