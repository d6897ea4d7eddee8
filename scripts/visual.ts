import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { contentOptions } from '../app/content/plugin.ts'
import { serveBuild } from '../hosting/serve-build.ts'
import { option } from './bench/report.ts'
import { findBrowser } from './find-browser.ts'
import { buildCommit, buildIn, commitBefore, subjectOf } from './visual/builds.ts'
import { compare, tolerance } from './visual/compare.ts'
import { contactSheet, type Print } from './visual/sheet.ts'
import { type Look, shoot, themes, widths } from './visual/shoot.ts'

// npm run test:visual: pictures of every page at three widths in both themes, of the working tree
// and of an earlier commit, built, served and photographed in the same run.
//   -- --against <commit>   -- --pages /faq,/pricing   -- --accept (changes are a note, not a fault)
//   -- --sheet              only the contact sheet of the present pages, docs/pictures/contact-sheet.webp

const out = '.cache/visual'
const looks: Look[] = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))
const pages = option('pages', contentOptions().paths.join(',')).split(',')

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
if (process.argv.includes('--sheet')) await presentSheet(browser)
else await compareBuilds(browser)
await browser.close()

async function compareBuilds(browser: Browser) {
  const commit = commitBefore(option('against', '') || undefined)
  process.stdout.write(`Working tree against ${subjectOf(commit)}\n`)
  const before = await serveBuild(await buildCommit(commit))
  buildIn('.')
  const after = await serveBuild()
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })

  const bench = await browser.newPage()
  const prints: Print[] = []
  let changes = 0
  for (const look of looks) {
    const old = new Map<string, Buffer>()
    await shoot(browser, before.origin, pages, look, async (path, png) => void old.set(path, png))
    await shoot(browser, after.origin, pages, look, async (path, png) => {
      const title = `${path} ${look.width} ${look.theme}`
      const earlier = old.get(path)
      const same = !earlier || earlier.equals(png)
      const difference = same ? undefined : await compare(bench, earlier, png)
      prints.push({ title, png, isMarked: difference?.isChanged ?? false })
      if (!(earlier && difference?.isChanged)) return
      changes++
      const share = `${(difference.share * 100).toFixed(3)}%`
      process.stdout.write(`${title.padEnd(52)}${difference.pixels} pixels, ${share}\n`)
      prints.push({ title: `before: ${title}`, png: earlier })
      prints.push({ title: `${share} changed`, png: difference.picture })
      const name = `${path.replaceAll('/', '_')}-${look.width}-${look.theme}`
      await writeFile(join(out, `${name}-before.png`), earlier)
      await writeFile(join(out, `${name}-after.png`), png)
      await writeFile(join(out, `${name}-difference.png`), difference.picture)
    })
  }
  const sheet = await contactSheet(bench, prints, { width: 150, height: 420, columns: 18 })
  await writeFile(join(out, 'contact-sheet.webp'), sheet)
  await before.stop()
  await after.stop()
  const total = pages.length * looks.length
  process.stdout.write(
    `${total - changes} of ${total} pictures unchanged (tolerance: ${tolerance.pixels} pixels by ${tolerance.channel} of 255). ${out}/contact-sheet.webp\n`,
  )
  if (changes > 0 && !process.argv.includes('--accept')) process.exitCode = 1
}

/** The present pages on a phone by day: the one picture of the whole site that is kept. */
async function presentSheet(browser: Browser) {
  buildIn('.')
  const { origin, stop } = await serveBuild()
  const prints: Print[] = []
  await shoot(browser, origin, pages, { width: 390, theme: 'light' }, async (path, png) => {
    prints.push({ title: path, png })
  })
  const sheet = await contactSheet(await browser.newPage(), prints, {
    width: 195,
    height: 1400,
    columns: 14,
  })
  await writeFile('docs/pictures/contact-sheet.webp', sheet)
  await stop()
}
