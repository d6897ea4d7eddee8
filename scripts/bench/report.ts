import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Spread } from './statistics.ts'

// What a bench prints is Markdown; with --write it takes the place of the last figures in
// docs/performance.md or README.md, between the two marks that bear its name.

export function publish(name: string, markdown: string, file = 'docs/performance.md'): void {
  process.stdout.write(`\n${markdown}\n`)
  if (!process.argv.includes('--write')) return
  writeFileSync(file, replaceBlock(readFileSync(file, 'utf8'), name, markdown))
  process.stdout.write(`\nWritten to ${file}.\n`)
}

export function replaceBlock(text: string, name: string, markdown: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`There is no place marked ${start} ... ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${markdown}\n\n${text.slice(to)}`
}

export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** "812 ±14 ms": the median and half of the range between the quartiles. */
export function milliseconds({ median, range }: Spread): string {
  return `${median.toFixed(0)} ±${(range / 2).toFixed(0)} ms`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** When, what and where: a figure without these is hearsay. */
export function circumstances(command: string, more: readonly string[] = []): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    encoding: 'utf8',
  }).trim()
  const where = [
    `commit ${commit}`,
    `${availableParallelism()} cores ${cpus()[0]?.model ?? ''}`.trim(),
    `load ${loadavg()[0]?.toFixed(1)} before the start`,
    `Node ${process.versions.node}`,
    ...more,
  ]
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}: ${where.join(', ')}.`
}

/** The value of `--rounds 7`, or what stands for it. */
export function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return (at === -1 ? undefined : process.argv[at + 1]) ?? otherwise
}
