import { encode } from '#app/lib/plain-text.ts'
import { findInlineCode } from '#hosting/compress-and-hash.ts'
import { contentSecurityPolicy, newAddress, type Policy, type Redirect } from '#hosting/policy.ts'

// GitHub Pages sends no headers of ours and no redirects: the policy is an element of each page, and an
// old address is a page that leads on.

/** A page with its own policy, as far as an element can carry one, before anything it applies to. */
export function withPolicy(file: string, html: string): string {
  const policy = contentSecurityPolicy(findInlineCode(html)).replace("frame-ancestors 'none'; ", '')
  const charset = /<meta charset="utf-8"\s*\/?>/i
  if (!charset.test(html)) throw new Error(`${file} does not begin with its charset.`)
  return html.replace(charset, (element) => `${element}${policyElement(policy)}`)
}

function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
}

/** What the page of an old address says, besides the new one. */
export type MovedWords = { siteUrl: string; language: string; moved: string }

/** The pages of old addresses, by their files. GitHub shows a page at the name of its file without
    .html, and the index.html of a folder with any name. */
export function movedPages({ redirects, base }: Policy, words: MovedWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([route, old]) => {
      const html = movedPage(old, base, words)
      const names = new Set([route, old.typed.replace(/\/$|(\/index)?\.html$/i, '')])
      return [...names].flatMap((name) =>
        [`${name}.html`, `${name}/index.html`].map((file) => [file, html]),
      )
    }),
  )
}

function movedPage(old: Redirect, base: string, words: MovedWords): string {
  const to = newAddress(old, base, '')
  const full = encode(new URL(to, words.siteUrl).href)
  const heading = encode(words.moved)
  return [
    `<!DOCTYPE html><html lang="${words.language}"><head><meta charset="utf-8"/>`,
    `${policyElement("default-src 'none'")}<title>${heading}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    `<link rel="canonical" href="${full}"/>`,
    `<meta http-equiv="refresh" content="0; url=${encode(to)}"/></head>`,
    `<body><main><h1>${heading}</h1><p><a href="${encode(to)}">${full}</a></p></main></body></html>`,
  ].join('\n')
}
