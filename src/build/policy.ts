import { createHash } from 'node:crypto'

/** Adds the Content-Security-Policy of a page. `frame-ancestors` works only as a header, so it's in public/_headers. */
export function withPolicy(html: string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, 'script')}`,
    `style-src 'self' ${hashes(html, 'style')}`,
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:",
    "base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ')
  return html.replace('<meta charset="utf-8">', `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/** Returns the hashes of the inline elements, without duplicates. Structured data doesn't run, so it needs no hash. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}(?![^>]*\\b(?:src=|ld\\+json))[^>]*>(.*?)</${tag}>`, 'gs'))
  const all = Array.from(inline, ([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(all)].map((hash) => `'sha256-${hash}'`).join(' ')
}
