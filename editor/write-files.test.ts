import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfFirm } from '#test/helpers/firm-copy.ts'
import { gateWrite, textWith } from './write-files.ts'

const terms = 'legal/terms.md'

test('files are written, made and deleted in one step', async () => {
  const { options, dir, read } = copyOfFirm()
  const made = 'plain/thank-you.md'
  const value = { head: { title: 'Thank you', draft: true }, body: 'We write back.' }
  const changes = new Map([
    ['notice.yaml', null],
    ['team.yaml', read('team.yaml').replace('Four', 'Five')],
    [made, textWith(made, '', value)],
  ])
  expect(await gateWrite(options, changes)).toEqual({ saved: true })
  expect(existsSync(join(dir, 'notice.yaml'))).toBe(false)
  expect(read('team.yaml')).toContain('Five')
  expect(read(made)).toBe('---\nhead:\n  title: Thank you\n  draft: true\n---\n\nWe write back.\n')
})

test('nothing is written if one of the changes causes a problem', async () => {
  const { options, dir, read } = copyOfFirm()
  const before = read('team.yaml')
  const changes = new Map([
    ['team.yaml', before.replace('Four', 'Five')],
    [terms, null],
  ])
  const answer = await gateWrite(options, changes)
  expect(answer).toMatchObject({ saved: false, why: expect.stringMatching(/^Not saved\. Fix/) })
  expect(read('team.yaml')).toBe(before)
  expect(existsSync(join(dir, terms))).toBe(true)
})

test.each(['../package.json', 'notes.txt', 'images/boxes.svg', 'legal/../../x.md'])(
  '%s cannot be written',
  async (file) => {
    const { options } = copyOfFirm()
    await expect(gateWrite(options, new Map([[file, 'x']]))).rejects.toThrow('no place')
  },
)
