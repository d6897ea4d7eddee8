import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { depreciation } from '#app/blocks/depreciation/fields.ts'
import { figures } from '#app/blocks/figures/fields.ts'
import { blocksOf } from '#app/blocks/find.ts'
import { hero } from '#app/blocks/hero/fields.ts'
import type { Content } from '#app/content/collections.ts'
import { pageFiles, placesOf } from '#app/content/page-blocks.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { weekOf } from '#app/lib/hours.ts'
import { shareSaved } from '#app/lib/outcomes.ts'
import { formRibbons, microprint, spindle } from './bands.ts'
import { foldingRule, weekDial } from './calendar.ts'
import type { Inks } from './inks.ts'
import { feeRosette, seal, statRosette } from './rosettes.ts'
import { type Logo, roleRing, roster, supportRing } from './roster.ts'
import { bodyOf, recolor } from './svg.ts'
import { trunk, trunkLeaders } from './trunk.ts'

const drawnDir = join(import.meta.dirname, 'drawn')

/** All drawings of the site in the firm's colors, by name: those of drawn/, and those computed from
    the content, some of them on a ground of the same name in drawn/. The same content gives the same
    bytes. A firm with a logo has it wherever the drawn mark would be. */
export function draw(content: Content, logo?: Logo): Map<string, string> {
  const inks = content.theme.colors
  const drawn = new Map(
    Array.from(readDrawn(), ([name, svg]) => [name, withEmblem(svg, logo !== undefined)]),
  )
  const drawings = new Map(computed(content, inks, drawn, logo))
  const isShown = shownDrawings(content, drawn)
  for (const [name, drawing] of drawn) {
    if (name === 'mark' && logo) continue
    if (isShown(name) && !drawings.has(name)) drawings.set(name, recolor(inks, drawing))
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

/** The mark on checks and covers, which is not that of a firm with a logo: it has rings there. */
function withEmblem(drawing: string, isPlain: boolean): string {
  const group = /<g data-mark="(\w+)"([^>]*>)(.*?)(?=<\/g>)/gs
  return drawing.replace(group, (_, side: keyof typeof plainEmblem, start, mark) => {
    return `<g${start}${isPlain ? plainEmblem[side] : mark}`
  })
}

const arcs = (turn: 0 | 1) => `<path d="M0-22A22 22 0 0 ${turn} 0 22M0-14A14 14 0 0 ${turn} 0 14"/>`
const plainEmblem = {
  whole: '<circle r="22"/><circle r="14"/><circle r="5" class="solid-metal"/>',
  left: arcs(0),
  right: arcs(1),
}

/** Every drawing is published, so one of a service, article or audience that the firm does not have
    is left out. */
function shownDrawings(
  content: Content,
  drawn: ReadonlyMap<string, string>,
): (name: string) => boolean {
  const { articles, audiences } = content
  const houses = placesOf(content, depreciation).map(({ value }) =>
    value.picture ? `service-${value.picture}` : 'cutaway',
  )
  const shown = new Set([
    'front-lot',
    'street-lot',
    ...houses,
    ...heroPictures(content),
    ...Object.entries(articles).map(([slug, { picture = slug }]) => `article-${picture}`),
    ...(audiences?.audiences ?? []).flatMap(({ id, picture = id }) =>
      ['front', 'street'].map((kind) =>
        drawn.has(`${kind}-${picture}`) ? `${kind}-${picture}` : `${kind}-neutral`,
      ),
    ),
  ])
  return (name) =>
    !/^(rosette-mark-|folding-rule$)/.test(name) &&
    (!/^(service|article|front|street)-|^cutaway$/.test(name) || shown.has(name))
}

/** The tile of a service has the drawing with the name of its file, unless it names another. */
function heroPictures(content: Content): string[] {
  return pageFiles(content).flatMap(({ slug, blocks }) =>
    blocksOf({ blocks }, hero).flatMap(({ look, picture = look === 'tile' ? slug : undefined }) =>
      picture ? [`service-${picture}`] : [],
    ),
  )
}

/** The figures that pages show in rosettes: on each page the first one is large. */
function rosettes(content: Content, inks: Inks, markOf: (id: string) => string) {
  const shown = placesOf(content, figures).filter(({ value }) => value.look === 'rosettes')
  const large = new Set(shown.map(({ value }) => value.show[0]))
  const ids = new Set(shown.flatMap(({ value }) => value.show))
  return Array.from(ids, (id): Named => {
    const size = large.has(id) ? 560 : 190
    return [
      `stat-${id}`,
      statRosette(inks, content.claims[id]?.value ?? 0, { size, mark: markOf(id) }),
    ]
  })
}

/** Full years up to the price list, for a firm that does not state its years of experience. */
function yearsOf({ founded, pricesEffective }: Content['firm']): number {
  return Number.parseInt(pricesEffective, 10) - Number.parseInt(founded, 10)
}

type Named = [name: string, svg: string]

function computed(
  content: Content,
  inks: Inks,
  drawn: ReadonlyMap<string, string>,
  logo: Logo | undefined,
): Named[] {
  const { firm, guarantee, team, claims, deadlines, prices, caseStudies } = content
  const partOf = (name: string) => bodyOf(drawn.get(name) ?? '')
  const years = {
    founded: Number.parseInt(firm.founded, 10),
    fullTimeSince: firm.fullTimeSince,
    count: Math.max(1, Math.round(claims.yearsExperience?.value ?? yearsOf(firm))),
  }
  return [
    ...rosettes(content, inks, (id) => partOf(`rosette-mark-${id}`)),
    ...(caseStudies?.records ?? []).map(
      (record): Named => [`spindle-${record.id}`, spindle(inks, shareSaved(record))],
    ),
    ...(prices.planning?.packages ?? []).map(
      ({ id, price }): Named => [`fee-${id}`, feeRosette(inks, price.min)],
    ),
    ...Array.from(
      formRibbons(inks, prices.preparation?.packages ?? []),
      ([id, svg]): Named => [`ribbon-${id}`, svg],
    ),
    ...team.roles.map((role, index): Named => [`role-${role.id}`, roleRing(inks, role, index)]),
    ...(team.support ? [['support-staff', supportRing(inks)] satisfies Named] : []),
    ['about-roster', roster(inks, team, logo)],
    ['about-trunk', trunk(inks, partOf('about-trunk'), years)],
    ['about-trunk-leaders', trunkLeaders(inks, years, claims.yearsExperience !== undefined)],
    ...(guarantee ? [['seal', seal(inks, guarantee.multiple)] satisfies Named] : []),
    ['week-dial', weekDial(inks, partOf('week-dial'), weekOf(firm.hours))],
    ...(deadlines
      ? [['folding-rule', calendarRule(inks, partOf('folding-rule'), deadlines)] satisfies Named]
      : []),
    ['microprint', microprint(inks, firm.tagline.plain)],
  ]
}

function calendarRule(inks: Inks, ground: string, { year, deadlines }: Deadlines): string {
  const dates = deadlines.map(({ date }) => date).filter((date) => date.startsWith(`${year}-`))
  return foldingRule(inks, ground, { year, dates })
}
