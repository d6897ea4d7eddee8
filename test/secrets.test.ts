import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The repository needs no secret. These are patterns of the kinds most often committed by mistake.
const shapes = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36}/,
  'a Google key': /\bAIza[0-9A-Za-z_-]{35}/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}|_authToken\s*=/,
  'a Cloudflare token': /\bCLOUDFLARE_API_TOKEN\s*[:=]\s*\S/,
  'a password in an address': /\b[a-z]{2,9}:\/\/[^\s/:@"'`]+:[^\s/@"'`]+@(?!(?:www\.)?example\b)/,
}
const skipped = new Set(['node_modules', '.git', '.cache', 'test-results', 'playwright-report'])
const text = /\.(ts|tsx|json|jsonc|ya?ml|md|css|svg|html|toml|conf|txt|grit)$|^\.[a-z]+$|^run$/

test('no file of the repository holds a secret', () => {
  const found = filesIn('.').flatMap((file) => {
    const content = readFileSync(file, 'utf8')
    return Object.entries(shapes)
      .filter(([, shape]) => shape.test(content))
      .map(([name]) => `${file} holds ${name}`)
  })
  expect(found.filter((each) => !each.startsWith('test/secrets.test.ts'))).toEqual([])
})

function filesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return entry.name.startsWith('dist') ? [] : filesIn(path)
    return entry.isFile() && text.test(entry.name) ? [path] : []
  })
}
