import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

test(
  'every booking button in a page books the meeting of that page',
  async () => {
    const { page } = await changedFirm()
    const booked = (path: string) => new Set(page(path).values('main a[href*="//book."]', 'href'))
    expect(booked('/buy-sell-business')).toEqual(
      new Set(['https://book.alderfinch.example/deal-talk']),
    )
    expect(page('/buy-sell-business').text).toContain('This books a free talk of 40 minutes.')
    expect(booked('/')).toEqual(
      new Set(['https://book.alderfinch.example/first-call?source=site&kind=call']),
    )
  },
)

test('a meeting that the firm does not have is told of', async () => {
  const { problems } = await changedFirm({
    'services/buy-sell-business.yaml': (page) => page.setIn(['head', 'books'], 'deal-tak'),
  })
  expect(problems).toMatchObject([
    { file: 'services/buy-sell-business.yaml', field: 'head, books' },
  ])
  expect(problems[0]?.hint).toContain('deal-talk')
})
