import type { Browser } from '@playwright/test'
import { kilobytes, markdownTable, milliseconds } from './report.ts'
import { spreadOf } from './statistics.ts'
import { type FileKind, fileKinds, type Visit, visit } from './visit.ts'

type Sides = { site: Visit[]; twin: Visit[] }
type Timing = 'firstPaint' | 'largestPaint' | 'blocking'

/** Visits to the site and its twin in turns, each first in every other round: what the machine does
    meanwhile is shared out fairly. */
export async function measurePaint(
  browser: Browser,
  origins: { site: string; twin: string },
  paths: readonly string[],
  rounds: number,
): Promise<Map<string, Sides>> {
  const measured = new Map<string, Sides>(paths.map((path) => [path, { site: [], twin: [] }]))
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`)
    for (const [path, sides] of measured) {
      const order = round % 2 === 0 ? (['site', 'twin'] as const) : (['twin', 'site'] as const)
      for (const side of order)
        sides[side].push(await visit(browser, origins[side] + path, side === 'site'))
    }
  }
  return measured
}

export function paintReport(measured: ReadonlyMap<string, Sides>): string {
  const rows = [...measured].map(([path, { site, twin }]) => {
    const ratio = middle(site, 'largestPaint') / middle(twin, 'largestPaint')
    return [
      path,
      time(site, 'firstPaint'),
      time(twin, 'firstPaint'),
      time(site, 'largestPaint'),
      time(twin, 'largestPaint'),
      ratio.toFixed(2),
      time(site, 'blocking'),
      String(Math.max(...site.map(({ shift }) => shift))),
    ]
  })
  const head = [
    'Page',
    'First paint',
    'of its twin',
    'Largest paint',
    'of its twin',
    'ratio',
    'Blocking time',
    'Shift',
  ]
  return `${markdownTable(head, rows)}\n\n${filesReport(measured)}`
}

/** The rows for the README. */
export function paintSummary(measured: ReadonlyMap<string, Sides>): string[][] {
  const ratios = [...measured.values()].map(
    ({ site, twin }) => middle(site, 'largestPaint') / middle(twin, 'largestPaint'),
  )
  const shifts = [...measured.values()].flatMap(({ site }) => site.map(({ shift }) => shift))
  const home = measured.get('/')?.site ?? []
  return [
    ['Largest paint of the home page on a slow phone', time(home, 'largestPaint')],
    [
      'Largest paint, times that of the same page without scripts',
      `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    ],
    [
      'Home page over the line, first screen and all scripts',
      `${filesText(home, fileKinds)} requests`,
    ],
    ['Layout shift', String(Math.max(...shifts))],
  ]
}

/** What came over the line; of the twin only the sum, since it differs by the scripts alone. */
function filesReport(measured: ReadonlyMap<string, Sides>): string {
  const rows = [...measured].map(([path, { site, twin }]) => [
    path,
    ...fileKinds.map((kind) => filesText(site, [kind])),
    filesText(site, fileKinds),
    filesText(twin, fileKinds),
  ])
  return markdownTable(['Page', ...fileKinds, 'in all', 'its twin'], rows)
}

function filesText(visits: readonly Visit[], kinds: readonly FileKind[]): string {
  const sum = (of: 'bytes' | 'requests') =>
    spreadOf(visits.map(({ files }) => kinds.reduce((total, kind) => total + files[kind][of], 0)))
      .median
  return `${kilobytes(sum('bytes'))} in ${sum('requests').toFixed(0)}`
}

function middle(visits: readonly Visit[], timing: Timing): number {
  return spreadOf(visits.map((one) => one[timing])).median
}

function time(visits: readonly Visit[], timing: Timing): string {
  return milliseconds(spreadOf(visits.map((one) => one[timing])))
}
