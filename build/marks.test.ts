import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { measureImages } from '#app/content/engine/measure-images.ts'
import { folder } from '#app/content/engine/test-folder.ts'
import { render } from '#app/site/render.tsx'
import { testFirm } from '#test/firm-content.ts'
import { dataOf, type Shown, shown } from '#test/shown.ts'
import { makeSite } from './site.ts'

type Marks = Pick<typeof testFirm.theme, 'logo' | 'favicon'>

const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`
const files = {
  'images/logo.svg': svg('0 0 500 100'),
  'images/logo-dark.svg': svg('0 0 500 100'),
  'images/icon.svg': svg('0 0 48 48'),
}

/** The home page of the test firm with marks of its own. */
async function home(marks: Marks): Promise<Shown> {
  const dir = folder(files)
  const names = Object.keys(files).map((file) => basename(file))
  const images = Object.fromEntries(await measureImages(join(dir, 'images'), names))
  const content = { ...testFirm, images, theme: { ...testFirm.theme, ...marks } }
  const { site } = makeSite(content, dir)
  const [page] = site.pages
  if (!page) throw new Error('The test firm has no pages.')
  const parts = { inlineScript: '', modules: [], styles: '', fonts: [] }
  return shown(render(site, page, () => parts).html)
}

const brand = 'header a[href="/"]'
const icon = 'link[rel="icon"][type="image/svg+xml"]'

test('a firm without a logo has the drawn mark, and no logo for machines', async () => {
  const page = await home({})
  expect(page.parts(`${brand} svg`)).toHaveLength(1)
  expect(page.values(icon, 'href')).toEqual([expect.stringMatching(/^\/assets\/mark-.+\.svg$/)])
  expect(dataOf(page)[0]).not.toHaveProperty('logo')
})

test('a logo stands beside the name in a place that is kept', async () => {
  const page = await home({ logo: { file: 'logo.svg' } })
  const [src = ''] = page.values(`${brand} img[width="120"][height="24"][alt=""]`, 'src')
  expect(src).toMatch(/^\/assets\/logo-.+\.svg$/)
  expect(page.parts(`${brand} svg, ${brand} .visually-hidden`)).toEqual([])
  expect(dataOf(page)[0].logo).toMatch(new RegExp(`^https://[^/]+${src}$`))
})

test('a logo that replaces the name leaves it to screen readers, and has a file for the night', async () => {
  const logo = { file: 'logo.svg', darkFile: 'logo-dark.svg', replacesName: true }
  const page = await home({ logo })
  expect(page.parts(`${brand} img[width="224"][height="45"]`)).toHaveLength(2)
  expect(page.texts(`${brand} .visually-hidden`).join()).toMatch(/^Alder/)
})

test('without an icon, a square logo is one, and initials stand for a wide logo', async () => {
  const wide = await home({ logo: { file: 'logo.svg' } })
  expect(wide.values('link[rel="icon"]', 'href')).toEqual(['/icons/icon-192.png'])
  const square = await home({ logo: { file: 'icon.svg' } })
  expect(square.values(icon, 'href')).toEqual([expect.stringMatching(/^\/assets\/logo-.+\.svg$/)])
})

test('the icon of a firm is the one that browsers show', async () => {
  const page = await home({ favicon: 'icon.svg' })
  expect(page.values(icon, 'href')).toEqual([expect.stringMatching(/^\/assets\/icon-.+\.svg$/)])
})
