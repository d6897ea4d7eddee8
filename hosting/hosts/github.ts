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

/** The pages of old addresses, by their files. GitHub shows a page at the name of its file without
    .html, and the index.html of a folder with any name. */
export function movedPages({ redirects, base }: Policy, siteUrl: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([route, old]) => {
      const html = movedPage(old, base, siteUrl)
      const names = new Set([route, old.typed.replace(/\/$|(\/index)?\.html$/i, '')])
      return [...names].flatMap((name) =>
        [`${name}.html`, `${name}/index.html`].map((file) => [file, html]),
      )
    }),
  )
}

function movedPage(old: Redirect, base: string, siteUrl: string): string {
  const to = encode(newAddress(old, base, ''))
  const full = encode(new URL(newAddress(old, base, ''), siteUrl).href)
  return `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/>${policyElement("default-src 'none'")}<title>This page has moved</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><link rel="canonical" href="${full}"/><meta http-equiv="refresh" content="0; url=${to}"/></head><body><h1>This page has moved</h1><p><a href="${to}">${full}</a></p></body></html>
`
}
