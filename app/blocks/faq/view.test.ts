import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

test(
  'a page of forty questions has them all, and their number',
  covers('lists-follow-files'),
  async () => {
    const { problems, html } = await changedFirm({
      'faq.yaml': (faq) => {
        const items = faq.toJS().items
        const more = Array.from({ length: 40 - items.length }, (_, at) => ({
          id: `more-${at}`,
          question: `Question ${at}?`,
          answer: 'An answer that is long enough to be one of the answers here.',
        }))
        faq.set('items', [...items, ...more])
      },
    })
    expect(problems).toEqual([])
    expect(html('/faq').match(/<details name="faq"/g)).toHaveLength(40)
    expect(/<h2 id="answers-heading">(.*?)<\/h2>/.exec(html('/faq'))?.[1]).toContain('40')
  },
)
