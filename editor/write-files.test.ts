import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfFirm } from '#test/helpers/firm-copy.ts'
import { gateWrite, textWith } from './write-files.ts'

test('files are written, made and deleted in one step, or none of them if one causes a problem', async () => {
  const { options, dir, read } = copyOfFirm()
  const [made, terms, before] = ['plain/thank-you.md', 'legal/terms.md', read('team.yaml')]
  const value = { head: { title: 'Thank you', draft: true }, body: 'We write back.' }
  const changes = new Map([
    ['notice.yaml', null],
    ['team.yaml', before.replace('Four', 'Five')],
    [made, textWith(made, '', value)],
  ])
  const tooMuch = new Map([...changes, [terms, null]])
  await expect(gateWrite(options, tooMuch)).rejects.toThrow(/^Not saved\. Fix/)
  expect(read('team.yaml')).toBe(before)
  expect([made, terms].map((file) => existsSync(join(dir, file)))).toEqual([false, true])

  await gateWrite(options, changes)
  expect(existsSync(join(dir, 'notice.yaml'))).toBe(false)
  expect(read('team.yaml')).toContain('Five')
  expect(read(made)).toBe('---\nhead:\n  title: Thank you\n  draft: true\n---\n\nWe write back.\n')
})

test.each(['../package.json', 'notes.txt', 'images/boxes.svg', 'legal/../../x.md'])(
  '%s cannot be written',
  async (file) => {
    const { options } = copyOfFirm()
    await expect(gateWrite(options, new Map([[file, 'x']]))).rejects.toThrow('no place')
  },
)
