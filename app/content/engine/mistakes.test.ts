import sharp from 'sharp'
import { expect, test } from 'vitest'
import { group, is, list, prose, slug, variants } from './fields.ts'
import { blank, expectProblem, loadFile, loadWith, readValue } from './test-folder.ts'

const name = 'name: Fairshare\n'
const phone = 'phone: (615) 555-0142\n'

/** Typed below the two lines of a sound firm.yaml, so each begins on line 3. */
const inFields: Record<string, string> = {
  'emial: info@example.com':
    'line 3, field "emial" Found: ... "emial" Expected: ... name, phone, email, ... Hint: Did you mean "email"?',
  'colour: green': 'line 3, field "colour" Found: ... If none of these is meant, delete the line.',
  'website: https://example.com': 'line 3, field "website" Found: ... Hint: Did you mean "site"?',
  'hours:\n  - day: Monday\n    from: 9:00':
    'line 5, field "hours, item 1, from" Found: an unknown field, "from" ... Hint: Did you mean "opens"?',
  'zip:"a: b"': 'line 3, field "zip:"a" Found: ... Hint: Put a space after the colon ...',
  'email: info(at)example.com':
    'line 3, field "email" Found: "info(at)example.com" Expected: an email address Example: email: info@example.com',
  'zip: 07820':
    'line 3, field "zip" Found: the number 7820 (typed as 07820) Expected: plain text ... Hint: Put it in quotation marks to make it text: "07820"',
  'zip:':
    'line 3, field "zip" Found: nothing Expected: plain text ... Hint: ... delete the whole line....',
  'zip: #037': 'line 3, field "zip" Found: nothing ... # needs quotation marks.',
  'zip: A #2':
    'line 3 Found: "A", because what follows the # sign is a remark Expected: ... Example: "A #2"',
  'contact: { label: #0e3b2d, to: x }':
    'line 3 Found: "contact: { label: #0e3b2d, to: x }" Expected: the text in quotation marks Example: contact: { label: "#0e3b2d", to: x } Hint: ...',
  'contact: {\n  label: #0e3b2d,\n  to: "x" }':
    'line 4 Found: " label: #0e3b2d," ... Example: label: "#0e3b2d", Hint: ...',
  'zip: ~':
    'line 3, field "zip" Found: ~, which means "nothing" ... put it in quotation marks: "~"',
  'zip: {phone}':
    'line 3, field "zip" Found: {phone}, without quotation marks ... Hint: ... "{phone}"',
  'site: http://example.com':
    'line 3, field "site" Found: "http://example.com" Expected: ... https:// ...',
  'hours:\n  - day: Monday\n    opens: <b>9':
    'line 5, field "hours, item 1, opens" Found: "<b>9" Expected: plain text; here <b> would appear exactly as typed Hint: Leave the HTML out: ...',
  'zip: "&amp;"':
    'line 3, field "zip" ... here &amp; would appear exactly as typed Hint: Type the sign itself, ...',
  'since: 2062-11':
    'line 3, field "since" Found: "2062-11" Expected: 2027-11 or earlier: at most a year from now ... Hint: Check the year.',
  'opened: 2062-02-26':
    'line 3, field "opened" ... Expected: 2046-11-20 or earlier: at most 20 years ...',
  'opened: 0206-02-26': 'line 3, field "opened" ... Expected: a date after 1900 ...',
  'fee: 48000000000': 'line 3, field "fee" ... Expected: ... 1000000000 or less',
  'prices:\n  elite: $48,000,000':
    'line 4, field "prices, elite" ... Expected: at most $1,000,000: ...',
  'fee: $4,800':
    'line 3, field "fee" Found: the text "$4,800" Expected: whole dollars ... Hint: ...: 4800',
  'fee: -5': 'line 3, field "fee" Found: the number -5 Expected: ... 0 or more',
  'fee: 48.50': 'line 3, field "fee" Found: the number 48.5 Expected: whole dollars ...',
  'since: 2026-13':
    'line 3, field "since" Found: "2026-13" Expected: a month, ... Example: since: 2026-11',
  'portrait: Portrait.webp':
    'line 3, field "portrait" Found: "Portrait.webp" Expected: ... file in the images folder ... Hint: Did you mean portrait.webp?',
  'hours:\n  - day: Monday\n    opens: 9:00\n  - day: Tuesday':
    'line 6, field "hours, item 2, opens" Found: nothing: the field is missing ... Example: opens: 9:00',
  'hours: Monday':
    'line 3, field "hours" Found: the text "Monday" Expected: a list: ... Example: hours: - day: Monday opens: 9:00 Hint: ... a dash...',
  'hours: [{ day: Monday, opens: x }, { day: Monday, opens: x }, { day: Monday, opens: x }]':
    'line 3, field "hours" Found: a list of 3 items Expected: at most 2 items; this has 3 (1 too many)',
  'prices:\n  Tax Planning: $400':
    'line 4, field "prices, Tax Planning" Found: the name "Tax Planning" Expected: lowercase letters, ...',
  'prices:\n  elite: 4800':
    'line 4, field "prices, elite" Found: the number 4800 ... Hint: Did you mean $4,800?',
  'prices:\n  elite: 4800 dollars': '... Found: "4800 dollars" ... Hint: Did you mean $4,800?',
  'prices:\n  elite: $4,800 +': '... Found: "$4,800 +" ... Hint: Did you mean $4,800+?',
  'prices:\n  elite: $100 to $300': '... Hint: Did you mean $100-300?',
  'prices:\n  elite: $5,50': '... Expected: an amount ... Hint: You can also write ...',
  'prices:\n  elite: $5,500-$3,000':
    '... Found: "$5,500-$3,000" Expected: the lower amount first ... Hint: Did you mean $3,000-5,500?',
  'reviewed: 2062-11-20':
    'line 3, field "reviewed" ... Expected: 2027-11-20 or earlier: at most a year from now ...',
  'contact:\n  label: Write\n  to: example.com':
    'line 5, field "contact, to" Found: "example.com" Expected: a full web address ...',
  'contact: 7':
    'line 3, field "contact" Found: the number 7 Expected: plain text on one line or a group of fields, ...',
}

