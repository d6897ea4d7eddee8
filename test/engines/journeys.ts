import { existsSync } from 'node:fs'
import { after, afterEach, before, describe, test } from 'node:test'
import { expect } from '@playwright/test'
import { serveSite } from '#hosting/serve-build.ts'
import { readSite } from '#hosting/site-files.ts'
import { closeUp } from '#test/helpers/pdf.ts'
import { wronglyShown } from '#test/helpers/pictures.ts'
import { type Browser, engines, type Mode } from './browsers.ts'

// npm run test:engines: journeys through the built site in the system's Firefox and WebKit.

const phone = { width: 450, height: 850 } // MiniBrowser's toolbar allows no narrower window
const desktop = { width: 1440, height: 900 }
const [enter, arrowRight, arrowDown] = ['\uE007', '\uE014', '\uE015'] as const
const mobileFaq = 'nav[aria-label=Mobile] a[href="/faq"]'
let browser: Browser
const { policy, files } = await readSite('dist')
const bareFiles = [...files].filter(([name]) => !/\.(svg|avif|webp|png|jpg|woff2)$/.test(name))
const site = await serveSite({ policy, files })
const bareSite = await serveSite({ policy, files: new Map(bareFiles) })
after(() => Promise.all([site.stop(), bareSite.stop()]))

const wideMenu = {
  'wide menu opens under its button, follows the arrow keys and leads on': async () => {
    await open('/', desktop)
    await click('[popovertarget=menu-resources]')
    await sees('#menu-resources', 1)
    const [button, menu] = await visible('[popovertarget=menu-resources], #menu-resources')
    expect(Math.abs(menu.top - button.bottom)).toBeLessThan(40)
    expect(Math.abs(menu.left - button.left)).toBeLessThan(200)
    await until(async () => {
      await browser.type(arrowDown) // without effect until the script has come
      return (await visible('#menu-resources a:focus')).length
    }, 1)
    await click('#menu-resources a[href="/pricing"]')
    await until(browser.address, '/pricing')
  },
}

