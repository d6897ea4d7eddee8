import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { resolveConditionals } from '../app/content/engine/facts.ts'
import { listContent } from '../app/content/engine/files.ts'
import { contentDir as firmDir, platesDir } from '../app/content/folders.ts'
import { pageFacts } from '../app/content/page-files.ts'
import { dueDate, type Rule } from '../app/lib/deadlines.ts'
import { type Hours, weekOf } from '../app/lib/week.ts'
import type { CitySubjects } from '../art/cities/plates.ts'
import { inksOf } from '../art/inks.ts'
import { type Figures, plates, type Subjects } from '../art/plates.ts'
import { answerOf, chaptersOf, stopWordsOf } from '../art/reading/measure.ts'
import type { Reading } from '../art/reading/plates.ts'
import { drawnServices } from '../art/services/plates.ts'
import type { TaxBill } from '../art/spindles.ts'
import { rosterOf, type YearsFile, yearsOf } from './about-subjects.ts'

// Draws every plate from the figures and the colours of the content.

export type DrawOptions = { contentDir?: string; outDir?: string }

/** Writes the plates that changed, removes those no longer drawn, and names what it wrote. */
export async function draw({
  contentDir = firmDir,
  outDir = platesDir,
}: DrawOptions = {}): Promise<string[]> {
  const theme: ThemeFile = parse(await readFile(join(contentDir, 'theme.yaml'), 'utf8'))
  const inks = inksOf(theme.colors)
  const drawn = plates(inks, await readSubjects(contentDir))
  await mkdir(outDir, { recursive: true })
  const present = (await readdir(outDir)).filter((name) => name.endsWith('.svg'))
  for (const name of present) {
    if (!drawn.has(name)) await rm(join(outDir, name))
  }
  const written: string[] = []
  for (const [name, svg] of drawn) {
    const file = join(outDir, name)
    if (present.includes(name) && (await readFile(file, 'utf8')) === svg) continue
    await writeFile(file, svg)
    written.push(name)
  }
  return written
}

async function readSubjects(contentDir: string): Promise<Subjects> {
  const read = async (name: string) => parse(await readFile(join(contentDir, name), 'utf8'))
  const { records }: { records: Bill[] } = await read('case-studies.yaml')
  const firm: FirmFile & YearsFile = await read('firm.yaml')
  const { tagline, guarantee, hours = [] } = firm
  const { year, deadlines }: DeadlinesFile = await read('deadlines.yaml')
  const figures = figuresOf(await read('claims.yaml'))
  const planning: { packages: PackageEntry[] } = await read(planningFile)
  const preparation: { packages: PackageEntry[] } = await read('prices/tax-preparation.yaml')
  const additional: { services: unknown[] } = await read('prices/additional.yaml')
  const { audiences }: { audiences: AudienceEntry[] } = await read('audiences.yaml')
  const has = (name: string) => existsSync(join(contentDir, name))
  const sms: SmsFile | undefined = has(smsFile) ? await read(smsFile) : undefined
  return {
    figures,
    bills: records.map((record) => ({ ...record, id: `${record.id}` })),
    week: weekOf(hours),
    calendar: { year, dates: deadlines.map((rule) => dueDate(year, rule).date) },
    tagline,
    fees: planning.packages.map(({ id, price }) => ({
      id: `${id}`,
      dollars: dollarsOf(id, price),
    })),
    guaranteeMultiple: multipleOf(guarantee),
    forms: preparation.packages.map(({ id, form, title }) => ({
      id: `${id}`,
      name: `${form ?? title}`,
    })),
    services: additional.services.length,
    messageKinds: sms?.program.messages.kinds.length,
    servicePages: drawnServices.filter((name) => has(`services/${name}.yaml`)),
    cities: await citySubjects(contentDir, records, await read('tax-facts.yaml')),
    audiences: audiences.map(({ id, questions }) => ({ id: `${id}`, questions: questions.length })),
    reading: await readReading(contentDir),
    roster: rosterOf(await read('team.yaml')),
    years: yearsOf(firm, figures.yearsExperience),
  }
}

