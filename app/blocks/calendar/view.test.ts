import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

test(
  'a calendar without states has no filter and one file',
  covers('calendar-without-states'),
  async () => {
    const { page } = await changedFirm({
      'deadlines.yaml': (calendar) => {
        calendar.delete('states')
        const federal = calendar.toJS().deadlines.filter(({ state }: { state?: string }) => !state)
        calendar.set('deadlines', federal)
      },
    })
    const { parts } = page('/learning-library')
    expect(parts('main nav')).toHaveLength(1) // breadcrumbs
    expect(parts('main a[href$=".ics"]')).toHaveLength(1)
  },
)
