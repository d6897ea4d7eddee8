import { expect, test } from 'vitest'
import { allParts, type TextPart } from '#app/content/engine/syntax.ts'
import { pastedHtml, pastedText } from './paste.ts'
import { readText } from './read.ts'
import type { Kind } from './schema.ts'
import { writeText } from './write.ts'

/** What is in the file after a paste into an empty text, and what is told. */
function after(pasted: ReturnType<typeof pastedText>, kind: Kind) {
  const empty = readText('', kind, [])
  const doc = empty.doc.type.create(
    null,
    kind === 'rich' ? pasted.slice.content : empty.doc.child(0).copy(pasted.slice.content),
  )
  return { text: writeText(doc, empty).text, left: pasted.left }
}
const html = (typed: string, kind: Kind = 'rich', holds: readonly TextPart[] = allParts) =>
  after(pastedHtml(typed, kind, holds), kind)

const item = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`

const word = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<h1>What we <u>do</u><o:p></o:p></h1>
<p class=MsoNormal>We file <b>returns</b> and <i>answer</i> <a href="https://www.irs.gov/">the IRS</a>, see <a href="#_ftn1">[1]</a>.<o:p></o:p></p>
${item('·', 'First')}${item('o', 'Inside', 2)}${item('·', 'Second')}
<p class=MsoNormal><img src="file:///a.png">Then:</p>
${item('1.', 'Call')}${item('2.', 'Sign')}
<table class=MsoTableGrid border=1><tr><td><p>Step</p></td><td><p>Cost</p></td></tr><tr><td><p>Plan | all</p></td><td><p><b>$10</b></p></td></tr></table>
<!--EndFragment--></body></html>`

test(
  'paste from Word keeps headings, lists, links and tables and says what it left out',
  () => {
    const { text, left } = html(word)
    expect(text).toBe(
      [
        '## What we do',
        'We file **returns** and *answer* [the IRS](https://www.irs.gov/), see \\[1].',
        '- First\n  - Inside\n- Second',
        'Then:',
        '1. Call\n2. Sign',
        '| Step | Cost |\n|---|---|\n| Plan \\| all | **$10** |',
      ].join('\n\n'),
    )
    expect(left).toEqual(['underlining', 'pictures', 'links that lead to no page'])
  },
)

test('paste into a single paragraph keeps its words in lines', () => {
  const { text, left } = html('<h2>Fees</h2><p>From <b>$10</b>.</p>', 'inline', [])
  expect(text).toBe('Fees\nFrom **$10**.')
  expect(left).toEqual(['headings'])
  expect(html('<p>One <b>two</b></p><p>three</p>', 'plain', []).text).toBe('One two three')
})

test('table has its words where there are no tables', () => {
  const { text, left } = html('<table><tr><th>A</th><th>B</th></tr></table>', 'rich', [])
  expect(text).toBe('A B')
  expect(left).toHaveLength(1)
})

test('plain text is pasted as paragraphs', () => {
  expect(after(pastedText('One\r\n\r\nTwo {phone}\n# Three', 'rich'), 'rich').text).toBe(
    'One\n\nTwo \\{phone\\}\n\n\\# Three',
  )
})
