import { appendFileSync, copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { render } from '#app/site/render.tsx'
import { copyOfFirm } from '#test/helpers/firm-copy.ts'
import { editedSite } from './site.ts'
import { gateWrite } from './write-files.ts'

const parts = { inlineScript: '', modules: [], styles: '', fonts: [] }

/** Counts the sites that are made. */
function start() {
  const { dir, read } = copyOfFirm()
  let made = 0
  const site = editedSite(dir, {
    program: { render },
    partsFor: () => {
      made += 1
      return () => parts
    },
    script: async () => undefined,
  })
  return { dir, read, ...site, made: () => made }
}

const file = 'plain/precios.md'

test('a save asks once, and its answer is that about the saved files', async () => {
  const { dir, read, check, made } = start()
  await gateWrite(
    { dir, check },
    new Map([[file, read(file).replace(/^title: .*/m, 'title: Tarifas')]]),
  )
  const { passed } = await check()
  expect(passed?.pages.find(({ page }) => page.file === file)?.heading).toBe('Tarifas')
  expect(made()).toBe(1)
})

test('whatever another program changes in the folder is seen at once', async () => {
  const { dir, read, check } = start()
  const changes: (() => void)[] = [
    () => appendFileSync(join(dir, file), '\nMás palabras.\n'),
    () => copyFileSync(join(dir, 'images/founder.png'), join(dir, 'images/other.png')),
    () => copyFileSync(join(dir, 'images/boxes.svg'), join(dir, 'images/other.png')),
    () => writeFileSync(join(dir, 'plain/second.md'), read(file)),
  ]
  const first = await check()
  expect(await check()).toBe(first)
  for (const change of changes) {
    const before = await check()
    change()
    expect(await check()).not.toBe(before)
  }
})
