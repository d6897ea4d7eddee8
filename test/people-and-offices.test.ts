import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Document, parseDocument } from 'yaml'
import { formatProblems } from '#app/content/engine/problem.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { downloads } from '#app/site/downloads.ts'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { testFirmDir } from './firm-content.ts'

// The test firm with other people and offices, through the gate that every build passes.

type Edits = Readonly<Record<string, (file: Document) => void>>

function built(edits: Edits) {
  const drafts = new Map(
    Object.entries(edits).map(([file, edit]) => {
      const document = parseDocument(readFileSync(join(testFirmDir, file), 'utf8'))
      edit(document)
      return [file, document.toString({ lineWidth: 0 })]
    }),
  )
  const { passed, ...rest } = gate({ dir: testFirmDir, program: { render }, drafts })
  if (!passed) throw new Error(formatProblems(rest))
  const html = (path: string) => passed.pages.find(({ page }) => page.path === path)?.html ?? ''
  return {
    ...passed,
    html,
    text: (path: string) => plainText(html(path).slice(html(path).indexOf('<body'))),
    firmNode(path: string) {
      const [, json = ''] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html(path)) ?? []
      return JSON.parse(json)['@graph'][0]
    },
  }
}

const enrolled = 'Enrolled Agent, enrolled to practice before the IRS'
const agent = {
  id: 'enrolled-agent',
  one: 'an Enrolled Agent',
  many: 'Enrolled Agents',
  area: 'Enrolled Agents',
  credential: enrolled,
  work: 'Prepares returns.',
}

/** People of one role, some with everything that a person may have. */
function people(count: number, more = {}) {
  return Array.from({ length: count }, (_, at) => ({
    id: `person-${at + 1}`,
    name: `Person Number${at + 1}`,
    role: agent.id,
    ...structuredClone(more),
  }))
}

/** Without a CPA: no license, and nobody with the title. */
const solo: Edits = {
  'team.yaml': (team) => {
    team.set('roles', [agent])
    team.set('people', people(1, { credentials: [{ title: enrolled }] }))
    team.set('founder', { person: 'person-1' })
  },
  'firm.yaml': (firm) => {
    for (const field of ['licenses', 'fullTimeSince']) firm.delete(field)
  },
  'claims.yaml': (claims) => claims.delete('yearsExperience'),
  'pages/home.yaml': (page) => page.setIn(['sections', 0, 'tiles'], ['taxesSaved', 'states']),
  'pages/about.yaml': (page) => {
    page.setIn(
      ['head', 'description'],
      'One Enrolled Agent plans, prepares and answers, for owners in every state of the country.',
    )
    page.setIn(['hero', 'lead'], '{Team.size} for owners.')
    page.setIn(['trunk', 'caption'], 'A ring for each year.')
    page.delete('founder')
    page.setIn(
      ['team', 'roles'],
      [{ name: 'Everything', text: 'All of it is done by {team.licensed}.' }],
    )
    page.deleteIn(['serve', 'needs'])
    page.deleteIn(['serve', 'revenue'])
  },
  'pages/about-our-firm.yaml': (page) => {
    page.delete('founder')
    page.delete('checks')
    page.setIn(['values', 'items'], [{ name: 'Plain', text: 'You understand every line.' }])
  },
}

describe('a firm of one Enrolled Agent', () => {
  const site = built(solo)
  const all = site.pages.map(({ page }) => site.text(page.path))

  test('is one person in every sentence', () => {
    expect(site.text('/about-our-firm')).toMatch(/Meet an Enrolled Agent .*One person\. You/)
    expect(site.text('/about')).toContain('At work: Enrolled Agent')
    expect(all.join('\n')).not.toMatch(/\b1 (people|professionals)|team of 1|\. an? /)
  })

  test('prints no title and no license that nobody holds', () => {
    expect(all.filter((text) => /\bCPAs? licen|our CPAs/.test(text))).toEqual([])
    expect(site.text('/')).toContain('Enrolled Agents are enrolled to practice before the IRS.')
    expect(site.firmNode('/')).not.toHaveProperty('hasCredential')
  })

  test('has no section, label or tab for what it has not', () => {
    const about = site.html('/about')
    expect(about).not.toMatch(/id="founder"|full-time|role="tab"|data-island="tabs"/)
    expect(about).toContain('id="industries"')
    expect(site.html('/about-our-firm')).not.toMatch(/id="(founder|checks)"/)
  })
})

