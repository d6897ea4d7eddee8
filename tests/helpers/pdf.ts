import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'

/** The text of each printed page, without its spaces. */
export async function printedPages(page: Page, format = 'Letter'): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format })))
  return text.map(closeUp)
}

/** A printed text has its spaces in other places. */
export const closeUp = (text: string): string => text.replaceAll(/\s/g, '')
