import { test } from 'vitest'
import { expectTold, type Mistake } from './test-mistake.ts'

// What goes wrong when somebody swaps a client story or adds a question.

const stories = 'testimonials.yaml'
const faq = 'faq.yaml'
const answer = 'answer: "Mostly people'

const mistakes: Mistake[] = [
  {
    mistake: 'a story called verified, without the consent',
    ...{ file: stories, from: 'verified: false', to: 'verified: true' },
    at: { field: 'testimonials, item 1, consentOnFile' },
    expected: /a client who has not agreed is not quoted/,
  },
  {
    mistake: 'a story whose client has not agreed',
    ...{ file: stories, from: 'verified: false', to: 'verified: true\n    consentOnFile: false' },
    at: { field: 'testimonials, item 1, consentOnFile' },
    expected: /a client who has not agreed is not quoted/,
  },
  {
    mistake: 'the field that decides about a story, mistyped',
    ...{ file: stories, from: 'verified: false', to: 'verifed: false' },
    at: { field: 'testimonials, item 1, verifed' },
    ...{ expected: /^only the fields/, hint: /Did you mean "verified"\?/ },
  },
  {
    mistake: 'a field that a story does not have, told with each known name once',
    ...{ file: stories, from: 'verified: false', to: 'verified: false\n    stars: 5' },
    expected: /^only the fields (?!.*\b(\w+)\b.*\b\1\b)/,
  },
  {
    mistake: 'a story removed that the home page shows',
    ...{ file: stories, from: 'id: broker-owner', to: 'id: broker' },
    at: { file: 'pages/home.yaml', field: 'stories, show, item 1' },
    expected: /the id of a story in testimonials\.yaml/,
  },
  {
    mistake: 'a quote longer than its card',
    ...{
      file: stories,
      from: 'quote: My salary',
      to: `quote: ${'Very good. '.repeat(20)}My salary`,
    },
    expected: /at most 260 characters/,
  },
  {
    mistake: 'a copied question with its old id',
    ...{ file: faq, from: 'id: cost', to: 'id: who', expected: /an id that no other entry/ },
  },
  {
    mistake: 'a question without an answer',
    ...{ file: faq, from: '  - id: cost', to: '  - id: new\n    question: Why?\n\n  - id: cost' },
    at: { field: 'items, item 4, answer' },
    expected: /a paragraph of text/,
  },
  {
    mistake: 'a dash that slipped to the left',
    ...{ file: faq, from: '  - id: cost', to: ' - id: cost', expected: /same distance/ },
  },
  {
    mistake: 'a quotation mark deleted at the end',
    ...{ file: faq, from: 'on the first call."', to: 'on the first call.' },
    at: { field: '' },
    expected: /a quotation mark at the end/,
  },
  {
    mistake: 'typographic quotation marks around an answer with a colon',
    ...{ file: faq, from: 'question: Who do you work with?', to: 'question: “Who: you?”' },
    ...{ expected: /in quotation marks/, hint: /straight/ },
  },
  {
    mistake: 'a mistyped fact',
    ...{ file: faq, from: '{revenue.min}', to: '{revenue.minimum}', expected: /name of a fact/ },
    hint: /Did you mean \{revenue\.min\}/,
  },
  {
    mistake: 'a link to no page',
    ...{ file: faq, from: '(/who-we-serve)', to: '(/who-we-are)', expected: /page that exists/ },
    hint: /Did you mean \/who-we-serve/,
  },
  {
    mistake: 'HTML in an answer',
    ...{ file: faq, from: answer, to: 'answer: "<b>Mostly</b> people', expected: /without HTML/ },
  },
  {
    mistake: 'a sixth question for /about',
    ...{ file: faq, from: '\n\n  - id: guarantee', to: '\n    onAbout: true\n\n  - id: guarantee' },
    at: { field: 'items' },
    expected: /four or five items/,
  },
  {
    mistake: 'a picture that is not in the folder',
    ...{ file: 'team.yaml', from: 'roles:', to: 'founder:\n  portrait: me.jpg\nroles:' },
    at: { field: 'founder, portrait' },
    ...{ expected: /a file in the folder images/, hint: /Capitals/ },
  },
  {
    mistake: 'a description too short for search engines',
    ...{
      file: 'pages/faq.yaml',
      from: 'description: "Answers about cost',
      to: 'description: "Ask us" # "',
    },
    expected: /at least 70 characters/,
  },
]

test.each(mistakes)('$mistake', expectTold)