test.each(Object.entries(inFields))('%j in a sound file', async (typed, message) => {
  expectProblem(
    await loadWith({ 'firm.yaml': `${name}${phone}${typed}\n` }),
    `firm.yaml, ${message}`,
  )
})

const sections = group({
  sections: list(
    variants('kind', [
      group({ kind: is('stats'), tiles: list(slug(), {}), text: prose({ max: 9 }) }),
      group({ kind: is('text'), text: list(prose({ max: 90 }), {}) }),
    ]),
    {},
  ),
})

test.each([
  [
    'text: We plan ahead.',
    'text" Found: the text "We plan ahead." Expected: a list: ... Example: text: - We plan ahead. Hint: ...',
  ],
  [
    'text: [We plan.]\n    tiles: [a]',
    'tiles" Found: ... Expected: one of these fields: kind or text ...',
  ],
])('a section of one kind is told of its own fields: %j', async (typed, message) => {
  expectProblem(
    await loadFile(sections, `sections:\n  - kind: text\n    ${typed}\n`),
    `file.yaml, ... field "sections, item 1, ${message}`,
  )
})

test.each(['"Fair"', "'Fair'", '“Fair”'])(
  'quotation marks that %s would print are refused',
  async (typed) => {
    expectProblem(
      await loadWith({ 'firm.yaml': `${phone}name: ${JSON.stringify(typed)}\n` }),
      'firm.yaml, line 2, field "name" Found: ... Expected: text without quotation marks around it: ... Hint: Did you mean Fair?',
    )
  },
)

