import { test } from 'vitest'
import { expectTold, type Mistake } from './test-mistake.ts'

// What goes wrong when somebody renames the firm or changes a price.

const firm = 'firm.yaml'
const prices = 'prices/tax-planning.yaml'

const mistakes: Mistake[] = [
  {
    mistake: 'a name of 80 characters for the firm',
    ...{ file: firm, from: 'name: Fairshare Tax Advisory', to: `name: ${'Fair '.repeat(15)}Share` },
    expected: /at most 60 characters; this has 80, 20 too many/,
  },
  {
    mistake: 'a name with a colon, without quotation marks',
    ...{ file: firm, from: 'name: Fairshare Tax', to: 'name: Fairshare: Tax' },
    ...{ expected: /in quotation marks/, hint: /colon/ },
  },
  {
    mistake: 'a phone number with points',
    ...{ file: firm, from: '(615) 555-0142', to: '615.555.0142', expected: /phone number/ },
  },
  {
    mistake: 'an email address with a space',
    ...{ file: firm, from: 'email: info@', to: 'email: info @', expected: /e-mail address/ },
  },
  {
    mistake: 'a booking link that begins with http',
    ...{ file: firm, from: 'schedulingUrl: https:', to: 'schedulingUrl: http:' },
    expected: /begins with https/,
  },
  {
    mistake: 'a website with a folder behind its name',
    ...{ file: firm, from: 'www.fairshare.example', to: 'www.smith.com/tax' },
    expected: /with nothing after it/,
  },
  {
    mistake: 'days in short',
    ...{ file: firm, from: 'Monday-Thursday', to: 'Mon-Thu', expected: /a day/, hint: /in full/ },
  },
  {
    mistake: 'a closing time before the opening time',
    ...{ file: firm, from: 'closes: 6pm', to: 'closes: 6am', expected: /a time after 11am/ },
  },
  {
    mistake: 'an American date',
    ...{ file: firm, from: 'Effective: 2026-11-15', to: 'Effective: 11/15/2026' },
    expected: /year-month-day/,
  },
  {
    mistake: 'a day that is in no calendar',
    ...{ file: firm, from: 'Effective: 2026-11-15', to: 'Effective: 2026-11-31' },
    expected: /a date that exists/,
  },
  {
    mistake: 'an amount with dollar sign and comma where digits are wanted',
    ...{ file: firm, from: 'from: 120000', to: 'from: $120,000', expected: /digits/ },
    hint: /120000/,
  },
  {
    mistake: 'yes for true',
    ...{ file: firm, from: 'wisp: false', to: 'wisp: yes', expected: /true or false/ },
    hint: /Write true/,
  },
  {
    mistake: 'a mistyped field name',
    ...{ file: firm, from: 'tagline:', to: 'tag line:', expected: /only the fields/ },
    hint: /Did you mean "tagline"/,
  },
  {
    mistake: 'a price with a slipped comma',
    ...{ file: prices, from: '$4,800+', to: '$48,00+', expected: /an amount, a range/ },
  },
  {
    mistake: 'a price with a point for the comma',
    ...{ file: prices, from: '$4,800+', to: '$4.800+', expected: /an amount, a range/ },
  },
  {
    mistake: 'a price in words',
    ...{ file: prices, from: '$4,800+', to: 'from $4,800', expected: /an amount/, hint: /Varies/ },
  },
  {
    mistake: 'a line moved with a tab',
    ...{ file: prices, from: '    price: $4,800+', to: '\t  price: $4,800+', expected: /no tab/ },
  },
  {
    mistake: 'a line that lost a space in front',
    ...{ file: prices, from: '    price: $4,800+', to: '   price: $4,800+' },
    expected: /same distance/,
  },
  {
    mistake: 'an id renamed that texts use as a fact',
    ...{ file: prices, from: 'id: strategic', to: 'id: strategy' },
    at: { file: 'audiences.yaml', field: 'audiences, item 1, costs, item 1, price' },
    ...{ expected: /the name of a fact/, hint: /Did you mean \{price\.tax-planning\.strategy\}/ },
  },
  {
    mistake: 'a copied package with its old id',
    ...{ file: prices, from: 'id: essentials', to: 'id: elite' },
    ...{ expected: /an id that no other entry of this list has/ },
  },
]

test.each(mistakes)('$mistake', expectTold)
