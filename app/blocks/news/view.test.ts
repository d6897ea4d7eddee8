import { expect, test } from 'vitest'
import { mostLines } from '#app/content/pages.ts'
import { changedFirm } from '#test/changed-firm.ts'
import { textOf } from '#test/changed-folder.ts'

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

const lastTown = (count: number) => `/blog/town-${count - 1}`
const inFooter = 'footer a'

test(
  'a column of the footer with too many pages leads to the list of all of them',
  async () => {
    const count = mostLines - 1
    const { problems, page } = await changedFirm(towns(count))
    expect(problems).toEqual([])
    const { texts, values } = page('/pricing')
    expect(texts('a[href="/learning-library#all-local"]')).toEqual([`All ${count + 2}`])
    expect(values(inFooter, 'href')).not.toContain(lastTown(count))
    const all = page('/learning-library').values('section#all-local a', 'href')
    expect(all).toContain(lastTown(count))
  },
)

test('as many pages as read well are named, and listed nowhere else', async () => {
  const count = mostLines - 2
  const { page } = await changedFirm(towns(count))
  expect(page('/pricing').values(inFooter, 'href')).toContain(lastTown(count))
  expect(page('/learning-library').parts('#all-local')).toEqual([])
})

test('without a page that lists them all are named', async () => {
  const count = mostLines
  const { page } = await changedFirm({
    ...towns(count),
    'pages/learning-library.yaml': [/^ {2}- block: news\n/m, ''],
  })
  expect(page('/pricing').values(inFooter, 'href')).toContain(lastTown(count))
})
