import { expect, test } from 'vitest'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { changedFirm } from '#test/changed-firm.ts'
import { type Edits, everywhere } from '#test/changed-folder.ts'
import { covers } from '#test/requirements.ts'

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
  const { problems, passed } = await changedFirm(...edits)
  expect(problems).toEqual([])
  const pages = (passed?.pages ?? []).map(({ page, html }) => {
    const [bar = ''] = /<nav[^>]*aria-label="Quick actions".*?<\/nav>/s.exec(html) ?? []
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    return { path: page.path, html, buttons: buttonsIn(main), bar: hrefsIn(bar), header }
  })
  const page = (path: string) => pages.find((each) => each.path === path)
  const files = passed && { ...downloads(passed.content), ...siteFiles(passed.content) }
  return { pages, page, files: files ?? {} }
}

function hrefsIn(html: string): string[] {
  return Array.from(html.matchAll(/ href="([^"]*)"/g), ([, to = '']) => to)
}

function buttonsIn(html: string): string[] {
  const buttons = html.match(/<a [^>]*data-look="[^>]*>/g) ?? []
  return buttons.flatMap(hrefsIn)
}

/** Elements with nothing in them that a visitor would see as a gap. */
function gapsIn(html: string): number {
  return html.match(/<(p|dd|dt|a|li|ul|div class="[^"]*_row_[^"]*")><\/\w+>/g)?.length ?? 0
}

const phone = 'tel:+15035550147;ext=12'
const booking = 'https://book.alderfinch.example/first-call?source=site&amp;kind=call'
const mail = 'mailto:desk@alderfinch.example'

test(
  'a firm without a phone is told which texts name it, and then no page has a number or a gap',
  covers('without-phone'),
  async () => {
    const own = await builtFirm({})
    const { problems } = await changedFirm(without('phone'))
    const named = new Set(problems.map(({ file, field }) => `${file}: ${field}`))
    expect([...named]).toEqual(
      expect.arrayContaining([
        'faq.yaml: items, item 6, answer',
        'pages/contact.yaml: blocks, item 3 (ways), warning, after',
      ]),
    )
    expect(problems.filter(({ file }) => file === 'interface.yaml')).toEqual([])

    const { pages, page, files } = await builtFirm(without('phone'), noNumbers)
    expect(pages).toHaveLength(own.pages.length)
    for (const { path, html, bar } of pages) {
      expect([path, /tel:|555-0147|undefined|"telephone"|Call Us/.exec(html)]).toEqual([path, null])
      expect([path, gapsIn(html)]).toEqual([path, 0])
      expect(bar).toEqual(['/pricing', booking])
    }
    expect(page('/')?.buttons[0]).toBe(booking)
    // What a part of a page says when it fails.
    expect(page('/case-studies')?.html).toContain(
      'Please email us:&quot;,&quot;phone&quot;:&quot;desk@',
    )
    expect(files['/alder-finch.vcf']).not.toContain('TEL')
    expect(files['/llms.txt']).toMatch(/^Monday-Wednesday 8:30am/m)
    expect(own.files['/llms.txt']).toMatch(
      /^Phone \(503\) 555-0147 ext. 12, Monday-Wednesday 8:30am/m,
    )
  },
)

test(
  'without a booking page every booking button calls, and without a phone too it writes',
  covers('without-booking'),
  async () => {
    const own = await builtFirm({})
    const firsts = own.pages.filter(({ buttons }) => buttons.includes(booking))
    expect(firsts.length).toBeGreaterThan(10)
    for (const [edits, instead, last] of [
      [[without('schedulingUrl')], phone, ['/pricing', phone]],
      [[without('schedulingUrl', 'phone'), noNumbers], mail, ['/pricing', mail]],
    ] as const) {
      const { pages } = await builtFirm(...edits)
      for (const { path, html, header, buttons, bar } of pages) {
        expect([path, /\/book\.alderfinch|undefined|This books/.exec(html)]).toEqual([path, null])
        expect([path, gapsIn(html)]).toEqual([path, 0])
        expect(bar).toEqual(last)
        expect(header).toMatch(/<a href="\/contact"[^>]*>Contact Us</)
        const before = own.pages.find((each) => each.path === path)?.buttons ?? []
        // One place, one button: none is empty and none calls twice.
        expect([path, buttons]).toEqual([
          path,
          before.filter((to) => to !== phone).map((to) => (to === booking ? instead : to)),
        ])
      }
    }
  },
)

test(
  'a firm without a street has its city and state, and nothing for letters or maps',
  covers('without-street'),
  async () => {
    const place: Edits = {
      'firm.yaml': (firm) => {
        firm.set('address', 'Boise, ID')
        firm.set('mapUrl', 'https://maps.example.org/boise')
      },
    }
    const { pages, page, files } = await builtFirm(place)
    expect(pages.length).toBeGreaterThan(20)
    for (const { path, html } of pages) {
      expect([path, /Signal Street|maps\.example|streetAddress/.exec(html)]).toEqual([path, null])
      const [, json = ''] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
      expect(JSON.parse(json)['@graph'][0]).toMatchObject({
        address: { addressLocality: 'Boise', addressRegion: 'ID', addressCountry: 'US' },
        areaServed: 'US',
      })
    }
    expect(page('/contact')?.html).not.toContain('>Mail<')
    expect(page('/privacy-policy')?.html).not.toContain('Letters reach us')
    expect(page('/terms')?.html).not.toContain('or to Alder')
    expect(page('/blog/dallas-texas-cpa')?.html).toContain('remotely from Boise, ID')
    expect(files['/alder-finch.vcf']).toContain('ADR;TYPE=WORK:;;;Boise;ID;;USA')
  },
)