test.each([
  ['site', 'htps://example.com/a', 'https://example.com/a'],
  ['site', 'https//example.com', 'https://example.com'],
  ['site', 'https://https://example.com', 'https://example.com'],
  ['site', 'www.example.com', 'https://www.example.com'],
  ['site', 'https://ww.example.com', 'https://www.example.com'],
  ['site', 'https://www,example.com', 'https://www.example.com'],
  ['site', 'https://exa mple.com/ a', 'https://example.com/a'],
  ['site', 'https://example..com', 'https://example.com'],
  ['site', 'https://example.com.', 'https://example.com'],
  ['site', 'https://example.con', 'https://example.com'],
  ['site', 'https://example', undefined],
  ['site', 'https://192.168.0.1/a', undefined],
  ['site', 'https://-example.com', undefined],
  ['email', 'mailto:info@example.com', 'info@example.com'],
  ['email', 'Desk <info@example.com>', 'info@example.com'],
  ['email', 'info@example.con', 'info@example.com'],
  ['phone', '1-800-234-5678', '(800) 234-5678'],
  ['phone', '1-800-FLOWERS', '(800) 356-9377'],
  ['phone', '6152345678', '(615) 234-5678'],
  ['phone', '+1 615.234.5678 x12', '(615) 234-5678 ext. 12'],
  ['phone', '234-5678', undefined],
])('%s: %s is refused, and %s is offered', async (field, typed, meant) => {
  const file = `${name}${field === 'phone' ? '' : phone}${field}: ${typed}\n`
  const { problems } = await loadWith({ 'firm.yaml': file })
  expect(problems).toMatchObject([{ field, found: expect.stringContaining(typed) }])
  const offered = /^Did you mean (.*)\?$/.exec(problems[0]?.hint ?? '')?.[1]
  expect(offered).toBe(meant)
})

test.each([
  ['"A\\0B"', 'U+0000'],
  ['"A\\x1bB"', 'U+001B'],
  ['A\u0007B', 'U+0007'],
  ['A\u0085B', 'U+0085'],
])(
  'a character that nobody can see is refused: %j',
  async (typed, code) => {
    expectProblem(
      await loadWith({ 'firm.yaml': `${name}${phone}zip: ${typed}\n` }),
      `firm.yaml, line 3, field "zip" Found: a character that nobody can see (${code}) after "A" Expected: text without control characters Hint: ...`,
    )
  },
)

test('a character that nobody can see is refused with its line in a longer text', async () => {
  const article = `---\ntitle: Plan\n---\n\nOne line.\n\nA${'\u0000'}B\n`
  expectProblem(
    await loadWith({ 'services/planning.md': article }),
    'services/planning.md, line 7, field "body" Found: a character that nobody can see (U+0000) after ... Expected: ...',
  )
})

test('a missing field is reported with an example', async () => {
  expectProblem(
    await loadWith({ 'firm.yaml': name }),
    'firm.yaml, line 1, field "phone" Found: nothing: the field is missing Expected: a U.S. phone number ... Example: phone: (615) 555-0142',
  )
})

test.each(['pohne', 'fone', 'telephone', 'call'])(
  'a needed field called %s is not also a missing field',
  async (typed) => {
    expectProblem(
      await loadWith({ 'firm.yaml': `${name}${typed}: (615) 555-0142\n` }),
      `firm.yaml, line 2, field "${typed}" ... Hint: Did you mean "phone"?`,
    )
  },
)

test.each([
  ['twice: &x Fair\nname: *x\n', 2],
  ['name: &a [*a]\n', 2],
  ['a: &a [x, x]\nb: &b [*a, *a, *a]\nname: [*b, *b, *b]\n', 2],
  ['<<: { zip: x }\nname: *unknown\n', 3],
])('%j repeats no value: each is typed again', async (typed, line) => {
  expectProblem(
    await loadWith({ 'firm.yaml': `${phone}${typed}` }),
    `firm.yaml, line ${line} Found: ... Hint: ... To use a value twice, type it twice.`,
  )
})

test.each([
  ['name: Taxes: a guide', 'name: "Taxes: a guide"'],
  ['name: {phone} now', 'name: "{phone} now"'],
  ['name: [us](/pricing) now', 'name: "[us](/pricing) now"'],
  ['name: **Fair** share', 'name: "**Fair** share"'],
  ['name: *Fair', 'name: "*Fair"'],
  ['name: &Co Fair', 'name: "&Co Fair"'],
  ['name: @fairshare', 'name: "@fairshare"'],
  ['name: !new Fairshare', 'name: "!new Fairshare"'],
  ["name: 'the firm's'", 'name: "the firm\'s"'],
  ['name: "Fair" share', 'name: \'"Fair" share\''],
  ['name: “Fair: share”', 'name: "Fair: share"'],
])('%s needs quotation marks, and the example has them', async (typed, example) => {
  expectProblem(
    await loadWith({ 'firm.yaml': `${phone}${typed}\n` }),
    `firm.yaml, line 2 Found: "${typed}" Expected: the text in quotation marks Example: ${example} Hint: ...`,
  )
})