const journeys: Record<Mode, Record<string, () => Promise<void>>> = {
  usual: {
    ...wideMenu,
    'phone menu opens one group at a time, leads on and closes': async () => {
      await open('/', phone)
      await click('[popovertarget=mobile-menu]')
      await click('nav[aria-label=Mobile] summary', 0)
      await sees(mobileFaq, 1)
      await click('nav[aria-label=Mobile] summary', 2)
      await sees(mobileFaq, 0)
      await click('nav[aria-label=Mobile] a[href="/pricing"]')
      await until(browser.address, '/pricing')
      await sees('nav[aria-label=Mobile]', 0)
    },
    'address of an answer opens it in view, and another answer closes it': async () => {
      await open('/faq#remote', phone)
      await until(async () => (await visible('#remote'))[0]?.top < phone.height, true)
      await click('main summary', 0)
      await sees('#remote', 0)
      await sees('main details[open]', 1)
      await browser.type(enter)
      await sees('main details[open]', 0)
    },
    'calculator drops letters, gives its result and hides it after an edit': async () => {
      await open('/pricing#calculator', phone)
      await fill('#calculator input', 0, '$80,0x00')
      await fill('#calculator input', 1, '320000')
      await click('#calculator button')
      await until(async () => (await visible('#calculator dd'))[2]?.text, '25.0%')
      await fill('#calculator input', 1, '0')
      await sees('#calculator dd', 0)
      await open('/#elsewhere', phone)
      await open('/pricing#calculator=90000,300000', phone)
      await until(
        () =>
          browser.run(() => document.querySelector<HTMLInputElement>('#calculator input')?.value),
        '90000',
      )
    },
    'tools answer with the numbers of a visitor': async () => {
      const tools = [
        ['/business-formation', '#s-corporation', ['150000', '60000']],
        ['/client-tools', '#estimated-tax', ['9000', '90000', '20000']],
        ['/pricing', '#return-cost', ['2']],
      ] as const
      for (const [path, tool, answers] of tools) {
        await open(path, phone)
        for (const [at, answer] of answers.entries()) {
          await fill(`${tool} input[type=text]`, at, answer)
        }
        await click(`${tool} button`)
        await until(async () => (await visible(`${tool} tr`)).length > 1, true)
      }
    },
    'tabs follow the arrow keys, and the address follows the tabs': async () => {
      await open('/about', desktop)
      await visible('[data-island=tabs] a', 0)
      await sees('[role=tabpanel]', 1)
      await click('[role=tab]', 1)
      await browser.type(arrowRight)
      await until(async () => (await visible('[role=tab]:focus[aria-selected=true]')).length, 1)
      const named = await browser.run(() => document.querySelector(':focus')?.getAttribute('href'))
      await until(async () => (await browser.address()).endsWith(`${named}`), true)
      await sees('[role=tabpanel]', 1)
    },
    'table of case studies is sorted by a column and says so': async () => {
      const rows = () =>
        browser.run(() =>
          [...document.querySelectorAll('table:has([aria-sort=descending]) tbody tr')].map(
            (row) => {
              const { column } =
                document.querySelector<HTMLElement>('[aria-sort=descending]')?.dataset ?? {}
              const cell = row.querySelector<HTMLElement>(`[data-column="${column}"]`)
              return Number(cell?.dataset.value ?? 0)
            },
          ),
        )
      await open('/case-studies', desktop)
      await click('thead th[data-column] button', 1)
      await until(async () => (await rows()).length > 2, true)
      const values = await rows()
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      await until(async () => (await visible('[role=status]', 0)).some(({ text }) => text), true)
    },
    'number of a letter opens it, and a state shortens the calendar': async () => {
      await open('/tax-debt-relief', phone)
      await click('#letters nav a', 3)
      await sees('#letters details[open]', 1)
      await open('/learning-library', phone)
      const all = (await visible('table tbody tr')).length
      await click('nav a[data-show]', 1)
      await until(async () => (await visible('table tbody tr')).length < all, true)
    },
    'checklist is copied as text, or shown where it cannot be': async () => {
      await open('/client-tools', phone)
      await click('main a[href^="/checklists/"]')
      await until(async () => (await browser.address()).startsWith('/checklists/'), true)
      await click('[data-copy-list] label')
      await click('[data-copy-list] button')
      await until(
        async () => ((await visible('[data-copy-list] [role=status]'))[0]?.text ?? '') !== '',
        true,
      )
    },
    'theme switch changes page and drawings and is remembered': async () => {
      const ground = () => browser.run(() => getComputedStyle(document.body).backgroundColor)
      const drawing = () => browser.run(() => document.images[0]?.src)
      await open('/faq', phone)
      const light = await ground()
      await click('[data-theme-switch]')
      await until(async () => (await ground()) === light, false)
      // WebKit does not tell an SVG image the theme of its page.
      const isWebKit = await browser.run(() => CSS.supports('-webkit-nbsp-mode', 'space'))
      expect((await drawing())?.endsWith('#night')).toBe(isWebKit)
      await open('/about', phone)
      expect(await ground()).not.toBe(light)
    },
    'figures count to their end, two signs bring a booking link, and the status is there':
      async () => {
        await open('/', phone)
        const countedTo = () =>
          browser.run(() => {
            const [final] = document.querySelectorAll('[data-counter] > *')
            return final && getComputedStyle(final).opacity
          })
        expect(await countedTo()).toBe('0')
        await visible('[data-counter]', 0)
        await until(countedTo, '1')
        const link = 'section:has(input[type=checkbox]) a'
        await click('input[type=checkbox] + label', 0)
        await sees(link, 0)
        await click('input[type=checkbox] + label', 2)
        await sees(link, 1)
        await open('/contact', phone)
        await until(
          async () => ((await visible('[data-opening] p'))[0]?.text ?? '').length > 5,
          true,
        )
      },
    'petals of the signs are drawn over their dial': async () => {
      for (const size of [phone, desktop]) {
        await open('/', size)
        const away = await browser.run(() => {
          const signs = document.querySelector('section:has(input[type=checkbox])')
          const [dial, ...petals] = [...(signs?.querySelectorAll('svg') ?? [])]
            .map((svg) => svg.getBoundingClientRect())
            .reverse() // the dial comes after the items
          return petals.map(({ x, y, width }) =>
            Math.hypot(x - (dial?.x ?? 0), y - (dial?.y ?? 0), width - (dial?.width ?? 0)),
          )
        })
        expect(away.length).toBeGreaterThan(2)
        expect(Math.max(...away)).toBeLessThan(1)
      }
    },
    'sample plan unfolds at its address, and what waits below the window fades in': async () => {
      await open('/tax-planning', phone)
      await sees('#sample-plan dl', 0)
      await click('#sample-plan [href="#sample-plan-page"]')
      await until(async () => (await visible('#sample-plan dl')).length > 1, true)
      const opacity = () =>
        browser.run(() => {
          const [waiting] = document.querySelectorAll('[data-reveal][data-state]')
          return waiting && getComputedStyle(waiting).opacity
        })
      await open('/about-our-firm', phone)
      await until(opacity, '0')
      await visible('[data-reveal][data-state]', 0)
      await until(opacity, '1')
    },
    // The last one: after a mail, Firefox's driver waits in vain for the next page to load.
    'SMS form enables its button when complete and composes the mail': async () => {
      await open('/sms-optin', phone)
      await fill('form input', 0, 'Zoë Example')
      await fill('form input', 1, '(615) 555-0123')
      await sees('form button:disabled', 1)
      await click('form input', 2)
      await sees('form button:disabled', 0)
      await click('form button')
      // MiniBrowser has no mail program to open and goes to the address of the message instead.
      const mail = async () =>
        decodeURIComponent(await browser.address()) + (await visible('textarea'))[0]?.text
      await until(async () => /Zoë Example\s.*\(615\) 555-0123/s.test(await mail()), true)
    },
  },
  older: {
    ...wideMenu,
    // The last one: Firefox's driver does not notice that it is back.
    'back button leads to the top of the page, with its menu closed': async () => {
      await open('/', phone)
      await click('[popovertarget=mobile-menu]')
      await click('nav[aria-label=Mobile] summary', 2)
      await click('nav[aria-label=Mobile] a[href="/pricing"]')
      await until(browser.address, '/pricing')
      await browser.run(() => history.back())
      await until(() => browser.run(() => location.pathname), '/')
      await sees('nav[aria-label=Mobile]', 0)
      expect(await browser.run(() => scrollY)).toBe(0)
    },
  },
  bare: {
    'paper has every answer and what would fade in, and no ways around the site': async () => {
      const textsOf = (selector: string) =>
        browser.run(
          (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent),
          selector,
        )
      for (const [path, main] of [
        ['/faq', 'main details p:not(:has(.visually-hidden))'],
        ['/about-our-firm', '[data-reveal][data-state=waiting] p'],
        ['/pricing', 'article li'],
      ] as const) {
        await open(path, phone)
        await until(async () => (await textsOf(main)).length > 2, true)
        const needed = [...(await textsOf(main)), ...(await textsOf('footer p + p'))]
        const absent = [
          ...(await textsOf('[popovertarget=mobile-menu], #calculator button')),
          ...(await textsOf('footer nav ul:not(:has(.visually-hidden))')),
        ]
        expect(absent.length).toBeGreaterThan(2)
        const paper = closeUp(await browser.printed())
        for (const text of needed) expect(paper).toContain(closeUp(text))
        for (const text of absent) expect(paper).not.toContain(closeUp(text))
      }
    },
    'pictures that fail say their words, and no page is wider than its window': async () => {
      for (const path of ['/', '/pricing', '/about', '/about-our-firm', '/case-studies']) {
        for (const size of [phone, desktop]) {
          await open(path, size)
          await browser.run(() => {
            for (const image of document.images) image.loading = 'eager'
          })
          await sees('img:not([data-state=failed])', 0)
          expect(await browser.run(wronglyShown)).toEqual([])
          const { images, scroll, client } = await browser.run(() => ({
            images: document.images.length,
            scroll: document.documentElement.scrollWidth,
            client: document.documentElement.clientWidth,
          }))
          expect(images).toBeGreaterThan(0)
          expect(scroll).toBe(client)
        }
      }
    },
  },
  'without scripts': {
    'menus, answers and the not-found page work': async () => {
      await open('/', desktop)
      await click('[popovertarget=menu-about]')
      await click('#menu-about a[href="/faq"]')
      await until(browser.address, '/faq')
      await click('main summary', 0)
      await click('main summary', 1)
      await sees('main details[open]', 1)
      await open('/nowhere', phone)
      await click('main a[href="/"]')
      await until(browser.address, '/')
      await click('[popovertarget=mobile-menu]')
      await click('nav[aria-label=Mobile] summary')
      await sees(mobileFaq, 1)
    },
  },
}

