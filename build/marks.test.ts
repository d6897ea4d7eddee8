import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { measureImages } from '#app/content/engine/measure-images.ts'
import { folder } from '#app/content/engine/test-folder.ts'
import { render } from '#app/site/render.tsx'
import { testFirm } from '#test/firm-content.ts'
import { makeSite } from './site.ts'

type Marks = Pick<typeof testFirm.theme, 'logo' | 'favicon'>

const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`
const files = {
  'images/logo.svg': svg('0 0 500 100'),
  'images/logo-dark.svg': svg('0 0 500 100'),
  'images/icon.svg': svg('0 0 48 48'),
}

/** The home page of the test firm with marks of its own. */
async function home(marks: Marks): Promise<string> {
  const dir = folder(files)
  const names = Object.keys(files).map((file) => basename(file))
  const images = Object.fromEntries(await measureImages(join(dir, 'images'), names))
  const content = { ...testFirm, images, theme: { ...testFirm.theme, ...marks } }
  const { site } = makeSite(content, dir)
  const [page] = site.pages
  if (!page) throw new Error('The test firm has no pages.')
  const parts = { inlineScript: '', modules: [], styles: '', fonts: [] }
  return render(site, page, () => parts).html
}

const brandIn = (html: string) => /<a href="\/" class="[^"]*brand.*?<\/a>/s.exec(html)?.[0] ?? ''

test('a firm without a logo has the drawn mark, and no logo for machines', async () => {
  const html = await home({})
  expect(brandIn(html)).toContain('<svg')
  expect(html).toMatch(/<link rel="icon" href="\/assets\/mark-[^"]+\.svg" type="image\/svg\+xml"/)
  expect(html).not.toContain('"logo":')
})

test('a logo stands beside the name in a place that is kept', async () => {
  const html = await home({ logo: { file: 'logo.svg' } })
  const brand = brandIn(html)
  expect(brand).toMatch(/<img width="120" height="24" src="\/assets\/logo-[^"]+\.svg" alt=""/)
  expect(brand).not.toContain('<svg')
  expect(brand).not.toContain('visually-hidden')
  expect(html).toMatch(/"logo":"https:\/\/[^"]+\/assets\/logo-[^"]+\.svg"/)
})

test('a logo that replaces the name leaves it to screen readers, and has a file for the night', async () => {
  const logo = { file: 'logo.svg', darkFile: 'logo-dark.svg', replacesName: true }
  const brand = brandIn(await home({ logo }))
  expect(brand.match(/<img [^>]*width="224" height="45"/g)).toHaveLength(2)
  expect(brand).toMatch(/class="visually-hidden"[^>]*>Alder/)
})

test('the icon of a firm is the one that browsers show', async () => {
  expect(await home({ favicon: 'icon.svg' })).toMatch(
    /<link rel="icon" href="\/assets\/icon-[^"]+\.svg"/,
  )
})