/** Typed below the first line of firm.yaml. */
const inYaml: Record<string, string> = {
  'hours:\n\t- day: Monday\n': 'line 3 Found: " - day: Monday" Expected: spaces ... tab Hint: ...',
  'name: "Fairshare\nzip: x\n': 'line 2 Found: "name: "Fairshare" Expected: a quotation mark ...',
  'name: A\nname: B\n': 'line 3, field "name" Found: the field "name" twice ...',
  'hours:\n  - day: Monday\n   opens: x\n':
    'line 4 Found: " opens: x" Expected: the same number of spaces ...',
  ' name: "Fairshare"\n': 'line 2 Found: ... Expected: the same number of spaces ...',
  'name:Fairshare\nzip: x\n':
    'line 2 Found: ... Expected: a space after the colon Example: name: Fairshare',
  'hours: [a\nname: x\n': 'line 3 Found: "name: x" Expected: a ] before this line, ...',
  'name: "a \\{ b"\n': 'line 2 Found: ... Expected: ... backslash ...',
  'name "Fairshare"\nzip: x\n':
    'line 2 Found: ... Expected: a field name, a colon and a value Example: name: "Fairshare" Hint: ...',
  'name: a\nand b\nzip: x\n': 'line 3 Found: "and b" Expected: a field name, a colon ...',
  '---\nname: x\n': 'line 2 Found: "---" Expected: no --- line ... Hint: ...',
  'name: x\nhours:\n  - day: Monday\n\u00a0   opens: x\n':
    'line 5 Found: an invisible special character ... Expected: ordinary spaces Hint: ...',
  'name: x\nhours:\n - a\n  - b\n': 'line 5 Found: a dash ...',
}

