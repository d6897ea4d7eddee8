// node .ci/photographs.mjs OLD NEW [/address ...]: pictures of two folders of built sites, both behind the same small
// server, at three widths, by day and night. What differs is listed and put into .cache/photographs/.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const [oldSite, newSite, ...asked] = process.argv.slice(2)
const folder = '.cache/photographs'
const widths = (process.env.WIDTHS ?? '390,768,1440').split(',').map(Number)
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',')
const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
const files = readdirSync(oldSite, { recursive: true }).filter((name) => name.endsWith('.html'))
const pages = asked.length > 0 ? asked : files.map((name) => `/${name.replace(/(index)?\.html$/, '')}`).sort()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const servers = [await serve(oldSite), await serve(newSite)]
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] })
let different = 0
for (const width of widths) {
  for (const colorScheme of schemes) {
    const viewport = { width, height: width < 600 ? 844 : 1024 }
    const reducedMotion = 'reduce'
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion, timezoneId: 'America/New_York' })
    await context.clock.setFixedTime(new Date('2026-11-18T18:00:00Z'))
    for (const address of pages) {
      const [before, after] = await Promise.all(servers.map(({ url }) => photograph(context, `${url}${address}`)))
      const told = await difference(before, after)
      if (!told) continue
      different += 1
      const name = `${address.slice(1).replaceAll('/', '_') || 'home'}-${width}-${colorScheme}`
      writeFileSync(join(folder, `${name}-before.png`), before)
      writeFileSync(join(folder, `${name}-after.png`), after)
      process.stdout.write(`${name}: ${told}\n`)
    }
    await context.close()
  }
}
await browser.close()
for (const { server } of servers) server.close()
process.stdout.write(`${pages.length * widths.length * schemes.length} pairs, ${different} differ\n`)
process.exitCode = different === 0 ? 0 : 1

async function serve(site) {
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const tries = [path === '/' ? '/index.html' : path, `${path}.html`]
    for (const file of tries.filter((name) => extname(name))) {
      try {
        const body = readFileSync(join(site, file))
        response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/html' }).end(body)
        return
      } catch {}
    }
    response.writeHead(404).end()
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, url: `http://127.0.0.1:${server.address().port}` }
}

async function photograph(context, url) {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  const look = () => page.screenshot({ fullPage: true, animations: 'disabled' })
  let [before, picture] = [await look(), await look()]
  while (!picture.equals(before)) [before, picture] = [picture, await look()]
  await page.close()
  return picture
}

/** Nothing when at most 25 pixels differ by more than 12 of 255. */
async function difference(before, after) {
  const [one, two] = await Promise.all(
    [before, after].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  )
  if (one.info.height !== two.info.height) return `${one.info.height} px high before, ${two.info.height} px after`
  let pixels = 0
  let first = 0
  for (let at = 0; at < one.data.length; at += one.info.channels) {
    const far = [0, 1, 2].some((part) => Math.abs(one.data[at + part] - two.data[at + part]) > 12)
    if (far && pixels++ === 0) first = Math.floor(at / one.info.channels / one.info.width)
  }
  return pixels > 25 ? `${pixels} pixels differ, from ${first} px down` : ''
}
