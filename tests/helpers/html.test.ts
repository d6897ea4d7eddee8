import { expect, test } from 'vitest'
import { htmlFaults } from './html.ts'

const page = (part: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${part}</body></html>`

test.each([
  ['in a dl', '<dl><div><dt>Fee</dt><dd>$1</dd><svg></svg></div></dl>'],
  ['element-permitted-order', '<figure><b>1</b><figcaption>One</figcaption><p>Two</p></figure>'],
  ['valid-autocomplete', '<label><input type="checkbox" autocomplete="off">Yes</label>'],
  ['wcag/h71', '<fieldset><label><input type="checkbox">Yes</label></fieldset>'],
  ['no-dup-id', '<p id="one">1</p><p id="one">2</p>'],
])('html that is not valid is found: %s', async (fault, part) => {
  expect(await htmlFaults(page(part))).toContainEqual(expect.stringContaining(fault))
})

test('a valid page has no faults', async () => {
  expect(await htmlFaults(page('<dl><div><dt>Fee</dt><dd>$1</dd></div></dl>'))).toEqual([])
})
