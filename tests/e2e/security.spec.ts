import { existsSync, globSync, readFileSync } from 'node:fs'
import { folder } from '#tests/helpers/builds.ts'
import { expect, readerTest } from '#tests/helpers/test.ts'

// What no file of the build may contain.

const site = `${folder}/site`
const scripts = globSync(`${site}/**/*.js`)
const filesWith = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

readerTest('No parser, schema or Markdown renderer reaches the browser.', () => {
  expect(scripts.length).toBeGreaterThan(5)
  // Words that survive minification: messages and class names of zod, yaml and the Markdown tools.
  const traces = /ZodError|invalid_type|strictObject|YAMLParseError|Flow map in block|micromark|mdast|satteri/
  expect(filesWith(scripts, traces)).toEqual([])
})

readerTest('The editor is in no build.', () => {
  expect(existsSync(`${site}/admin`)).toBe(false)
  expect(existsSync(`${site}/admin.html`)).toBe(false)
  const files = globSync(`${site}/**/*.{js,html,css}`)
  expect(filesWith(files, /\/admin\b|sveltia/i)).toEqual([])
})
