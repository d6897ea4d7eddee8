import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compressAndHash, findInlineCode } from './compress-and-hash.ts'
import { page, standardFiles } from './fixture.ts'
import { contentSecurityPolicy } from './policy.ts'
import { writeFiles } from './site-files.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fairshare-compress-'))
})
afterEach(() => rm(dir, { recursive: true }))

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('lists the file of each page, without the pages of status 404 and 500', async () => {
  await writeFiles(dir, { ...standardFiles, 'blog/a.html': page('A') })
  expect((await compressAndHash(dir)).pages).toEqual({
    '/': '/index.html',
    '/blog/a': '/blog/a.html',
    '/pricing': '/pricing.html',
  })
})

test('one policy lists the inline code of all pages, each text once', async () => {
  await writeFiles(dir, {
    ...standardFiles,
    'a.html': page('A', '<script>let a</script>'.repeat(2)),
    '404.html': page('Not found', '<style>b{}</style>'),
    '500.html': page('Error', '<style>c{}</style>'),
  })
  expect((await compressAndHash(dir)).contentSecurityPolicy).toBe(
    contentSecurityPolicy({
      scripts: [sha256("document.title+='!'"), sha256('let a')].sort(),
      styles: [sha256('h1{color:#123}'), sha256('b{}'), sha256('c{}')].sort(),
    }),
  )
})

test('rejects a policy that is longer than hosts read', async () => {
  const styles = Array.from({ length: 30 }, (_, index) => `<style>h${index}{}</style>`).join('')
  await writeFiles(dir, { ...standardFiles, 'a.html': page('A', styles) })
  await expect(compressAndHash(dir)).rejects.toThrow(
    /^- The Content-Security-Policy has \d+ characters and hosts read 1975/m,
  )
})

test('writes .br and .gz copies only where they are smaller', async () => {
  const text = 'abc '.repeat(500)
  await writeFiles(dir, {
    ...standardFiles,
    'long.txt': text,
    'short.txt': 'a'.repeat(512),
    'photo.png': text,
    'noise.txt': randomBytes(600),
  })
  await compressAndHash(dir)
  expect(brotliDecompressSync(await readFile(join(dir, 'long.txt.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(dir, 'long.txt.gz'))).toString()).toBe(text)
  for (const name of ['short.txt', 'photo.png', 'noise.txt']) {
    expect([name, existsSync(join(dir, `${name}.br`))]).toEqual([name, false])
    expect([name, existsSync(join(dir, `${name}.gz`))]).toEqual([name, false])
  }
})

test('lists every problem of a site at once and writes nothing', async () => {
  await writeFiles(dir, {
    'index.html': page('Home', '<p style="x">'),
    'pricing/index.html': page('P'),
    'Upper.html': page('U'),
    'price list.pdf': '',
  })
  const error = await compressAndHash(dir).catch((reason: Error) => reason)
  for (const line of [
    '/404.html is missing.',
    '/500.html is missing.',
    '/speculation-rules.json is missing.',
    '/pricing/index.html has no URL: name it /pricing.html.',
    '/Upper.html has no URL: name it /upper.html.',
    '/price list.pdf cannot be requested: ',
    '/index.html contains a style attribute (<p style="x">), which ',
  ]) {
    expect(String(error)).toContain(`\n- ${line}`)
  }
  expect(existsSync(join(dir, 'index.html.br'))).toBe(false)
})

describe('finding inline code', () => {
  test.for([
    ['<button onclick="x()">', 'an inline event handler (<button onclick>)'],
    ["<img src='/x' ONERROR=x()>", 'an inline event handler (<img onerror>)'],
    ['<p title="a > b" style="color:red">', 'a style attribute (<p style="color:red">)'],
    ['<a href=" JavaScript:x()">', 'a javascript: URL (<a href>)'],
  ])('refuses %s', ([html = '', what]) => {
    expect(findInlineCode(html).refused).toEqual([what])
  })

  test.for<[html: string, ...hashed: string[]]>([
    ['<script type="application/ld+json">{}</script>'],
    ['<script type="application/json">{}</script>'],
    ['<script src="/a.js" async=""></script>'],
    ['<SCRIPT TYPE="importmap">{"a":1}</SCRIPT>', '{"a":1}'],
    ['<script></script>', ''],
  ])('hashes what is code in %s', ([html, ...hashed]) => {
    expect(findInlineCode(html).scripts).toEqual(hashed.map(sha256))
  })

  test('finds no tags inside scripts, comments and text', () => {
    const script = 'if(a<b)c="<p onclick=x style=y>"//</scripty'
    const found = findInlineCode(
      `<!-- <p onclick="x"> --><p title="&lt;a onclick=x>">1 &lt; 2 onclick="x"</p><script>${script}</script>`,
    )
    expect(found).toEqual({ scripts: [sha256(script)], styles: [], refused: [] })
  })

  test('normalizes line ends as browsers do', () => {
    expect(findInlineCode('<style>a\r\nb\rc</style>').styles).toEqual([sha256('a\nb\nc')])
  })

  test('fails when a script is not closed', () => {
    expect(() => findInlineCode('<script>let a')).toThrow('<script> is not closed')
  })
})
