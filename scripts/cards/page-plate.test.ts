import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagePlate } from './page-plate.ts'

const site = mkdtempSync(join(tmpdir(), 'page-plate-'))
afterAll(() => rmSync(site, { recursive: true }))
mkdirSync(join(site, 'assets'))

function image(name: string, width: number, height: number): string {
  writeFileSync(join(site, 'assets', `${name}.svg`), `<svg viewBox="0 0 9 9"><!--${name}--></svg>`)
  return `<img src="/assets/${name}.svg" width="${width}" height="${height}"/>`
}

const band = image('band', 900, 40)
const house = image('house', 400, 300)
const spindles = [1, 2].map((id) => image(`spindle-${id}`, 400, 70)).join('')

test('takes the first drawing that is no ornament', () => {
  const plate = pagePlate(`<main>${band}${spindles}${house}</main>`, site)
  expect(plate).toMatchObject({ width: 400, height: 300 })
  expect(plate?.svg).toContain('<!--house-->')
})

test('puts spindles one under another where there is nothing else', () => {
  const plate = pagePlate(`<main>${band}${spindles}</main>`, site)
  expect(plate).toMatchObject({ width: 400, height: 154 })
  expect(plate?.svg).toMatch(/<svg y="0".*spindle-1.*<svg y="84".*spindle-2/)
  expect(plate?.svg).not.toContain('band')
})

test('is content with a page of ornaments', () => {
  expect(pagePlate(`<main>${band}</main>`, site)).toBeUndefined()
})