async function readReading(contentDir: string): Promise<Reading> {
  const asked = pageFacts(listContent(contentDir).files)
  const read = async (name: string) =>
    resolveConditionals(await readFile(join(contentDir, name), 'utf8'), asked)
  const faq: { items: { answer: string }[] } = parse(await read('faq.yaml'))
  return {
    answers: faq.items.map(({ answer }) => answerOf(answer)),
    policy: chaptersOf(await read('legal/privacy-policy.md')),
    terms: chaptersOf(await read('legal/terms.md')),
    stopWords: existsSync(join(contentDir, smsTerms))
      ? stopWordsOf(await read(smsTerms))
      : undefined,
  }
}

const planningFile = 'prices/tax-planning.yaml'
const smsFile = 'pages/sms-optin.yaml'
const smsTerms = 'legal/sms-terms.md'

// Only what a drawing needs of each file; the site itself checks the rest.
type FirmFile = { tagline: string; guarantee?: { multiple?: unknown }; hours?: Hours[] }
type ThemeFile = { colors: Parameters<typeof inksOf>[0] }
type SmsFile = { program: { messages: { kinds: unknown[] } } }
type Bill = TaxBill & { id: string | number }
type AudienceEntry = { id: unknown; questions: unknown[] }
type DeadlinesFile = { year: number; deadlines: Rule[] }
type PackageEntry = { id: unknown; title?: unknown; form?: unknown; price?: unknown }

function figuresOf(claims: Record<string, { value?: unknown } | undefined>): Figures {
  const figure = (id: keyof Figures): number => {
    const value = claims[id]?.value
    if (typeof value === 'number' && value >= 1) return value
    throw new Error(`content/claims.yaml: "${id}" needs a value of 1 or more, for its rosette.`)
  }
  return {
    taxesSaved: figure('taxesSaved'),
    yearsExperience: figure('yearsExperience'),
    happyClients: figure('happyClients'),
    states: figure('states'),
    googleRating: figure('googleRating'),
    projects: figure('projects'),
  }
}

/** The dollars of a price: "$9,400+" is 9400, and of a range its lower end. */
function dollarsOf(id: unknown, price: unknown): number {
  const amount = Number(/\d[\d,]*/.exec(`${price}`)?.[0].replaceAll(',', ''))
  if (amount >= 1) return amount
  throw new Error(`content/${planningFile}: "${id}" needs a price in dollars, for its rosette.`)
}

function multipleOf(guarantee: FirmFile['guarantee']): number {
  const multiple = guarantee?.multiple
  if (typeof multiple === 'number' && Number.isInteger(multiple) && multiple >= 1) return multiple
  throw new Error('content/firm.yaml: "guarantee.multiple" needs a whole number, for the seal.')
}

/** Rules from the tax facts, bills from the records that the articles name; nothing for an article
    that the firm does not have. */
async function citySubjects(
  contentDir: string,
  records: readonly Bill[],
  facts: Record<string, { text?: unknown } | undefined>,
): Promise<CitySubjects> {
  const figure = (name: string): number => {
    const text = `${facts[name]?.text}`
    const value = Number.parseFloat(text)
    if (value > 0) return text.includes('%') ? value / 100 : value
    throw new Error(
      `content/tax-facts.yaml: "${name}" needs a number, for the drawing of its city.`,
    )
  }
  const bill = async (slug: string): Promise<Bill> => {
    const file = `articles/${slug}.md`
    const [, front = ''] = (await readFile(join(contentDir, file), 'utf8')).split(/^---$/m)
    const { caseStudy }: { caseStudy?: unknown } = parse(front) ?? {}
    const record = records.find(({ id }) => `${id}` === `${caseStudy}`)
    if (record) return record
    throw new Error(`content/${file}: "caseStudy" needs the id of a record, for the drawing.`)
  }
  const of = <Subject>(slug: string, read: (slug: string) => Subject) =>
    existsSync(join(contentDir, `articles/${slug}.md`)) ? read(slug) : undefined
  return {
    assessments: of('nashville-tennessee-cpa', () => ({
      home: figure('tnHomeAssessment'),
      rental: figure('tnRentalAssessment'),
    })),
    addBack: of('greenville-north-carolina-cpa', () => ({
      share: figure('ncAddBack'),
      yearly: figure('ncAddBackYearly'),
    })),
    holdingYears: of('oklahoma-city-cpa', () => figure('okHoldingYears')),
    dallasBill: await of('dallas-texas-cpa', bill),
    jacksonBill: await of('jackson-tennessee-cpa', bill),
  }
}

if (import.meta.main) {
  const written = await draw()
  process.stdout.write(`Drew ${written.length === 0 ? 'nothing new' : written.join(', ')}.\n`)
}