test.each(Object.entries(inYaml))('%j is explained without naming YAML', async (typed, message) => {
  const loaded = await loadWith({ 'firm.yaml': `${phone}${typed}` })
  expectProblem(loaded, `firm.yaml, ${message}`)
  expect(JSON.stringify(loaded.problems)).not.toMatch(/yaml(?!")|scalar|mapping|token/i)
})

test.each([
  [' \n', 'Found: an empty file ...'],
  ['# to do\n', 'Found: nothing ...'],
])('%j has no fields', async (content, message) => {
  expectProblem(await loadWith({ 'firm.yaml': content }), `firm.yaml...${message}`)
})

const inMarkdown: Record<string, string> = {
  '# Planning\n': 'line 1 Found: "# Planning" Expected: --- on the first line, ...',
  '---\ntitle: Planning\n\nText\n': 'line 1 Found: ... Expected: a second --- line ...',
  '---\ntitle: Taxes: a guide\n---\n\nText\n':
    'line 2 Found: ... Expected: the text in quotation marks ...',
  '---\n# note\ntitle: 7\n---\n\nText\n': 'line 3, field "title" Found: the number 7 ...',
  '---\ntitle: x\nbody: Text\n---\n\nText\n':
    'line 3, field "body" ... Expected: the text below the second --- line, ...',
  '---\ntitle: Planning\n---\n': 'line 4, field "body" Found: an empty value ...',
  '---\nPlanning\n---\n\nText\n': 'line 2 Found: "Planning" Expected: fields such as title ...',
}

test.each(Object.entries(inMarkdown))(
  '%j counts lines from the top of the file',
  async (content, message) => {
    expectProblem(
      await loadWith({ 'services/planning.md': content }),
      `services/planning.md, ${message}`,
    )
  },
)

test('a file not saved as UTF-8 names the line', async () => {
  const latin1 = Buffer.from(`${phone}name: Caf\u00e9\n`, 'latin1')
  expectProblem(
    await loadWith({ 'firm.yaml': latin1 }),
    'firm.yaml, line 2 Found: ... Expected: ... UTF-8 ... Hint: ...',
  )
})

test('files from Windows, with byte order mark and carriage returns, are read', async () => {
  const loaded = await loadWith({
    'firm.yaml': `\ufeffname: Fairshare\r\n${phone}`,
    'services/planning.md': '\ufeff---\r\ntitle: Planning\r\n---\r\n\r\nWe *plan*.\r\n',
  })
  expect(loaded.problems).toEqual([])
  expect(readValue(loaded, 'firm.yaml')).toMatchObject({ name: 'Fairshare' })
  expect(readValue(loaded, 'services/planning.md')).toMatchObject({
    body: 'We plan.',
  })
})

test('a file with an unknown name is answered with the known names', async () => {
  expectProblem(
    await loadWith({ 'services/tax.txt': 'x' }),
    'services/tax.txt Found: ... Expected: one of firm.yaml, pages/*.yaml or services/*.md Hint: Did you mean services/*.md? ...',
  )
})

test.each([
  ['founder.heic', 'ends in .jpg, ... Hint: ... save it as a JPEG.'],
  ['IMG_1.JPG', 'in lowercase ... Hint: Rename the file to IMG_1.jpg, ...'],
  ['me.jpg', 'PNG or WebP ... Hint: ... save it as a JPEG...'],
])('%s as portrait is refused', async (picture, message) => {
  const files = { 'firm.yaml': `${name}${phone}portrait: ${picture}\n`, [`images/${picture}`]: 'x' }
  expectProblem(
    await loadWith(files),
    `firm.yaml, line 3, field "portrait" ... Expected: a ...${message}`,
  )
})

const jpeg = (width: number, height: number) => blank(width, height).jpeg().toBuffer()
const png = await blank(400, 400).png().toBuffer()
const frames = [png, await blank(400, 400).negate().png().toBuffer()]
const animated = await sharp(frames, { join: { animated: true } })
  .webp()
  .toBuffer()
// What an animated PNG says before its first picture: eight of them, and a check sum.
const control = '\0\0\0\x08acTL\0\0\0\x08\0\0\0\0\xb9\x3d\x8b\xd1'
const animatedPng = Buffer.concat([
  png.subarray(0, 33),
  Buffer.from(control, 'latin1'),
  png.subarray(33),
])

test.each([
  ['larger than 20 MB', Buffer.alloc(21 * 1024 ** 2), 'of 21 MB Expected: ... at most 20 MB ...'],
  ['wider than any camera', await jpeg(12_100, 10), '12100 by 10 ... at most 12,000 pixels ...'],
  ['a thumbnail', await jpeg(128, 96), '128 by 96 pixels ... at least 350 pixels wide ...'],
  [
    'for printing',
    await blank(400, 400).toColourspace('cmyk').jpeg().toBuffer(),
    '... (CMYK) Expected: ... for screens ...',
  ],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic'), 'a HEIC photo ... save it as a JPEG...'],
  ['an animation', animated, 'an animation Expected: a picture that stands still ...'],
  ['an animated PNG', animatedPng, 'an animation Expected: a picture that stands still ...'],
])('a portrait that is %s is refused', async (_, bytes, message) => {
  const files = { 'firm.yaml': `${name}${phone}portrait: me.jpg\n`, 'images/me.jpg': bytes }
  expectProblem(
    await loadWith(files),
    `firm.yaml, line 3, field "portrait" Found: the file "me.jpg", ${message}`,
  )
})

test('hidden files, those of the system, copies of programs and pictures are not reported', async () => {
  const ignored =
    '.DS_Store Thumbs.db pages/desktop.ini images/Thumbs.db pages/.notes.txt firm.yaml~ ~$firm.yaml #firm.yaml# pages/home.yaml.bak images/~me.tmp'
  const files = {
    ...Object.fromEntries(ignored.split(' ').map((file) => [file, 'x'])),
    'images/a/b.svg': 'x',
  }
  expect([...(await loadWith(files)).images.keys()]).toEqual(['a/b.svg', 'portrait.webp'])
  expect((await loadWith(files)).problems).toEqual([])
})
