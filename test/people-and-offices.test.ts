import { expect, test } from 'vitest'
import { plainText } from '#app/lib/plain-text.ts'
import { changedFirm } from './changed-firm.ts'
import type { Edits } from './changed-folder.ts'
import { blockIn } from './edit-yaml.ts'
import { covers } from './requirements.ts'

/** The test firm with other people and offices. */
async function built(edits: Edits) {
  const { problems, html } = await changedFirm(edits)
  expect(problems).toEqual([])
  return {
    html,
    text: (path: string) => plainText(html(path).slice(html(path).indexOf('<body'))),
    firmNode(path: string) {
      const [, json = ''] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html(path)) ?? []
      return JSON.parse(json)['@graph'][0]
    },
  }
}

/** People of one role, some with everything that a person may have. */
function people(count: number, more = {}) {
  return Array.from({ length: count }, (_, at) => ({
    id: `person-${at + 1}`,
    name: `Person Number${at + 1}`,
    role: 'enrolled-agent',
    ...structuredClone(more),
  }))
}

test('people are shown in their role, in the data of that page, and bring their licenses', async () => {
  const credentials = [{ title: 'Certified Public Accountant', state: 'Idaho', number: 'ID-2288' }]
  const more = {
    credentials,
    photo: 'founder.png',
    photoAlt: 'A person at a desk',
    bio: 'Writes *plans*.',
    languages: ['English', 'Spanish'],
  }
  const { html, text, firmNode } = await built({
    'team.yaml': (team) => {
      team.setIn(['roles', 1, 'count'], 5)
      team.set('people', people(4, more))
      team.set('founder', { person: 'person-2' })
    },
  })
  const page = html('/about-our-firm')
  expect(page.match(/alt="A person at a desk"/g)).toHaveLength(4 + 2) // the founder's also on the frame behind it
  expect(plainText(page).replaceAll(/\s+/g, ' ')).toContain(
    'Person Number4 Certified Public Accountant, Idaho ID-2288 Writes plans. Speaks English and Spanish',
  )
  expect(text('/about')).toContain('Who began it, Person Number2')

  const { employee } = firmNode('/about-our-firm')
  expect(employee).toHaveLength(4)
  expect(employee[0]).toMatchObject({
    '@type': 'Person',
    name: 'Person Number1',
    jobTitle: 'Enrolled Agent',
    knowsLanguage: ['English', 'Spanish'],
  })
  expect(firmNode('/').employee).toBeUndefined()
  expect(text('/')).toContain('CPA licenses: Oregon OR-7301, Idaho ID-2288') // none twice
})

test('there may be more people than the drawing has rings for', async () => {
  const { html, text } = await built({
    'team.yaml': (team) => {
      team.deleteIn(['roles', 1, 'count'])
      team.set('people', people(14))
    },
  })
  expect(text('/about-our-firm')).toMatch(/14 Enrolled Agents.*Person Number14/s)
  expect(html('/about-our-firm')).toContain('alt="3 rings linked in a circle."')
})

test('one way to find oneself needs no tabs', async () => {
  const { html } = await built({
    'pages/about.yaml': (page) => {
      page.deleteIn([...blockIn(page, 'purpose'), 'founder'])
      for (const tab of ['needs', 'revenue']) page.deleteIn([...blockIn(page, 'serve'), tab])
    },
  })
  expect(html('/about')).not.toMatch(/id="founder"|role="tab"|data-island="tabs"/)
  expect(html('/about')).toContain('id="industries"')
})

test('offices are on the contact page, in every footer and in the data', async () => {
  const map = 'https://maps.example.org/bend'
  const bend = {
    name: 'Bend',
    address: '100 Main Street #200, Bend, OR 97701',
    phone: '(541) 555-0182',
    hours: [{ days: 'Tuesday', opens: '9am', closes: '5pm' }],
    mapUrl: map,
  }
  const { html, text, firmNode } = await built({
    'firm.yaml': (firm) =>
      firm.set('offices', [bend, { name: 'Box', address: 'PO Box 7, Bend, OR 97701' }]),
  })
  expect(text('/contact')).toMatch(
    /Our offices Portland 7 Signal Street.*Bend 100 Main Street #200.*Tuesday 9am-5pm/s,
  )
  expect(text('/contact')).toContain('at maps.example.org')
  expect(html('/contact')).toContain(`href="${map}" target="_blank"`)
  const footer = text('/faq').split('private firm')[0]?.slice(-400)
  expect(footer).toContain('Bend: 100 Main Street #200, Bend, OR 97701 · (541) 555-0182')
  expect(footer).toContain('Box: PO Box 7')

  // With hours and map only where the page shows them.
  const [first, second] = firmNode('/contact').department
  expect(first).toMatchObject({ telephone: bend.phone, hasMap: map, address: bend.address })
  expect(first.openingHoursSpecification).toHaveLength(1)
  expect(second).not.toHaveProperty('telephone')
  expect(firmNode('/').department[0]).not.toHaveProperty('hasMap')
})

const inSeason = [{ days: 'Monday-Saturday', opens: '8am', closes: '8pm' }]

test(
  'hours of a season are printed with their days, on every page and in the data',
  covers('status-season'),
  async () => {
    const seasons = [{ from: 'January 15', until: 'April 15', hours: inSeason }]
    const bend = { name: 'Bend', address: '100 Main Street, Bend, OR 97701', seasons }
    const { text, firmNode } = await built({
      'firm.yaml': (firm) => {
        firm.set('seasons', seasons)
        firm.set('offices', [bend])
      },
      'pages/contact.yaml': [/\{hours\}, /, 'our hours, '],
    })
    const said =
      'January 15-April 15: Monday-Saturday 8am-8pm, Pacific Time Rest of the year: Monday-Wednesday'
    expect(text('/contact').replaceAll(/\s+/g, ' ')).toContain(said)
    expect(text('/faq').replaceAll(/\s+/g, ' ')).toContain(said) // in the footer
    expect(text('/contact')).toMatch(
      /Bend.*Bend, OR 97701\s+January 15-April 15: Monday-Saturday 8am-8pm/s,
    )
    expect(text('/contact')).toMatch(/January 15-April 15: [^.]*Sunday/)
    const node = firmNode('/contact')
    const dated = node.openingHoursSpecification.filter(
      ({ validFrom }: { validFrom?: string }) => validFrom,
    )
    expect(dated).toEqual([
      expect.objectContaining({
        closes: '20:00',
        validFrom: expect.stringMatching(/^\d{4}-01-15$/),
        validThrough: expect.stringMatching(/^\d{4}-04-15$/),
      }),
    ])
    expect(node.department[0].openingHoursSpecification).toEqual(dated)
  },
)

test('what is wrong with a season is said with its place', async () => {
  const problemsOf = async (...seasons: object[]) =>
    (await changedFirm({ 'firm.yaml': (firm) => firm.set('seasons', seasons) })).problems
  const season = { from: 'January 15', until: 'April 15', hours: inSeason }
  expect(await problemsOf({ ...season, from: '01/15' })).toMatchObject([
    { field: 'seasons, item 1, from', hint: 'Did you mean January 15?' },
  ])
  expect(await problemsOf(season, { ...season, from: 'April 1', until: 'May 1' })).toMatchObject([
    { field: 'seasons, item 2, from', expected: expect.stringContaining('January 15-April 15') },
  ])
})
