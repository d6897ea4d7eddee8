import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { extractText } from 'unpdf'

/** `older`: without anchor positioning and view transitions, as in a browser of 2024. `bare`: pictures and fonts
    are not found. */
export type Mode = 'usual' | 'older' | 'bare' | 'without scripts'
export type Browser = Awaited<ReturnType<typeof startFirefox>>
type RunInPage = <A extends unknown[], T>(code: (...args: A) => T, ...args: A) => Promise<T>

const firefox = '/usr/bin/firefox-esr'
const webkitDriver = '/usr/bin/WebKitWebDriver'
const xvfb = '/usr/bin/Xvfb' // WebKitGTK has no headless mode

export const engines = [
  { name: 'Firefox', start: startFirefox, programs: { 'firefox-esr': firefox } },
  { name: 'WebKit', start: startWebKit, programs: { 'webkit2gtk-driver': webkitDriver, xvfb } },
]

async function startFirefox(mode: Mode, origin: string) {
  const puppeteer = await optionalPackage('puppeteer-core')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    extraPrefsFirefox: {
      'javascript.enabled': mode !== 'without scripts',
      'layout.css.anchor-positioning.enabled': mode !== 'older',
      'dom.viewTransitions.enabled': mode !== 'older',
    },
  })
  const page = await browser.newPage()
  let faults: string[] = []
  page.on('console', (message: { type(): string; text(): string }) => {
    if (['error', 'warn'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error: Error) => faults.push(error.message))
  return {
    open: (path: string) => page.goto(origin + path),
    address: async (): Promise<string> => page.url().replace(origin, ''),
    resize: (size: { width: number; height: number }) => page.setViewport(size),
    run: ((code, ...args) => page.evaluate(code, ...args)) as RunInPage,
    clickAt: (x: number, y: number) => page.mouse.click(x, y),
    /** Special keys are written with WebDriver's code points. */
    type: (text: string) => page.keyboard.type(text),
    /** The words on paper. Firefox draws most fonts of a site as shapes: only a bare page has them all. */
    printed: async () => {
      const { text } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true })
      return text.normalize('NFKC') // ligatures
    },
    /** What the console has had of errors and violations of the policy since the last time. */
    faults: async (): Promise<string[]> => {
      const since = faults
      faults = []
      return since
    },
    stop: () => browser.close(),
  }
}

async function startWebKit(mode: Mode, origin: string): Promise<Browser> {
  const { Builder } = await optionalPackage('selenium-webdriver')
  const remote = await optionalPackage('selenium-webdriver/remote/index.js')
  const display = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  process.env.DISPLAY = `:${await once(display.stdout, 'data')}`.trim()
  const service = new remote.DriverService.Builder(webkitDriver).setHostname('127.0.0.1').build()
  const options = {
    usual: [],
    older: ['--features=-CSSAnchorPositioning,-ViewTransitions'],
    bare: [],
    'without scripts': ['--enable-javascript=FALSE'],
  }
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', ...options[mode]] },
    })
    .build()
  const window = driver.manage().window()
  return {
    open: (path) => driver.get(origin + path),
    address: async () => (await driver.getCurrentUrl()).replace(origin, ''),
    resize: (size) => window.setRect({ x: 0, y: 0, ...size }),
    run: async (code, ...args) => {
      await driver.executeScript(noteFaults).catch(() => undefined)
      return driver.executeScript(code, ...args)
    },
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    printed: () => driver.executeScript(wordsOnPaper),
    faults: () => driver.executeScript(takeFaults).catch(() => []), // a mail has none
    stop: async () => {
      await driver.quit()
      await service.kill()
      display.kill()
    },
  }
}

/** WebKit's driver cannot print, so the page takes its rules for paper for those of the screen. */
function wordsOnPaper(): string {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        media.mediaText = media.mediaText.replace('screen', 'speech').replace('print', 'all')
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
    }
  }
  for (const { cssRules } of document.styleSheets) turn(cssRules)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isSeen = { opacityProperty: true, visibilityProperty: true }
  let words = ''
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement?.checkVisibility(isSeen)) words += textContent
  }
  return words
}

/** WebKit's driver does not tell what is in the console, so the page keeps it from one page to the next,
    from the first time that it is asked something. */
function noteFaults() {
  if ('isWatched' in window) return
  Object.assign(window, { isWatched: true })
  const note = (fault: unknown) => {
    sessionStorage.setItem('faults', `${sessionStorage.getItem('faults') ?? ''}${fault}\n`)
  }
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`The policy forbids ${blockedURI} (${violatedDirective}).`),
  )
  const write = console.error
  console.error = (...words) => {
    note(words.join(' '))
    write(...words)
  }
}

function takeFaults(): string[] {
  const faults = sessionStorage.getItem('faults') ?? ''
  sessionStorage.removeItem('faults')
  return faults.split('\n').filter(Boolean)
}

/** A package that only `npm run test:engines` installs, so there are no types of it. */
async function optionalPackage(name: string) {
  return (await import(name)).default
}
