import { expect, test } from 'vitest'
import { load, onlyProblem } from './test-folder.ts'

const phone = 'phone: (615) 555-0142\n'

test.each([
  ['a colon inside a text', 'name: Taxes: a guide', 'name: "Taxes: a guide"'],
  ['a fact at the beginning', 'name: {phone} now', 'name: "{phone} now"'],
  ['a link at the beginning', 'name: [us](/pricing) now', 'name: "[us](/pricing) now"'],
  ['bold at the beginning', 'name: **Fair** share', 'name: "**Fair** share"'],
  ['a lone star', 'name: *Fair', 'name: "*Fair"'],
  ['a sign that YAML keeps for itself', 'name: @fairshare', 'name: "@fairshare"'],
  ['an exclamation mark in front', 'name: !new Fairshare', 'name: "!new Fairshare"'],
  ['an apostrophe between apostrophes', "name: 'the firm's'", 'name: "the firm\'s"'],
  ['words after the closing mark', 'name: "Fair" share', 'name: \'"Fair" share\''],
  ['typographic quotation marks', 'name: “Fair: share”', 'name: "Fair: share"'],
])('%s: the cure is the same line in quotation marks', (_, typed, example) => {
  const problem = onlyProblem({ 'firm.yaml': `${phone}${typed}\n` })
  expect(problem).toMatchObject({ file: 'firm.yaml', line: 2, example })
  expect(problem.expected).toContain('quotation marks')
})

test.each([
  ['a tab', `${phone}hours:\n\t- day: Monday\n`, 3, /tab/],
  [
    'an unclosed quotation mark',
    `${phone}name: "Fairshare\nzip: x\n`,
    2,
    /quotation mark at the end/,
  ],
  ['a field given twice', `${phone}name: A\nname: B\n`, 3, /once/],
  ['uneven indentation', `${phone}hours:\n  - day: Monday\n   opens: x\n`, 4, /distance/],
  ['no space after the colon', `${phone}name:Fairshare\nzip: x\n`, 2, /space after the colon/],
  ['an unclosed bracket', `${phone}hours: [a\nname: x\n`, 3, /\]/],
  ['a backslash in double quotation marks', `${phone}name: "a \\{ b"\n`, 2, /backslash/],
  ['no colon', `${phone}name "Fairshare"\nzip: x\n`, 2, /a colon/],
  ['one space too many', `${phone} name: "Fairshare"\n`, 2, /distance/],
  ['text that falls back to the left edge', `${phone}name: a\nand b\nzip: x\n`, 3, /a colon/],
  ['a dividing line', `${phone}---\nname: x\n`, 2, /---/],
])('%s is explained without naming YAML', (_, content, line, expected) => {
  const problem = onlyProblem({ 'firm.yaml': content })
  expect(problem).toMatchObject({ file: 'firm.yaml', line })
  expect(problem.expected).toMatch(expected)
  expect(JSON.stringify(problem)).not.toMatch(/yaml(?!")|scalar|mapping|token/i)
})

test('indentation with spaces from a web page is made visible', () => {
  const content = `${phone}name: x\nhours:\n  - day: Monday\n\u00a0   opens: x\n`
  const problem = onlyProblem({ 'firm.yaml': content })
  expect(problem).toMatchObject({ line: 5, found: expect.stringContaining('invisible') })
})

test('a list item that slipped to the right is not swallowed in silence', () => {
  const problem = onlyProblem({ 'firm.yaml': `${phone}name: x\nhours:\n - a\n  - b\n` })
  expect(problem).toMatchObject({ line: 5, found: expect.stringContaining('dash') })
})

test('an empty file is called an empty file', () => {
  expect(onlyProblem({ 'firm.yaml': ' \n' })).toMatchObject({
    file: 'firm.yaml',
    found: 'an empty file',
  })
})

test('a file of notes only has no fields', () => {
  expect(onlyProblem({ 'firm.yaml': '# to do\n' }).found).toBe('nothing')
})

test('a file not saved as UTF-8 names the line', () => {
  const latin1 = Buffer.from(`${phone}name: Caf\u00e9\n`, 'latin1')
  expect(onlyProblem({ 'firm.yaml': latin1 })).toMatchObject({
    ...{ file: 'firm.yaml', line: 2 },
    expected: expect.stringContaining('UTF-8'),
  })
})

test('files from Windows, with byte order mark and carriage returns, are read as they are', () => {
  const { data, problems } = load({
    'firm.yaml': `\ufeffname: Fairshare\r\n${phone}`,
    'services/planning.md': '\ufeff---\r\ntitle: Planning\r\n---\r\n\r\nWe *plan*.\r\n',
  })
  expect(problems).toEqual([])
  expect(data.get('firm.yaml')).toMatchObject({ name: 'Fairshare' })
  expect(data.get('services/planning.md')).toMatchObject({
    body: { html: '<p>We <em>plan</em>.</p>' },
  })
})

test.each([
  ['no front matter', '# Planning\n', 1, /first line ---/],
  ['front matter that never ends', '---\ntitle: Planning\n\nText\n', 1, /second line ---/],
  ['a broken field', '---\ntitle: Taxes: a guide\n---\n\nText\n', 2, /quotation marks/],
  ['a wrong field', '---\n# note\ntitle: 7\n---\n\nText\n', 3, /text/],
  ['the text in a field', '---\ntitle: x\nbody: Text\n---\n\nText\n', 3, /below/],
  ['no text', '---\ntitle: Planning\n---\n', 4, /below the second ---/],
  ['fields that are none', '---\nPlanning\n---\n\nText\n', 2, /fields/],
])('a Markdown file with %s counts lines from its top', (_, content, line, expected) => {
  const problem = onlyProblem({ 'services/planning.md': content })
  expect(problem).toMatchObject({ file: 'services/planning.md', line })
  expect(problem.expected).toMatch(expected)
})

test('a file with an unknown name is told which names are known', () => {
  const problem = onlyProblem({ 'services/tax.txt': 'x' })
  expect(problem).toMatchObject({ file: 'services/tax.txt' })
  expect(problem.expected).toContain('pages/*.yaml')
  expect(problem.hint).toContain('services/*.md')
})

test.each([
  ['an iPhone photo', 'founder.heic', /ends in \.jpg/, /save it as JPEG/],
  ['capitals in the ending', 'IMG_1.JPG', /small letters/, /Rename the file to IMG_1\.jpg/],
  ['a file that is no picture', 'me.jpg', /in the form JPEG, PNG or WebP/, /save it as JPEG/],
])('%s as portrait is refused, not silently left out', (_, name, expected, hint) => {
  const problem = onlyProblem({
    'firm.yaml': `name: Fairshare\n${phone}portrait: ${name}\n`,
    [`images/${name}`]: 'no picture',
  })
  expect(problem).toMatchObject({ file: 'firm.yaml', line: 3, field: 'portrait' })
  expect(problem.expected).toMatch(expected)
  expect(problem.hint).toMatch(hint)
})

test('dotfiles and pictures are nobody’s mistake', () => {
  expect(
    load({ '.DS_Store': 'x', 'pages/.notes.txt': 'x', 'images/a/b.svg': 'x' }).problems,
  ).toEqual([])
})
