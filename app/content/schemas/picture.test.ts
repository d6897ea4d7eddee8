import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runWithContext } from '#app/content/engine/validation-context.ts'
import { picture } from './picture.ts'

const imageDir = mkdtempSync(join(tmpdir(), 'picture-'))
afterAll(() => rmSync(imageDir, { recursive: true }))

writeFileSync(join(imageDir, 'street.svg'), '<svg viewBox="0 0 20 10"/>')
writeFileSync(join(imageDir, 'office.jpg'), 'no picture')

/** What the check says of a name: nothing, or what it expects and a hint. */
function complaintOf(kind: Parameters<typeof picture>[0], name: string) {
  const images = ['office.jpg', 'street.svg']
  const around = { paths: [], images, fonts: [], imageDir }
  return runWithContext(around, () => picture(kind).safeParse(name)).error?.issues[0]
}

test.each([
  ['service', 'accounting'],
  ['article', 'dallas-texas-cpa'],
  ['front', 'physicians'],
] as const)('a %s may name a drawing of its kind, the neutral one or a file', (kind, drawing) => {
  for (const name of [drawing, 'neutral', 'street.svg']) {
    expect(complaintOf(kind, name)).toBeUndefined()
  }
})

test.each([
  ['acounting', /or of a drawing: accounting, .*neutral/, 'Did you mean accounting?'],
  ['dallas-texas-cpa', /or of a drawing: accounting, .*neutral/, undefined],
  ['stret.svg', /the name of a file in the folder images/, 'Did you mean street.svg?'],
  ['office.jpg', /a picture in the form JPEG, PNG, WebP or SVG/, /save it as JPEG/],
])('a service that names %s is told what is expected', (name, expected, hint) => {
  const { params } = { params: {}, ...complaintOf('service', name) }
  expect(params).toMatchObject({ expected: expect.stringMatching(expected) })
  if (hint) expect(params).toMatchObject({ hint: expect.stringMatching(hint) })
})
