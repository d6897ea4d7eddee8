import { expect, test } from 'vitest'
import { activePart, brandImage } from './brand-image.ts'
import { group } from './fields.ts'
import { blank, expectProblem, loadFile } from './test-folder.ts'

const svg = (inner: string, box = '0 0 300 60') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${inner}</svg>`

const schema = group({
  logo: brandImage({ optional: true }),
  icon: brandImage({ isIcon: true, optional: true }),
})

/** A PNG of at least so many bytes. */
async function png(width: number, height: number, least = 0): Promise<Uint8Array> {
  const file = await blank(width, height).png().toBuffer()
  return Buffer.concat([file, Buffer.alloc(Math.max(0, least - file.length))])
}

const files = {
  'images/logo.svg': svg('<path d="M0 0h9"/>'),
  'images/square.svg': svg('', '0 0 48 48'),
  'images/scripted.svg': svg('<script>alert(1)</script>'),
  'images/text.svg': 'not a picture',
  'images/small.png': await png(64, 64),
  'images/icon.png': await png(512, 512),
  'images/heavy.png': await png(900, 300, 300_000),
}

test.each(['logo: logo.svg', 'logo: icon.png', 'icon: square.svg', 'icon: icon.png'])(
  '%s is taken',
  async (line) => {
    expect((await loadFile(schema, line, files)).problems).toEqual([])
  },
)

test.each([
  ['logo: logo.jpg', '"logo.jpg" Expected: the name of a .svg or .png file ...'],
  ['logo: lgoo.svg', '"lgoo.svg" Expected: ... Hint: Did you mean logo.svg?'],
  ['logo: text.svg', "...can't be opened as a picture Expected: an SVG or a PNG picture ..."],
  ['logo: heavy.png', 'the file "heavy.png", of 293 kB Expected: a file of at most 100 kB...'],
  ['logo: scripted.svg', 'the file "scripted.svg", with <script> Expected: a drawing ...'],
  ['icon: logo.svg', 'the file "logo.svg", 300 wide and 60 high Expected: a square picture...'],
  ['icon: small.png', 'the file "small.png", 64 by 64 pixels Expected: at least 180 by 180 ...'],
])('%s is refused with what was found', async (line, message) => {
  expectProblem(
    await loadFile(schema, line, files),
    `file.yaml, line 1, field "${line.slice(0, 4)}" Found: ${message}`,
  )
})

test.each([
  ['<use href="#a"/><rect fill="url(#b)"/>', undefined],
  ['<image href="data:image/png;base64,AAAA"/>', undefined],
  ['<!-- <script> --><title>On="by"</title>', undefined],
  ['<SCRIPT>1</SCRIPT>', '<SCRIPT>'],
  ['<svg:script>1</svg:script>', '<script>'],
  ['<rect onload="x()"/>', 'the event handler onload'],
  ['<rect fill="red"onclick="x()"/>', 'the event handler onclick'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<animate attributeName="href"/>', '<animate>'],
  ['<image xlink:href="https://x.example/a.png"/>', 'a reference to "https://x.example/a.png"'],
  ["<use href='other.svg#a'/>", 'a reference to "other.svg#a"'],
  ['<a href="javascript:x()"/>', 'a reference to "javascript:x()"'],
  ['<style>@import "a.css"</style>', '@import'],
  ['<style>path{fill:url( https://x.example )}</style>', 'a reference to "https://x.example"'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', expect.stringContaining('data:image/svg+xml')],
])('%s', (inner, part) => {
  expect(activePart(svg(inner))).toEqual(part)
})
