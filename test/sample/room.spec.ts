import { violationsOfWords } from '#test/helpers/axe.ts'
import { content, pagesOf } from '#test/helpers/builds.ts'
import {
  cellsWithoutHeader,
  enlargeText,
  expectFit,
  expectWholePage,
  height,
  openWhole,
  spaceOut,
  unfold,
  zoomed,
} from '#test/helpers/pages.ts'
import { expect, phone, test } from '#test/helpers/test.ts'

// What only the words of the sample can break; everything else is looked at on the test firm.

for (const path of pagesOf(content)) {
  test(
    `${path} has one heading, quick actions, and room for its words`,
    async ({ page }) => {
      await openWhole(page, path)
      await expectWholePage(page)
      await unfold(page)
      expect.soft(await cellsWithoutHeader(page)).toEqual([])
      expect.soft(await violationsOfWords(page)).toEqual([])
      for (const width of [1024, 280]) await expectFit(page, { width, height })
      // Enlarged text needs more room than the same layout at its narrowest.
      await enlargeText(page, '200%')
      for (const width of [1280, 768, phone.width])
        await expectFit(page, { width, height }, 'enlarged')
      await enlargeText(page, '')
      await spaceOut(page, true)
      await expectFit(page, zoomed, 'spaced out')
    },
  )
}