for (const { name, start, programs } of engines) {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : name))
  const skip = missing.length > 0 && `not installed; Debian's packages: ${missing.join(', ')}`
  describe(name, { skip }, () => {
    for (const [mode, tests] of Object.entries(journeys)) {
      describe(mode, () => {
        before(async () => {
          const { origin } = mode === 'bare' ? bareSite : site
          browser = await start(mode as Mode, origin)
        })
        afterEach(async () => {
          expect((await browser.faults()).filter(isUnexpected)).toEqual([])
        })
        after(() => browser.stop())
        for (const [title, go] of Object.entries(tests)) test(title, { timeout: 300_000 }, go)
      })
    }
  })
}

/** The not-found page says in the console which page is missing, and an engine what it did not finish when a page
    was left: its scripts, its fonts, its fade. */
function isUnexpected(fault: string): boolean {
  const known = /nowhere|404|loading dynamically imported module|download failed|view transition/
  return !known.test(fault)
}

async function open(path: string, size: typeof phone) {
  await browser.resize(size)
  await browser.open(path)
}

/** Clicks the middle of an element as soon as it is visible and nothing covers it. */
async function click(selector: string, index = 0) {
  const read = async () => (await visible(selector, index))[index]
  await until(async () => [selector, (await read())?.isOnTop], [selector, true])
  const { left, right, top, bottom } = await read()
  await browser.clickAt(Math.round((left + right) / 2), Math.round((top + bottom) / 2))
}

