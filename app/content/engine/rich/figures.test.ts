import { expect, test } from 'vitest'
import { article, firstLine, problemIn } from './test-article.ts'

const png = new Uint8Array(
  Buffer.from('89504e470d0a1a0a0000000d49484452000002800000019008060000', 'hex'),
)
const jpeg = new Uint8Array(
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc000110801900280030122', 'hex'),
)
const webp = new Uint8Array(
  Buffer.from('524946460000000057454250565038580a000000000000007f02008f0100', 'hex'),
)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"></svg>'

test.each([
  ['house.png', png],
  ['house.jpg', jpeg],
  ['house.webp', webp],
  ['house.svg', svg],
])('%s alone in its paragraph becomes a figure that keeps its place', (name, content) => {
  const { html, problems } = article(`![A brick house](/images/${name} "Built in {name}")`, {
    [`images/${name}`]: content,
  })
  expect(problems).toEqual([])
  expect(html).toBe(
    `<figure data-block="figure"><img src="/images/${name}" alt="A brick house" width="640" height="400" loading="lazy" decoding="async"><figcaption>Built in Fairshare</figcaption></figure>`,
  )
})

test('a picture that is not there is reported with its line and the nearest name', () => {
  const problem = problemIn('Text.\n\n![A house](/images/hose.png)', { 'images/house.png': png })
  expect(problem).toMatchObject({ file: 'articles/a.md', field: 'body', line: firstLine + 2 })
  expect(problem.found).toContain('/images/hose.png')
  expect(problem.hint).toBe('Did you mean /images/house.png?')
})

test.each([
  ['![](/images/house.png)', /without words/],
  ['Text ![A house](/images/house.png) goes on', /inside a line/],
  ['![A house](https://example.com/house.png)', /not there/],
  ['![A house](/images/portrait.webp)', /cannot be read as a picture/],
])('%s is refused', (markdown, found) => {
  expect(problemIn(markdown, { 'images/house.png': png }).found).toMatch(found)
})
