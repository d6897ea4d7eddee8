/** A picture that icons and cards are drawn from, as a data: address. */
export type Mark = { href: string; width: number; height: number }

/** Letters in place of a picture, for an icon. */
export type Letters = { letters: string }

/** An SVG keeps its colors for daylight only. */
export function dataUri(file: string, bytes: Uint8Array): string {
  if (!file.endsWith('.svg'))
    return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  const svg = byDay(Buffer.from(bytes).toString('utf8'))
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Without the rules for the night. */
export function byDay(svg: string): string {
  return svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
}
