import { expect, test } from 'vitest'
import { required } from '#app/lib/required.ts'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { changedFirm } from '#test/changed-firm.ts'
import { type Edits, everywhere } from '#test/changed-folder.ts'
import { once } from '#test/once.ts'
import { dataOf, shown } from '#test/shown.ts'

/** The firm without some lines of firm.yaml. */
function without(...fields: string[]): Edits {
  return {
    'firm.yaml': (firm) => {
      for (const field of fields) firm.delete(field)
    },
  }
}

/** What the check asks an owner without a phone to do. */
const noNumbers = everywhere(/(\[\{phone\}\]\(\{phoneHref\}\)|\{phone\})/g, 'us')

/** The pages of the firm with the addresses of the buttons in their main part, their bar and their header. */
async function builtFirm(...edits: Edits[]) {
  // No page books a meeting of its own.
  const one: Edits = { 'services/buy-sell-business.yaml': [/^ {2}books: .*\n/m, ''] }
  const { problems, content, paths, html: htmlOf } = await changedFirm(one, ...edits)
  expect(problems).toEqual([])
  const pages = paths.map((path) => {
    const html = htmlOf(path)
    const whole = shown(html)
    const hrefs = (selector: string) => whole.values(selector, 'href')
    return {
      path,
      html,
      whole,
      buttons: hrefs('main a[data-look]'),
      bar: hrefs('nav[aria-label="Quick actions"] a'),
      // Elements with nothing in them, which a visitor would see as gaps unless a script fills them.
      gaps: whole.parts(gap).length,
    }
  })
  const page = (path: string) =>
    required(
      pages.find((each) => each.path === path),
      path,
    )
  const all = required(content, 'content')
  return { pages, page, files: { ...downloads(all), ...siteFiles(all) } }
}

const gap = 'p:empty, dd:empty, dt:empty, a:empty, li:empty, ul:empty, div[class*="_row_"]:empty'
const own = once(() => builtFirm({}))

const phone = 'tel:+15035550147;ext=12'
const booking = 'https://book.alderfinch.example/first-call?source=site&kind=call'
const mail = 'mailto:desk@alderfinch.example'

test('a firm without a phone is told which texts name it', async () => {
  const { problems } = await changedFirm(without('phone'))
  const named = new Set(problems.map(({ file, field }) => `${file}: ${field}`))
  expect([...named]).toEqual(
    expect.arrayContaining([
      'faq.yaml: items, item 6, answer',
      'pages/contact.yaml: blocks, item 3 (ways), warning, after',
    ]),
  )
  expect(problems.filter(({ file }) => file === 'interface.yaml')).toEqual([])
})

test('without a phone no page has a number or a gap', async () => {
  const { pages, page, files } = await builtFirm(without('phone'), noNumbers)
  const usual = await own()
  expect(pages).toHaveLength(usual.pages.length)
  for (const { path, html, bar, gaps } of pages) {
    expect([path, /tel:|555-0147|undefined|"telephone"|Call Us/.exec(html)]).toEqual([path, null])
    expect([path, gaps]).toEqual([path, usual.page(path).gaps])
    expect(bar).toEqual(['/pricing', booking])
  }
  expect(page('/').buttons[0]).toBe(booking)
  // What a part of a page says when it fails.
  const [props = ''] = page('/case-studies').whole.values('[data-island]', 'data-props')
  expect(props).toContain('Please email us:","phone":"desk@')
  expect(files['/alder-finch.vcf']).not.toContain('TEL')
  expect(files['/llms.txt']).toMatch(/^Monday-Wednesday 8:30am/m)
  expect(usual.files['/llms.txt']).toMatch(/^Phone \(503\) 555-0147 ext. 12, Monday-Wednesday/m)
})

test.each([
  ['calls', phone, [without('schedulingUrl')]],
  ['writes where there is no phone either', mail, [without('schedulingUrl', 'phone'), noNumbers]],
] as const)(
  'without a booking page every booking button %s',
  async (_, instead, edits) => {
    const usual = await own()
    const { pages } = await builtFirm(...edits)
    expect(usual.pages.filter(({ buttons }) => buttons.includes(booking)).length).toBeGreaterThan(9)
    for (const { path, html, whole, buttons, bar, gaps } of pages) {
      expect([path, /\/book\.alderfinch|undefined|This books/.exec(html)]).toEqual([path, null])
      expect([path, gaps]).toEqual([path, usual.page(path).gaps])
      expect(bar).toEqual(['/pricing', instead])
      expect(whole.texts('header a[href="/contact"]')).toContain('Contact Us')
      // One place, one button: none is empty and none calls twice.
      const before = usual.page(path).buttons.filter((to) => to !== phone)
      const after = before.map((to) => (to === booking ? instead : to))
      expect([path, buttons]).toEqual([path, after])
    }
  },
)

test(
  'a firm without a street has its city and state, and nothing for letters or maps',
  async () => {
    const { pages, page, files } = await builtFirm({
      'firm.yaml': (firm) => {
        firm.set('address', 'Boise, ID')
        firm.set('mapUrl', 'https://maps.example.org/boise')
      },
    })
    expect(pages.length).toBeGreaterThan(20)
    for (const { path, html, whole } of pages) {
      expect([path, /Signal Street|maps\.example|streetAddress/.exec(html)]).toEqual([path, null])
      expect(dataOf(whole)[0]).toMatchObject({
        address: { addressLocality: 'Boise', addressRegion: 'ID', addressCountry: 'US' },
        areaServed: 'US',
      })
    }
    const mail = 'dt, h2, h3'
    expect((await own()).page('/contact').whole.texts(mail)).toContain('Mail')
    expect(page('/contact').whole.texts(mail)).not.toContain('Mail')
    expect(page('/privacy-policy').html).not.toContain('Letters reach us')
    expect(page('/terms').html).not.toContain('or to Alder')
    expect(page('/blog/dallas-texas-cpa').html).toContain('remotely from Boise, ID')
    expect(files['/alder-finch.vcf']).toContain('ADR;TYPE=WORK:;;;Boise;ID;;USA')
  },
)