/** Firefox scrolls back to the caret in the frame after the last key. */
async function fill(selector: string, index: number, text: string) {
  await click(selector, index)
  await browser.type(text)
  await browser.run(() => new Promise(requestAnimationFrame))
}

/** Waits until so many matching elements are visible. */
function sees(selector: string, count: number) {
  return until(async () => [selector, (await visible(selector)).length], [selector, count])
}

/** Text and place of every visible element that matches, after scrolling to one of them. */
function visible(selector: string, scrollTo = -1) {
  return browser.run(visibleInPage, selector, scrollTo)
}

function visibleInPage(selector: string, scrollTo: number) {
  const isVisible = (each: Element) => each.checkVisibility({ visibilityProperty: true })
  const elements = [...document.querySelectorAll(selector)].filter(isVisible)
  elements[scrollTo]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return elements.map((element) => {
    const box = element.getClientRects()[0] ?? new DOMRect() // the first line of a wrapped link
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return { ...box.toJSON(), text: element.textContent, isOnTop: element.contains(hit) }
  })
}

/** Tries again after an error, too: a page that is just being replaced cannot be read. */
async function until<T>(read: () => Promise<T>, expected: T) {
  const check = async () => expect<unknown>(await read()).toEqual(expected)
  await expect(check).toPass({ timeout: 60_000 })
}
