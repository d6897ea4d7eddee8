import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

test('there are as many audiences as their file has', async () => {
  const { problems, page } = await changedFirm({
    'audiences.yaml': (document) => {
      const { audiences } = document.toJS()
      const more = ['bakers', 'farmers', 'truckers'].map((id) => ({
        ...audiences[0],
        id,
        name: id,
      }))
      document.set('audiences', [...audiences, ...more])
    },
  })
  expect(problems).toEqual([])
  const [street] = page('/who-we-serve').parts('nav[data-even="8"]')
  expect(street?.parts('li')).toHaveLength(15) // fourteen, and the empty lot
  expect(street?.values('a', 'href')).toContain('#truckers')
})
