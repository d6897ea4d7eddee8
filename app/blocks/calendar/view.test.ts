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

test(
  'a date that is still to come in the year before stands first, with its year',
  covers('calendar-year-before'),
  async () => {
    const { page } = await changedFirm({
      'deadlines.yaml': (calendar) => {
        const { year, deadlines } = calendar.toJS()
        const last = { id: 'end', name: 'Last day of {year}', who: 'All', month: 12, day: 30 }
        calendar.set('deadlines', [...deadlines, { ...last, year: year - 1, fixed: true }])
      },
    })
    const [first] = page('/learning-library').texts('main tbody tr')
    expect(first).toMatch(/^December 30, (\d{4}) .*Last day of \1/)
  },
)
