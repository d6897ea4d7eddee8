import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { noticeOf } from './notice.ts'
import { noticeSchema } from './schemas/texts.ts'

const on = (today: string) => noticeOf({ ...testFirm, today })

test('a notice is on from its first day to its last, and then gone', () => {
  expect(on('2031-03-07')?.isOn).toBe(false)
  expect(on('2031-03-08')?.isOn).toBe(true)
  expect(on('2031-03-09')?.isOn).toBe(true)
  expect(on('2031-03-10')).toBeUndefined()
})

test('its days begin and end where the firm is, over a change of clocks', () => {
  expect(on('2031-03-07')).toMatchObject({
    from: Date.parse('2031-03-08T00:00:00-08:00'),
    until: Date.parse('2031-03-10T00:00:00-07:00'),
  })
})

test('a notice that ends before it begins is refused', () => {
  const notice = { text: 'Closed.', from: '2031-03-09', until: '2031-03-08' }
  expect(noticeSchema.safeParse(notice).error?.issues).toMatchObject([{ path: ['until'] }])
})
