import { expect, test } from 'vitest'
import { mostLines } from '#app/content/pages.ts'
import { changedFirm } from '#test/changed-firm.ts'
import { textOf } from '#test/changed-folder.ts'
import { covers } from '#test/requirements.ts'

/** As many articles besides the two of the test firm, which come first. */
function towns(count: number) {
  const article = textOf('articles/oklahoma-city-cpa.md')
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `articles/town-${at}.md`,
      article.replace(/^ {2}footer: .*$/m, `  footer: { group: Local, place: ${10 + at} }`),
    ]),
  )
}

const lastTown = (count: number) => `href="/blog/town-${count - 1}"`

test(
  'a column of the footer with too many pages leads to the list of all of them',
  covers('long-groups'),
  async () => {
    const count = mostLines - 1
    const { problems, html } = await changedFirm(towns(count))
    expect(problems).toEqual([])
    expect(html('/pricing')).toContain(`href="/learning-library#all-local">All ${count + 2}</a>`)
    expect(html('/pricing')).not.toContain(lastTown(count))
    expect(html('/learning-library')).toContain('<section id="all-local"')
    expect(html('/learning-library')).toContain(lastTown(count))
  },
)

test('as many pages as read well are named, and listed nowhere else', async () => {
  const count = mostLines - 2
  const { html } = await changedFirm(towns(count))
  expect(html('/pricing')).toContain(lastTown(count))
  expect(html('/learning-library')).not.toContain('id="all-local"')
})

test('without a page that lists them all are named', async () => {
  const count = mostLines
  const { html } = await changedFirm({
    ...towns(count),
    'pages/learning-library.yaml': [/^ {2}- block: news\n/m, ''],
  })
  expect(html('/pricing')).toContain(lastTown(count))
})
