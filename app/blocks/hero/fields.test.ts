import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
import { hero } from './fields.ts'

const words = 'block: hero\nheading: A plan\nlead: It is early.\n'

test.each([
  ['look: tile', '1, field "pictureAlt" ... what the picture shows, ...'],
  ['look: years', '1, field "years" ... ... the look "years" shows'],
  [
    'look: scene\npicture: dallas-texas-cpa',
    '1, field "pictureAlt" ... what the picture shows, ...',
  ],
])('%j alone is refused', async (typed, message) => {
  expectProblem(await loadFile(hero.schema, words + typed), `file.yaml, line ${message}`)
})

test('a scene needs a wider picture than the head of a service', async () => {
  const photo = { create: { width: 400, height: 300, channels: 3, background: 'red' } } as const
  const files = { 'images/office.jpg': await sharp(photo).jpeg().toBuffer() }
  const withLook = (look: string) =>
    loadFile(
      hero.schema,
      `${words}look: ${look}\npicture: office.jpg\npictureAlt: Our office`,
      files,
    )
  expect((await withLook('tile')).problems).toEqual([])
  expectProblem(
    await withLook('scene'),
    'file.yaml, line 5, field "picture" Found: ...400 by 300... Expected: ...640 pixels wide...',
  )
})
