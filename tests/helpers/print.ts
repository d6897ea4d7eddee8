import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expect } from '#tests/helpers/test.ts'

/** Removes spaces, because PDF text extraction puts them elsewhere. */
const removeSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** Prints a page on Letter paper, expects enough text on each page, and returns the number of pages. */
export async function expectPrinted(page: Page, needed: readonly string[], absent: readonly string[]) {
  const { text, totalPages } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })))
  const printed = removeSpaces(text.join(''))
  for (const each of needed) expect(printed).toContain(removeSpaces(each))
  for (const each of [...absent, 'Skip to content', 'Contact Us']) expect(printed).not.toContain(removeSpaces(each))
  const words = text.join(' ').split(/\s+/).length
  expect(totalPages).toBeLessThanOrEqual(Math.ceil(words / 200))
  return totalPages
}
