import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { listContent } from '#app/content/engine/files.ts'
import { contentDir as firmDir, platesDir } from '#app/content/folders.ts'
import { dueDate, type Rule } from '#app/lib/deadlines.ts'
import { type Hours, weekOf } from '#app/lib/hours.ts'
import { inksOf } from './inks.ts'
import { plates, type Subjects } from './plates.ts'
import { bodyOf, recolor } from './svg.ts'

// Writes all pictures of the site in the colors of content/theme.yaml: the drawings of drawings/drawn/
// and those computed from the content.

export type DrawOptions = { contentDir?: string; outDir?: string }

const drawnDir = join(import.meta.dirname, 'drawn')

/** Writes the pictures that changed, removes those no longer needed, and names what it wrote. */
export async function draw({
  contentDir = firmDir,
  outDir = platesDir,
}: DrawOptions = {}): Promise<string[]> {
  const content = reader(contentDir)
  const theme: { colors: Parameters<typeof inksOf>[0] } = await content.yaml('theme.yaml')
  const inks = inksOf(theme.colors)
  const drawn = await readDrawn()
  const pictures = plates(inks, await readSubjects(content, drawn))
  const isShown = await shownDrawings(content)
  for (const [name, drawing] of drawn) {
    if (isShown(name)) pictures.set(`${name}.svg`, recolor(inks, drawing))
  }

  await mkdir(outDir, { recursive: true })
  const present = (await readdir(outDir)).filter((name) => name.endsWith('.svg'))
  for (const name of present) {
    if (!pictures.has(name)) await rm(join(outDir, name))
  }
  const written: string[] = []
  for (const [name, svg] of pictures) {
    const file = join(outDir, name)
    if (present.includes(name) && (await readFile(file, 'utf8')) === svg) continue
    await writeFile(file, svg)
    written.push(name)
  }
  return written
}

/** The drawings of drawings/drawn/ by their names without ending. */
async function readDrawn(): Promise<Map<string, string>> {
  const drawn = new Map<string, string>()
  for (const file of (await readdir(drawnDir)).sort()) {
    drawn.set(file.replace(/\.svg$/, ''), await readFile(join(drawnDir, file), 'utf8'))
  }
  return drawn
}

type Content = ReturnType<typeof reader>

function reader(contentDir: string) {
  const text = (name: string) => readFile(join(contentDir, name), 'utf8')
  return {
    files: listContent(contentDir).files,
    yaml: async (name: string) => parse(await text(name)),
    /** The fields between the two --- lines. */
    front: async (name: string) => parse((await text(name)).split(/^---$/m)[1] ?? '') ?? {},
  }
}

/** Every file in drawings/plates/ is published, so a service, article or audience that the firm does not
    have must not leave its drawing there. */
async function shownDrawings({ files, yaml, front }: Content): Promise<(name: string) => boolean> {
  const shown = new Set(['front-lot', 'street-lot'])
  for (const file of files) {
    const [, folder, slug = ''] = /^(services|articles)\/([^/]+)\.\w+$/.exec(file) ?? []
    if (!folder) continue
    const { picture = slug } = await (folder === 'articles' ? front(file) : yaml(file))
    shown.add(`${folder.slice(0, -1)}-${picture}`)
  }
  const { audiences }: { audiences: Pictured[] } = await yaml('audiences.yaml')
  for (const { id, picture = id } of audiences) {
    shown.add(`front-${picture}`)
    shown.add(`street-${picture}`)
  }
  return (name) =>
    !name.startsWith('rosette-mark-') &&
    (!/^(service|article|front|street)-/.test(name) || shown.has(name))
}

// Only what a drawing needs of each file; the site itself checks the rest.
type Pictured = { id: string; picture?: string }
type FirmFile = {
  tagline: string
  guarantee: { multiple: number }
  hours?: Hours[]
  founded: string
  fullTimeSince: number
}
type TeamFile = { roles: { id: string; count: number; credential?: string }[]; support?: unknown }
type DeadlinesFile = { year: number; deadlines: Rule[] }
type PackagesFile = { packages: { id: string; title: string; form?: string; price: string }[] }

async function readSubjects(
  { yaml }: Content,
  drawn: ReadonlyMap<string, string>,
): Promise<Subjects> {
  const firm: FirmFile = await yaml('firm.yaml')
  const team: TeamFile = await yaml('team.yaml')
  const { year, deadlines }: DeadlinesFile = await yaml('deadlines.yaml')
  const planning: PackagesFile = await yaml('prices/tax-planning.yaml')
  const preparation: PackagesFile = await yaml('prices/tax-preparation.yaml')
  const { records }: { records: Subjects['bills'] } = await yaml('case-studies.yaml')
  const claims: Record<string, { value: number } | undefined> = await yaml('claims.yaml')
  const { stats }: { stats: { tiles: string[] } } = await yaml('pages/home.yaml')
  const figure = (id: string) => Number(claims[id]?.value)
  const marks = [...drawn].flatMap(([name, drawing]): [string, string][] =>
    name.startsWith('rosette-mark-') ? [[name.slice('rosette-mark-'.length), bodyOf(drawing)]] : [],
  )
  return {
    stats: stats.tiles.map((id) => ({ id, figure: figure(id) })),
    marks: new Map(marks),
    bills: records,
    week: weekOf(firm.hours ?? []),
    calendar: { year, dates: deadlines.map((rule) => dueDate(year, rule).date) },
    tagline: firm.tagline,
    fees: planning.packages.map(({ id, price }) => ({ id, dollars: lowestDollars(price) })),
    guaranteeMultiple: firm.guarantee.multiple,
    forms: preparation.packages.map(({ id, form, title }) => ({ id, name: `${form ?? title}` })),
    roster: {
      support: team.support !== undefined,
      roles: team.roles.map(({ id, count, credential }) => ({
        id,
        count,
        credential: credential !== undefined,
      })),
    },
    years: {
      founded: Number.parseInt(firm.founded, 10),
      fullTimeSince: firm.fullTimeSince,
      count: Math.max(1, Math.round(figure('yearsExperience'))),
    },
  }
}

/** "$9,400+" is 9400, and a range is its lower end; NaN where no amount is printed. */
function lowestDollars(price: string): number {
  return Number(/\d[\d,]*/.exec(price)?.[0].replaceAll(',', '') ?? Number.NaN)
}

if (import.meta.main) {
  const written = await draw()
  process.stdout.write(`Drew ${written.length === 0 ? 'nothing new' : written.join(', ')}.\n`)
}
