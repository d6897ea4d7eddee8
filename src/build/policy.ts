import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Puts a Content-Security-Policy into every page. `frame-ancestors` works only in a header: public/_headers. */
export function policy(): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const site = fileURLToPath(dir)
        for (const page of globSync('**/*.html', { cwd: site })) {
          const html = readFileSync(join(site, page), 'utf8')
          const withPolicy = html
            .replace(
              '<meta charset="utf-8">',
              `$&<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`,
            )
            // Text and fonts load first; the script is only an enhancement.
            .replaceAll('<script type="module" src', '<script type="module" fetchpriority="low" src')
          writeFileSync(join(site, page), withPolicy)
        }
      },
    },
  }
}

function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, 'script')}`,
    `style-src 'self' ${hashesOf(html, 'style')}`,
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:",
    "base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ')
}

/** Returns the hashes of the inline elements, each once. Structured data is not script. */
function hashesOf(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}(?![^>]*\\b(?:src=|ld\\+json))[^>]*>(.*?)</${tag}>`, 'gs'))
  const hashes = Array.from(inline, ([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ')
}
