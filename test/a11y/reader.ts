import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'

type Heard = { virtual: Virtual }

// The reader comes as a module; the page's policy lets no module in, the debugger takes a script.
const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
const source = readFileSync(file, 'utf8').replace(
  /export\{[\w$]+ as Virtual,([\w$]+) as virtual\}/,
  'window.virtual = $1',
)

/** A virtual screen reader on a part of a page, and what was done and heard, line by line. */
export async function listen(page: Page, part: string) {
  const lines: string[] = []
  let heard = 0

  async function note() {
    const log = await page.evaluate(() => (window as unknown as Heard).virtual.spokenPhraseLog())
    lines.push(...log.slice(heard))
    heard = log.length
  }

  await page.evaluate(`(() => {${source}\n})()`)
  await page.evaluate(
    (selector) =>
      (window as unknown as Heard).virtual.start({
        container: document.querySelector(selector) as Node,
      }),
    part,
  )
  await note()

  return {
    /** Reads on, at least one step, until something heard matches. */
    async readTo(wanted: RegExp) {
      await page.evaluate(async (pattern) => {
        const { virtual } = window as unknown as Heard
        for (let step = 0; step < 400; step++) {
          await virtual.next()
          if (new RegExp(pattern).test(await virtual.lastSpokenPhrase())) return
        }
        throw new Error(`Never heard ${pattern}`)
      }, wanted.source)
      await note()
    },
    /** Jumps from heading to heading. */
    async headingsTo(wanted: RegExp) {
      lines.push('> next heading, again and again')
      await page.evaluate(async (pattern) => {
        const { virtual } = window as unknown as Heard
        for (let step = 0; step < 60; step++) {
          await virtual.perform(virtual.commands.moveToNextHeading)
          if (new RegExp(pattern).test(await virtual.lastSpokenPhrase())) return
        }
        throw new Error(`No heading ${pattern}`)
      }, wanted.source)
      await note()
    },
    /** Something the visitor does, and what is announced. */
    async act(what: string, doing: () => Promise<unknown>) {
      lines.push(`> ${what}`)
      await doing()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await note()
    },
    transcript: () => `${lines.join('\n')}\n`,
  }
}
