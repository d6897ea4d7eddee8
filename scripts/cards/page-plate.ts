import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first drawing a page shows, as the built page names it. Ornaments are lower than 100. */
export function pagePlate(html: string, site: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  for (const [tag] of main.matchAll(/<img[^>]*>/g)) {
    const [src, width, height] = ['src', 'width', 'height'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    )
    if (!src?.endsWith('.svg') || Number(height) < 100 || !existsSync(join(site, src))) continue
    return {
      svg: readFileSync(join(site, src), 'utf8'),
      width: Number(width),
      height: Number(height),
    }
  }
  return undefined
}
