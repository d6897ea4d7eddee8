import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listContent } from '#app/content/engine/files.ts'
import { readCard, writeCard } from './card-api.ts'

const cards = ['content', 'test/firm'].flatMap((dir) =>
  listContent(dir).files.flatMap((file) => {
    const text = file.endsWith('.md') ? readFileSync(join(dir, file), 'utf8') : ''
    return text.match(/^:::[\w-]+[\s\S]*?\n:::$/gm) ?? []
  }),
)

test(
  'fields of a block in a text are written so that they are read again',
  () => {
    expect(cards.length).toBeGreaterThan(30)
    for (const card of cards) {
      const [, name = ''] = /^:::([\w-]+)/.exec(card) ?? []
      const { value, isWhole } = readCard(card)
      expect(isWhole, card).toBe(true)
      const written = writeCard(name, value, card)
      expect(readCard(written), card).toEqual({ value, isWhole })
      // A note mark is none inside the names of fields.
      if (card.includes('[^')) expect(written, card).not.toContain('```yaml')
    }
  },
)
