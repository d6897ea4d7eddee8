import { expect, test } from 'vitest'
import { changedFirm, firmIn } from '#test/changed-firm.ts'
import { changedFolder } from '#test/changed-folder.ts'

test(
  'a calendar without states has no filter and one file',
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
    expect(parts('main a[href$=".ics"]:not([href^="webcal:"])')).toHaveLength(1)
  },
)

test(
  'what is left of the year before stands first, with its year, until January',
  async () => {
    const dir = changedFolder({
      'deadlines.yaml': (calendar) => {
        calendar.addIn(
          ['deadlines'],
          calendar.createNode({ id: 'new', name: 'N', who: 'W', month: 12, day: 1, since: 2028 }),
        )
      },
    })
    const rows = async (today: string) =>
      (await firmIn(dir, today)).page('/learning-library').texts('main tbody tr')
    expect((await rows('2027-10-15')).slice(0, 3)).toEqual([
      expect.stringMatching(/^October 15, 2027 .*Extended Form 1040/),
      expect.stringMatching(/^December 31, 2027 .*Last day of 2027/),
      expect.stringMatching(/^January 18 .*Last estimate for 2027/),
    ])
    for (const today of ['2026-12-31', '2028-01-01']) expect(await rows(today)).toHaveLength(10)
  },
)

test(
  'all dates and those of each state can be subscribed to where the site is',
  async () => {
    const links = async (siteUrl: string) => {
      const { page } = await changedFirm({ 'firm.yaml': (firm) => firm.set('siteUrl', siteUrl) })
      return page('/learning-library').values('a[href^="webcal:"]', 'href')
    }
    expect(await links('https://alder.example/preview')).toEqual([
      'webcal://alder.example/preview/alder-finch-tax-calendar.ics',
      'webcal://alder.example/preview/alder-finch-tax-calendar-oregon.ics',
      'webcal://alder.example/preview/alder-finch-tax-calendar-idaho.ics',
    ])
  },
)
