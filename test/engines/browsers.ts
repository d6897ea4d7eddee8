import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'

/** `older`: without anchor positioning and view transitions, as in a browser of 2024. */
export type Mode = 'usual' | 'older' | 'without scripts'
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
  return {
    open: (path: string) => page.goto(origin + path),
    address: async (): Promise<string> => page.url().replace(origin, ''),
    resize: (size: { width: number; height: number }) => page.setViewport(size),
    run: ((code, ...args) => page.evaluate(code, ...args)) as RunInPage,
    clickAt: (x: number, y: number) => page.mouse.click(x, y),
    /** Special keys are written with WebDriver's code points. */
    type: (text: string) => page.keyboard.type(text),
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
    run: (code, ...args) => driver.executeScript(code, ...args),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    stop: async () => {
      await driver.quit()
      await service.kill()
      display.kill()
    },
  }
}

/** A package that only `npm run test:engines` installs, so there are no types of it. */
async function optionalPackage(name: string) {
  return (await import(name)).default
}
