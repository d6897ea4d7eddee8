import { expect, test } from 'vitest'
import type { Document } from 'yaml'
import { changedFirm } from '#test/changed-firm.ts'

/** Without the blocks of these names. */
const without =
  (...names: string[]) =>
  (page: Document) => {
    const blocks: { block: string }[] = page.toJS().blocks
    page.set(
      'blocks',
      blocks.filter(({ block }) => !names.includes(block)),
    )
  }

test(
  'figures, case studies, stories and audiences that are absent leave no trace',
  async () => {
    const { problems, paths, html } = await changedFirm({
      'claims.yaml': undefined,
      'case-studies.yaml': undefined,
      'testimonials.yaml': undefined,
      'audiences.yaml': undefined,
      // What named them.
      'pages/case-studies.yaml': undefined,
      'pages/who-we-serve.yaml': undefined,
      'articles/dallas-texas-cpa.md': undefined,
      'articles/oklahoma-city-cpa.md': undefined,
      'redirects.yaml': undefined,
      'faq.yaml': (faq) =>
        faq.setIn(['items', 0, 'answer'], 'Whoever owns a firm and asks us for a plan.'),
      'pages/about.yaml': without('purpose'),
      'pages/about-our-firm.yaml': without('points'),
      'pages/home.yaml': without('figures', 'stories', 'comparison'),
      'services/buy-sell-business.yaml': without('stories'),
      'pages/pricing.yaml': [/^ +claim: .*\n/gm, ''],
      'services/business-formation.yaml': without('figures'),
      'services/tax-planning.yaml': without('figures'),
      'services/outsourced-cfo.yaml': (service) => {
        service.setIn(['blocks', 0, 'lead'], 'Somebody who looks at your cash every month.')
        without('figures')(service)
      },
    })
    expect(problems).toEqual([])
    const trace = /case-studies|who-we-serve|Case Studies|years at work|undefined|NaN/
    for (const path of paths) expect([path, trace.exec(html(path))]).toEqual([path, null])
  },
)
