import { globSync, readFileSync } from 'node:fs'
import { expect, readerTest as test } from './test.ts'

const scripts = globSync('build/site/assets/*.js').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}))

test('no parser, schema or Markdown renderer reaches the browser', () => {
  expect(scripts.length).toBeGreaterThan(20)
  // Words that survive minification: messages and class names of zod, yaml and the Markdown tools.
  const traces =
    /ZodError|invalid_type|strictObject|YAMLParseError|Flow map in block|micromark|mdast/
  const guilty = scripts.filter(({ code }) => traces.test(code)).map(({ file }) => file)
  expect(guilty).toEqual([])
})

test("a page's script carries its own words and not another page's", () => {
  const [pricing] = scripts.filter(({ file }) => file.includes('/pricing-'))
  expect(pricing?.code).toContain('Prices for tax planning')
  const shared = scripts.filter(({ file }) => /\/(shared|vendor|entry-client)-/.test(file))
  expect(shared.length).toBe(3)
  for (const { code } of shared) expect(code).not.toContain('Prices for tax planning')
})
