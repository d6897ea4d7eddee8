import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { dated } from './dated.ts'
import { noticeSchema } from './schemas/texts.ts'

const on = (today: string) =>
  dated({ ...testFirm, today }, { from: '2031-03-08', until: '2031-03-09' })

test('what is dated is on from its first day to its last, and then gone', () => {
  expect(on('2031-03-07')?.hidden).toBe(true)
  expect(on('2031-03-08')?.hidden).toBeUndefined()
  expect(on('2031-03-09')?.hidden).toBeUndefined()
  expect(on('2031-03-10')).toBeUndefined()
})

test('its days begin and end where the firm is, over a change of clocks', () => {
  expect(on('2031-03-07')).toMatchObject({
    'data-from': Date.parse('2031-03-08T00:00:00-08:00'),
    'data-until': Date.parse('2031-03-10T00:00:00-07:00'),
  })
})

test('a notice that ends before it begins is refused', () => {
  const notice = { text: 'Closed.', from: '2031-03-09', until: '2031-03-08' }
  expect(noticeSchema.safeParse(notice).error?.issues).toMatchObject([{ path: ['until'] }])
})
