import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { z } from 'zod'
import { decode } from '#app/lib/plain-text.ts'
import { htmlOf } from '#test/html-of.ts'
import type { ProseText } from './fields.ts'
import * as fields from './fields.ts'
import { checkLink } from './links.ts'
import { loadFile, readValue } from './test-folder.ts'

const image = '<img src=x onerror=alert(1)>'
const { text, prose } = fields
const body = fields.markdownBody({})

test.each(
  Object.entries({
    text: text({ max: 99 }),
    prose: prose({ max: 99 }),
    markdownBody: body,
    price: fields.price(),
    isoDate: fields.isoDate(),
    yearMonth: fields.yearMonth(),
    webUrl: fields.webUrl(),
    phone: fields.phone(),
    email: fields.email(),
    slug: fields.slug(),
    money: fields.money(),
  }),
)('%s refuses HTML', (_, schema: z.ZodType) => {
  expect(schema.safeParse(image).success).toBe(false)
})

test.each([
  `\\${image}`,
  `&lt;img src=x onerror=alert(1)&gt;`,
  `**\\${image}**`,
  `[\\${image}](/pricing)`,
  `[a](/pricing "\\"\\${image}")`,
  `[a](/pricing '" onmouseover=alert(1)')`,
])('HTML written as text stays text: %s', (markdown) => {
  const made = [prose({ max: 99 }).parse(markdown), body.parse(markdown)].map(htmlOf)
  for (const html of made) {
    const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? []
    for (const tag of tags) expect(tag).toMatch(/^<\/?(p|strong|a( href="")?( title="")?)>$/)
  }
})

test.each([
  `[${image}](/pricing)`,
  `**${image}**`,
  `## ${image}`,
  `- ${image}`,
  `> ${image}`,
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--x-->',
  '<?php x ?>',
  '<![CDATA[x]]>',
])('HTML is refused wherever it hides: %s', (markdown) => {
  expect(body.safeParse(markdown).success).toBe(false)
  expect(prose({ max: 99 }).safeParse(markdown).success).toBe(false)
})

const refused = `
  javascript:alert(1) JaVaScRiPt:alert(1) &#106;avascript:alert(1) java&Tab;script:alert(1)
  java&NewLine;script:alert(1) javascript&colon;alert(1) &#1;javascript:alert(1)
  &nbsp;javascript:alert(1) java\\script:alert(1) vbscript:x data:text/html,x file:///etc/passwd
  blob:https://a.com/b //evil.com /\\evil.com /&#92;evil.com \\\\evil.com /&Tab;/evil.com
  https:evil.com https:/evil.com https://a.com\\@evil.com https://a@evil.com http://a.com
  ftp://a.com ?x .. # #javascript:x mailto: tel:x`

test.each(refused.trim().split(/\s+/))('the address %s is not a link', (url) => {
  for (const markdown of [`[a](${url})`, `[a](<${url}>)`, `<${url}>`]) {
    const result = prose({ max: 99 }).safeParse(markdown)
    expect(result.data ? htmlOf(result.data) : '').not.toContain('href')
  }
  expect(prose({ max: 99 }).safeParse(`[a](<${url}>)`).success).toBe(false)
})

test('an unknown path is refused however it is written', () => {
  for (const url of [
    '/nowhere',
    '/pricing/',
    '/pricing?x',
    '/./pricing',
    '/a/../pricing',
    '/%70ricing',
  ]) {
    expect(checkLink(url, ['/', '/pricing'])?.found).toContain(url)
  }
})

/** Texts with a meaning in HTML, Markdown, YAML or JavaScript, two spaces apart. */
const pieces = `
  </script><script>  &lt;b&gt;  &amp;amp;  "'\`  <!--  ]]>  <  >  &  # 1  - 1  1. a  > 5  + a
  *a*  _a_  ~~a~~  \`a\`  ---  ===  | a |  a\\b  \\  \\\\  a: b  a #b  !a  %a  @a  ? a  ~  null
  yes  078  1e3  {phone}  {  }  {{a}}  $&  $1  $'  __proto__  constructor  [a]  é  e\u0301  税務
  مرحبا  👩‍👩‍👧  \u200bx  a\u00a0b  a\u202eb  (a)  [^1]  :a:  ${image}`
  .trim()
  .split(/ {2,}|\n +/)

/** The same texts on every run, without what text() refuses by its own rules. */
const texts = [
  ...pieces,
  ...fc.sample(
    fc.string({
      unit: fc.constantFrom(...pieces, ...' <>&"\'`*_[](){}#-+.!|~\\:/=$%@^?,;0aZ'),
      minLength: 1,
      maxLength: 9,
    }),
    { numRuns: 400, seed: 20261115 },
  ),
].filter((value) => text({ max: 500 }).safeParse(value).success)

test('any text reaches the page as it was typed', async () => {
  expect(texts.length).toBeGreaterThan(300)
  const schema = fields.group({
    plain: fields.list(text({ max: 500 }), {}),
    rich: fields.list(prose({ max: 500 }), {}),
  })
  const file = stringify({
    plain: texts.map((value) => value.replaceAll(/[{}]/g, '\\$&')),
    // In Markdown a backslash makes any sign an ordinary one.
    rich: texts.map((value) => value.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')),
  })
  const loaded = await loadFile(schema, file)
  expect(loaded.problems).toEqual([])
  const made = z.object({ rich: z.array(z.custom<ProseText>()) })
  const { rich } = made.parse(loaded.data.get('file.yaml'))
  expect(readValue(loaded)).toMatchObject({ plain: texts })
  expect(rich.map((each) => decode(htmlOf(each).replaceAll(/<[^>]*>/g, '')))).toEqual(texts)
})
