import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

test(
  'a calendar without states has no filter and one file',
  covers('calendar-without-states'),
  async () => {
    const { html } = await changedFirm({
      'deadlines.yaml': (calendar) => {
        calendar.delete('states')
        const federal = calendar.toJS().deadlines.filter(({ state }: { state?: string }) => !state)
        calendar.set('deadlines', federal)
      },
    })
    const page = html('/learning-library')
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
    expect(main.match(/<nav\b/g)).toHaveLength(1) // breadcrumbs
    expect(main.match(/href="[^"]+\.ics"/g)).toHaveLength(1)
  },
)
