import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#app/content/collections.ts'
import { weekOf } from '#app/lib/hours.ts'
import { inksOf } from './inks.ts'
import { plates, type Subjects } from './plates.ts'
import { bodyOf, recolor } from './svg.ts'

const drawnDir = join(import.meta.dirname, 'drawn')

/** All drawings of the site in the firm's colors, by name: those of drawn/, and those computed from
    the content. The same content gives the same bytes. */
export function draw(content: Content): Map<string, string> {
  const inks = inksOf(content.theme.colors)
  const drawn = readDrawn()
  const drawings = plates(inks, subjectsOf(content, drawn))
  const isShown = shownDrawings(content)
  for (const [name, drawing] of drawn) {
    if (isShown(name)) drawings.set(name, recolor(inks, drawing))
  }
  return drawings
}

/** The drawings of drawn/ by their names without ending. */
function readDrawn(): Map<string, string> {
  const files = readdirSync(drawnDir).sort()
  return new Map(
    files.map((file) => [file.replace(/\.svg$/, ''), readFileSync(join(drawnDir, file), 'utf8')]),
  )
}

/** Every drawing is published, so one of a service, article or audience that the firm does not have
    is left out. */
function shownDrawings({ services, articles, audiences }: Content): (name: string) => boolean {
  const pictured = (
    kind: string,
    pages: Readonly<Record<string, { picture?: string | undefined }>>,
  ) => Object.entries(pages).map(([slug, { picture = slug }]) => `${kind}-${picture}`)
  const shown = new Set([
    'front-lot',
    'street-lot',
    ...pictured('service', services),
    ...pictured('article', articles),
    ...audiences.audiences.flatMap(({ id, picture = id }) => [
      `front-${picture}`,
      `street-${picture}`,
    ]),
  ])
  return (name) =>
    !name.startsWith('rosette-mark-') &&
    (!/^(service|article|front|street)-/.test(name) || shown.has(name))
}

function subjectsOf(content: Content, drawn: ReadonlyMap<string, string>): Subjects {
  const { firm, team, claims, deadlines, prices, pages } = content
  const marks = [...drawn].flatMap(([name, drawing]): [string, string][] =>
    name.startsWith('rosette-mark-') ? [[name.slice('rosette-mark-'.length), bodyOf(drawing)]] : [],
  )
  return {
    stats: pages.home.stats.tiles.map((id) => ({ id, figure: claims[id]?.value ?? 0 })),
    marks: new Map(marks),
    bills: content.caseStudies.records,
    week: weekOf(firm.hours),
    calendar: { year: deadlines.year, dates: deadlines.deadlines.map(({ date }) => date) },
    tagline: firm.tagline,
    fees: prices.planning.packages.map(({ id, price }) => ({ id, dollars: price.min })),
    guaranteeMultiple: firm.guarantee.multiple,
    forms: prices.preparation.packages.map(({ id, form }) => ({ id, name: form })),
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
      count: Math.max(1, Math.round(claims.yearsExperience.value)),
    },
  }
}
