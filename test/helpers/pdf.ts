import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each printed page, without its spaces. */
export async function printedPages(page: Page, format = 'Letter'): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format }))
  const document = await getDocument({ data, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(closeUp(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  return pages
}

/** A printed text has its spaces in other places. */
export const closeUp = (text: string): string => text.replaceAll(/\s/g, '')
