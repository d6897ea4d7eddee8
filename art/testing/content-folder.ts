// A folder with as much content as the drawings need, and ways to change it.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { colors, subjects } from './subjects.ts'

export const rules = {
  tnHomeAssessment: '25%',
  tnRentalAssessment: '40%',
  ncAddBack: '85%',
  ncAddBackYearly: '20%',
  okHoldingYears: '5 years',
}

export const planning = [
  { id: 'full', title: 'Full', price: '$9,400+' },
  { id: 'light', title: 'Light', price: '$2,500' },
]

export const firm = {
  tagline: 'Keep more',
  guarantee: { multiple: 2 },
  founded: '2009-06',
  fullTimeSince: 2017,
}

export const cpas = { id: 'cpa', count: 2, credential: 'CPA' }

export async function contentFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'draw-'))
  const options = {
    contentDir: folder,
    outDir: join(folder, 'plates'),
  }
  const content = { folder, options, write, claims, prices, messages, taxFacts, article }

  await write('theme.yaml', { colors })
  await prices('tax-planning', { packages: planning })
  await prices('tax-preparation', {
    packages: [
      { id: 'form-1065', title: '1065', price: '$850+' },
      { id: 'corporation', form: '1120', title: 'C corporation', price: '$2,100+' },
    ],
  })
  await prices('additional', { services: [{ id: 'call', name: 'Call', price: '$10' }] })
  await write('firm.yaml', firm)
  await write('deadlines.yaml', { year: 2027, deadlines: [] })
  await write('team.yaml', { roles: [cpas], support: {} })
  await write('audiences.yaml', { audiences: [] })
  await write('case-studies.yaml', { records: subjects.bills })
  await write('faq.yaml', { items: [{ answer: 'Yes. Call {phone}.' }] })
  for (const name of ['privacy-policy', 'terms', 'sms-terms']) {
    await text(`legal/${name}.md`, '## Opt out\n\nReply **STOP** now.\n')
  }
  await messages(['reminders', 'deadlines'])
  await claims(subjects.figures)
  for (const city of ['dallas-texas', 'jackson-tennessee', 'nashville-tennessee']) {
    await article(`${city}-cpa`, 1)
  }
  await article('greenville-north-carolina-cpa', 1)
  await article('oklahoma-city-cpa', 1)
  await taxFacts(rules)
  return content

  async function text(name: string, value: string) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), value)
  }

  function write(name: string, value: object) {
    return text(name, stringify(value))
  }

  function claims(figures: Record<string, number>) {
    return write('claims.yaml', mapped(figures, 'value'))
  }

  function prices(name: string, list: object) {
    return write(`prices/${name}.yaml`, list)
  }

  function messages(kinds: string[]) {
    return write('pages/sms-optin.yaml', { program: { messages: { kinds } } })
  }

  function taxFacts(facts: Record<string, string>) {
    return write('tax-facts.yaml', mapped(facts, 'text'))
  }

  function article(slug: string, caseStudy: number) {
    return text(`articles/${slug}.md`, `---\ncaseStudy: ${caseStudy}\n---\nA story.\n`)
  }
}

/** Each value as the one field of its entry. */
function mapped(values: Record<string, number | string>, field: string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { [field]: value }]),
  )
}
