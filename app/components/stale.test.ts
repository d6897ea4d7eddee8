import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shown } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { FiguresReviewed } from './reviewed.tsx'
import { RenderingProvider } from './site.tsx'
import { Stale } from './stale.tsx'

function html(validThrough: string, firm = testFirm.firm): string {
  const value = { content: { ...testFirm, firm, today: '2027-01-01' } }
  const props = { name: shown('Refunds'), through: { validThrough }, children: 'Figures' }
  const tool = createElement(Stale, props)
  return renderToStaticMarkup(createElement(RenderingProvider, { value } as never, tool))
}

test(
  'a tool whose figures are out of date leads to the phone, or to the mailbox',
  () => {
    expect(html('2027-01-01')).toBe('Figures')
    expect(html('2026-12-31')).toMatch(/^<p.*December 31, 2026.*<a href="tel:\+15035550147[^"]*">/)
    const silent = html('2026-12-31', { ...testFirm.firm, phone: undefined })
    expect(silent).toContain('<a href="mailto:desk@alderfinch.example">desk@alderfinch.example</a>')
  },
)

test('texts whose figures are out of date say so, and through which day they were right', () => {
  const figures = { 'faq.yaml': { validThrough: '2026-12-31' } }
  const said = (today: string) => {
    const value = { content: { ...testFirm, taxReviewed: {}, taxValid: figures, today } }
    const note = createElement(FiguresReviewed, { file: 'faq.yaml' })
    return renderToStaticMarkup(createElement(RenderingProvider, { value } as never, note))
  }
  expect(said('2026-12-31')).toBe('')
  expect(said('2027-01-01')).toContain('December 31, 2026')
})
