import { expect, test } from 'vitest'
import { changedFirm } from './changed-firm.ts'
import type { Edits } from './changed-folder.ts'
import { dataOf } from './shown.ts'

/** The test firm with other people and offices. */
async function built(edits: Edits) {
  const { problems, page } = await changedFirm(edits)
  expect(problems).toEqual([])
  const text = (path: string) => page(path).texts('body').join()
  return { page, text, firmNode: (path: string) => dataOf(page(path))[0] }
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
  const { page, text, firmNode } = await built({
    'team.yaml': (team) => {
      team.setIn(['roles', 1, 'count'], 5)
      team.set('people', people(4, more))
      team.set('founder', { person: 'person-2' })
    },
  })
  const { parts, texts } = page('/about-our-firm')
  // Each photo has a frame behind it, which shows while it fails.
  expect(parts('img[alt="A person at a desk"]')).toHaveLength(2 * (4 + 1))
  const last = texts('li li').find((each) => each.includes('Person Number4'))
  for (const said of ['Certified Public Accountant, Idaho ID-2288', 'Writes plans.', 'and Spanish'])
    expect(last).toContain(said)
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
  const { page, text } = await built({
    'team.yaml': (team) => {
      team.deleteIn(['roles', 1, 'count'])
      team.set('people', people(14))
    },
  })
  expect(text('/about-our-firm')).toMatch(/14.*Enrolled Agents.*Person Number14/)
  expect(page('/about-our-firm').parts('img[alt="3 rings linked in a circle."]')).toHaveLength(1)
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
  const { page, firmNode } = await built({
    'firm.yaml': (firm) =>
      firm.set('offices', [bend, { name: 'Box', address: 'PO Box 7, Bend, OR 97701' }]),
  })
  const { texts } = page('/contact')
  expect(texts('main').join()).toMatch(
    /Our offices.*Portland.*7 Signal Street.*Bend.*100 Main Street #200.*Tuesday 9am-5pm/,
  )
  expect(texts(`a[href="${map}"][target="_blank"]`)).toHaveLength(1)
  expect(texts('main').join()).toContain('at maps.example.org')
  const footer = page('/faq').texts('footer').join()
  expect(footer).toMatch(/Bend: 100 Main Street #200, Bend, OR 97701.*\(541\) 555-0182/)
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
  async () => {
    const seasons = [{ from: 'January 15', until: 'April 15', hours: inSeason }]
    const bend = { name: 'Bend', address: '100 Main Street, Bend, OR 97701', seasons }
    const { page, firmNode } = await built({
      'firm.yaml': (firm) => {
        firm.set('seasons', seasons)
        firm.set('offices', [bend])
      },
      'pages/contact.yaml': [/\{hours\}, /, 'our hours, '],
    })
    const said =
      /January 15-April 15: Monday-Saturday 8am-8pm, Pacific Time\s?Rest of the year: Monday-Wednesday/
    const main = page('/contact').texts('main').join()
    expect(main).toMatch(said)
    expect(page('/faq').texts('footer').join()).toMatch(said)
    expect(main).toMatch(/Bend, OR 97701\s?January 15-April 15: Monday-Saturday 8am-8pm/)
    expect(main).toMatch(/January 15-April 15: [^.]*Sunday/)
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

const season = { from: 'January 15', until: 'April 15', hours: inSeason }

test.each([
  [
    [{ ...season, from: '01/15' }],
    { field: 'seasons, item 1, from', hint: 'Did you mean January 15?' },
  ],
  [
    [season, { ...season, from: 'April 1', until: 'May 1' }],
    { field: 'seasons, item 2, from', expected: expect.stringContaining('January 15-April 15') },
  ],
])('%j is no season, or overlaps one', async (seasons, problem) => {
  const { problems } = await changedFirm({ 'firm.yaml': (firm) => firm.set('seasons', seasons) })
  expect(problems).toMatchObject([problem])
})
