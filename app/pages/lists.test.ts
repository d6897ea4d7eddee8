import { expect, test } from 'vitest'
import type { Document } from 'yaml'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

const remove =
  (...path: (string | number)[]) =>
  (document: Document) => {
    document.deleteIn(path)
  }
const replace = (path: (string | number)[], text: string) => (document: Document) =>
  document.setIn(path, text)

test(
  'figures, case studies, stories and audiences that are absent leave no trace',
  covers('absent-parts'),
  async () => {
    const { problems, passed } = await changedFirm({
      'claims.yaml': undefined,
      'case-studies.yaml': undefined,
      'pages/case-studies.yaml': undefined,
      'testimonials.yaml': undefined,
      'audiences.yaml': undefined,
      'pages/who-we-serve.yaml': undefined,
      // What named them.
      'articles/dallas-texas-cpa.md': undefined,
      'articles/oklahoma-city-cpa.md': undefined,
      'redirects.yaml': undefined,
      'faq.yaml': replace(['items', 0, 'answer'], 'Whoever owns a firm and asks us for a plan.'),
      'pages/about.yaml': replace(['founder', 'bio', 0], 'They work.'),
      'pages/about-our-firm.yaml': replace(['checks', 'items', 5, 'text'], 'It is said.'),
      'pages/home.yaml': (home) => {
        const { sections } = home.toJS()
        home.set('sections', sections.slice(1, 6)) // without figures, stories and comparison
      },
      'pages/pricing.yaml': (page) => {
        for (const section of page.toJS().sections.keys())
          page.deleteIn(['sections', section, 'claim'])
      },
      'services/business-formation.yaml': remove('extra'),
      'services/buy-sell-business.yaml': remove('extra'),
      'services/tax-planning.yaml': remove('extra'),
      'services/outsourced-cfo.yaml': (service) => {
        service.delete('extra')
        service.set(
          'description',
          'Somebody who looks at your cash every month and writes down what follows.',
        )
      },
    })
    expect(problems).toEqual([])
    const trace = /case-studies|who-we-serve|Case Studies|years at work|undefined|NaN/
    const found = (passed?.pages ?? []).flatMap(({ page, html }) =>
      trace.test(html) ? [`${page.path}: ${trace.exec(html)}`] : [],
    )
    expect(found).toEqual([])
  },
)

test(
  'case studies and audiences are as many as there are',
  covers('lists-follow-files'),
  async () => {
    const { problems, html } = await changedFirm({
      'case-studies.yaml': (document) => {
        const { records } = document.toJS()
        const kept = records.filter(({ type }: { type: string }) => type !== 'individual')
        document.set('records', [...kept, { ...kept[0], id: 77 }])
      },
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
    const cases = html('/case-studies')
    expect(cases).toContain('id="record-77"')
    expect(cases).toContain('<h3>Company</h3>')
    expect(cases).not.toContain('<h3>Person</h3>') // no record of this type
    const street = /<nav[^>]* data-even="8".*?<\/nav>/s.exec(html('/who-we-serve'))?.[0] ?? ''
    expect(street.match(/<li>/g)).toHaveLength(15) // fourteen, and the empty lot
    expect(street).toContain('href="#truckers"')
  },
)

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