describe('people', () => {
  const credentials = [{ title: 'Certified Public Accountant', state: 'Idaho', number: 'ID-2288' }]
  const more = {
    credentials,
    photo: 'founder.png',
    photoAlt: 'A person at a desk',
    bio: 'Writes *plans*.',
    languages: ['English', 'Spanish'],
  }
  const site = built({
    'team.yaml': (team) => {
      team.setIn(['roles', 1, 'count'], 5)
      team.set('people', people(4, more))
      team.set('founder', { person: 'person-2' })
    },
  })
  const page = site.html('/about-our-firm')

  test('are shown in their role with photo, credentials, biography and languages', () => {
    expect(page.match(/alt="A person at a desk"/g)).toHaveLength(4 + 2) // the founder's also on the frame behind it
    const words =
      'Person Number4 Certified Public Accountant, Idaho ID-2288 Writes plans. Speaks English and Spanish'
    expect(plainText(page).replaceAll(/\s+/g, ' ')).toContain(words)
    expect(site.text('/about')).toContain('Who began it, Person Number2')
  })

  test('are in the structured data of that page only', () => {
    const { employee } = site.firmNode('/about-our-firm')
    expect(employee).toHaveLength(4)
    expect(employee[0]).toMatchObject({
      '@type': 'Person',
      name: 'Person Number1',
      jobTitle: 'Enrolled Agent',
      knowsLanguage: ['English', 'Spanish'],
    })
    expect(site.firmNode('/').employee).toBeUndefined()
  })

  test('bring their licenses, none twice', () => {
    expect(site.text('/')).toContain('CPA licenses: Oregon OR-7301, Idaho ID-2288.')
  })

  test('may be more than the drawing has rings for', () => {
    const large = built({
      'team.yaml': (team) => {
        team.deleteIn(['roles', 1, 'count'])
        team.set('people', people(14))
      },
    })
    expect(large.text('/about-our-firm')).toMatch(/14 Enrolled Agents.*Person Number14/s)
    expect(large.html('/about-our-firm')).toContain('alt="3 rings linked in a circle."')
  })
})

describe('offices', () => {
  const map = 'https://maps.example.org/bend'
  const bend = {
    name: 'Bend',
    address: '100 Main Street #200, Bend, OR 97701',
    phone: '(541) 555-0182',
    hours: [{ days: 'Tuesday', opens: '9am', closes: '5pm' }],
    mapUrl: map,
  }
  const site = built({
    'firm.yaml': (firm) =>
      firm.set('offices', [bend, { name: 'Box', address: 'PO Box 7, Bend, OR 97701' }]),
  })

  test('are all on the contact page and in every footer', () => {
    const contact = site.text('/contact')
    expect(contact).toMatch(
      /Our offices Portland 7 Signal Street.*Bend 100 Main Street #200.*Tuesday 9am-5pm/s,
    )
    expect(contact).toContain('at maps.example.org')
    expect(site.html('/contact')).toContain(`href="${map}" target="_blank"`)
    const footer = site.text('/faq').split('private firm')[0]?.slice(-400)
    expect(footer).toContain('Bend: 100 Main Street #200, Bend, OR 97701 · (541) 555-0182')
    expect(footer).toContain('Box: PO Box 7')
  })

  test('are departments, with hours and map where the page shows them', () => {
    const [first, second] = site.firmNode('/contact').department
    expect(first).toMatchObject({ telephone: bend.phone, hasMap: map, address: bend.address })
    expect(first.openingHoursSpecification).toHaveLength(1)
    expect(second).not.toHaveProperty('telephone')
    expect(site.firmNode('/').department[0]).not.toHaveProperty('hasMap')
  })

  test('are in the contact card', () => {
    const [card = ''] = Object.values(downloads(site.content))
    expect(card.match(/ADR;/g)).toHaveLength(3)
    expect(card.match(/TEL;/g)).toHaveLength(2)
  })
})
