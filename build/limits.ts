const kinds = ['html', 'css', 'js', 'fonts', 'pictures'] as const
export const measures = [...kinds, 'requests'] as const
export type Measures = Record<(typeof measures)[number], number>

/** A file of a page, or a part that is inline in it. Bytes as sent, compressed. */
export type Part = {
  kind: (typeof kinds)[number]
  name: string
  bytes: number
  isInline?: true
}

/** What a page may send, by kind: the largest of the kind on 2026-11-15 plus about five percent. If a
    page is worth more, raise the number and say why in the commit. HTML rose on 2026-11-17: the inline
    script fetches the others after the first paint, goes to the anchor and keeps early input, 0.2 kB on every
    page for 0.3 kB less in its file; the numbers that figures count through are 0.4 kB of the home page. On the same day
    which new clients the firm takes became 0.15 kB of the pages that book, pricing got "What will my return cost?", its
    questions and the rule of each line, business formation "Does an S corporation pay for me?", an island with the law
    of three filing statuses, and tax debt relief what fourteen letters of the IRS mean. Text at twice its size
    on a phone took 0.15 kB of the styles of home and of articles. */
const limits: Readonly<Record<string, Omit<Measures, 'js'>>> = {
  home: { html: 10_100, css: 8750, fonts: 83_000, pictures: 43_000, requests: 22 },
  pricing: { html: 13_500, css: 9400, fonts: 83_000, pictures: 24_500, requests: 32 },
  service: { html: 11_500, css: 9900, fonts: 83_000, pictures: 5300, requests: 17 },
  plain: { html: 6500, css: 8250, fonts: 83_000, pictures: 11_600, requests: 9 },
  article: { html: 11_400, css: 8450, fonts: 83_000, pictures: 11_600, requests: 9 },
}
const otherLimits = { html: 10_100, css: 6700, fonts: 83_000, pictures: 34_200, requests: 34 }

/** React comes with an island and not without one. */
export function limitsOf(kind: string, hasIsland: boolean): Measures {
  return { ...(limits[kind] ?? otherLimits), js: hasIsland ? 75_000 : 4000 }
}

export function measure(parts: readonly Part[]): Measures {
  const bytes = (kind: Part['kind']) =>
    parts.reduce((sum, part) => (part.kind === kind ? sum + part.bytes : sum), 0)
  return {
    html: bytes('html'),
    css: bytes('css'),
    js: bytes('js'),
    fonts: bytes('fonts'),
    pictures: bytes('pictures'),
    requests: parts.filter(({ isInline }) => !isInline).length,
  }
}

/** One sentence for each measure that is over its limit, with the largest parts behind it. */
export function overLimits(parts: readonly Part[], limit: Measures): string[] {
  const measured = measure(parts)
  return measures
    .filter((name) => measured[name] > limit[name])
    .map((name) => {
      const largest = parts
        .filter(({ kind, isInline }) => (name === 'requests' ? !isInline : kind === name))
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, 3)
        .map((part) => `${part.name} ${part.bytes}`)
      return `${name} is ${measured[name]}, limit ${limit[name]}; largest: ${largest.join(', ')}`
    })
}
