import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readMarks, withMarks } from '#app/lib/marks.ts'
import { Text } from '#app/lib/shown.ts'
import { FormNames } from './form-names.tsx'
import { PhoneText } from './phone-text.tsx'
import { Sentence } from './sentence.tsx'

function placedText(words: string, file: string): Text {
  const text = new Text(words)
  text.setPlace({ file, path: ['text'] })
  return text
}

/** The texts of an element, each with the file that says it. */
function runsOf(render: () => React.ReactNode): string[] {
  const bare = renderToStaticMarkup(render())
  const { result, origins } = withMarks(() => renderToStaticMarkup(render()))
  const { html, runs } = readMarks(result, origins)
  expect(html).toBe(bare)
  const texts = runs.filter(({ attribute }) => !attribute)
  return texts.map(({ text, origin }) => `${text} < ${origin?.[0]?.file}`)
}

test('a sentence with elements in it keeps the places of its words and values', () => {
  const text = placedText('Checked by {who}. On {day}', 'words.yaml')
  const values = {
    who: placedText('Vance, P.C.', 'firm.yaml'),
    day: createElement('b', {}, placedText('Monday', 'hours.yaml')),
  }
  expect(runsOf(() => createElement(Sentence, { text, values }))).toEqual([
    'Checked by  < words.yaml',
    'Vance, P.C < firm.yaml',
    '. On  < words.yaml',
    'Monday < hours.yaml',
  ])
})

test('a text that is shown in parts keeps its places', () => {
  const phone = placedText('(555) 234-0100 ext. 12', 'firm.yaml')
  expect(runsOf(() => createElement(PhoneText, { phone }))).toEqual([
    '(555) 234-0100 < firm.yaml',
    '  < undefined',
    'ext. 12 < firm.yaml',
  ])
  const children = placedText('Send {form} to us', 'page.yaml').with({
    form: placedText('your W-2', 'forms.yaml'),
  })
  expect(runsOf(() => createElement(FormNames, { children }))).toEqual([
    'Send  < page.yaml',
    'your  < forms.yaml',
    'W-2 < forms.yaml',
    ' to us < page.yaml',
  ])
})
