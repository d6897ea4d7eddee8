import { globSync, readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { errorsIn } from '../../src/rules.ts'

// Opens the built editor on a local folder. The browser's private file system replaces the folder that an owner picks.

export type Files = Record<string, string>

export const source: Files = Object.fromEntries(
  globSync('content/**/*.{yaml,md}').map((path) => [path, readFileSync(path, 'utf8')]),
)

export async function openEditor(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/admin/')
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    const write = async ([path, text]: [string, string]) => {
      const names = path.split('/')
      let folder = root
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      const writer = await file.createWritable()
      await writer.write(text)
      await writer.close()
    }
    await Promise.all(Object.entries(files).map(write))
  }, source)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByText('Before launch').first()).toBeVisible()
}

/** Returns the files of the folder that the editor saves to. */
export async function savedFiles(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {}
    const read = async (directory: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of directory.entries()) {
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${path}${name}/`)
        else files[`${path}${name}`] = await (await (handle as FileSystemFileHandle).getFile()).text()
      }
    }
    await read(await navigator.storage.getDirectory(), '')
    return files
  })
}

/** Opens the form of an entry, such as "prices/prices-tax-planning", or of a new one, such as "articles". */
export async function edit(page: Page, entry: string) {
  const [collection, name] = entry.split('/')
  const hash = `#/collections/${collection}/${name ? `entries/${name}` : 'new'}`
  await page.evaluate((newHash) => {
    location.hash = newHash
  }, hash)
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible()
}

/** Saves, and waits until the editor is back at the list. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The site updates in about 2 minutes.')).toBeVisible()
}

/** Saves what the editor should reject, and returns the error it shows. */
export async function saveError(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save' }).click()
  const box = page.getByRole('alertdialog')
  await expect(box).toContainText('Not saved')
  const reason = (await box.textContent()) ?? ''
  await box.getByRole('button').click()
  return reason
}

export const field = (within: Page | Locator, label: string) =>
  within.getByRole('group', { name: `“⁨${label}⁩” Field` }).first()
export const box = (within: Page | Locator, label: string) => field(within, label).getByRole('textbox').first()

/** Returns the control of a number or a date. */
export const input = (within: Page | Locator, label: string) => field(within, label).locator('input').first()

/** Returns the items of a list, whether collapsed or open. */
export const items = (list: Locator) =>
  list.getByRole('button', { name: 'Reorder Item' }).locator('xpath=ancestor::*[@role="group"][1]')

export const expand = (item: Locator) => item.getByRole('button', { name: 'Expand', exact: true }).first().click()

export const preview = (page: Page) => page.frameLocator('iframe')

/** Returns the errors that the build would report for the saved files. */
export function contentErrors(files: Files) {
  const content = Object.entries(files)
    .filter(([path]) => path.startsWith('content/'))
    .map(([path, text]) => {
      const [, head = text, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
      return [path, { ...parse(head), ...(body && { body }) }] as const
    })
  return errorsIn(new Map(content))
}
