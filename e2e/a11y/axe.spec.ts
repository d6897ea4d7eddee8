import { violations } from '../axe.ts'
import { statesOf, unfold } from '../opened.ts'
import { expect, started, test } from '../test.ts'
import { faintText } from './forced.ts'
import { pages } from './pages.ts'

const widths = [320, 390, 768, 1440]
const colours = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

for (const path of pages) {
  test(`${path} | axe`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await started(page)
    const found: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colour of colours) {
        await page.emulateMedia({ ...colour, reducedMotion: 'reduce' })
        const forced = colour.forcedColors === 'active'
        const judge = async (part?: string) => {
          const faults = await violations(page, part, forced ? 'forced' : 'own')
          if (forced) faults.push(...(await faintText(page)))
          const look = `${width}px ${forced ? 'forced' : colour.colorScheme}`
          found.push(...faults.map((each) => `${look}: ${each}`))
        }
        await unfold(page)
        await judge()
        for (const { part, reach } of await statesOf(page, path)) {
          await reach(page)
          await judge(part)
        }
      }
    }
    expect(found).toEqual([])
  })
}
