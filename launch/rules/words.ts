import { reservedInText } from '#app/content/engine/samples.ts'
import type { Severity } from '#launch/finding.ts'

/** Words that may not be used: what is said of them, and where they are, where that is not everywhere. */
export type ListedWords = {
  problem: string
  fix: string
  words: RegExp
  severity?: Severity
  /** No reason makes them right. */
  isFinal?: true
  /** Only in these places; texts.ts knows which there are. */
  where?: 'priced' | 'unguaranteed' | 'debt' | 'unnamed' | 'unreported' | 'beyondFigures'
}

const seasons =
  '(?:the )?(?:fall|autumn|winter|spring|summer|year|quarter|morning|afternoon|evening|long|short|first|second|third|fourth|last|next|January|February|March|April|May|June|July|August|September|October|November|December)\\b'

/** State boards and 31 CFR 10.30 object to promises, superlatives and titles nobody awarded. "Planning fits best in
    the fall" is no praise. */
const forbidden = [
  ...['guaranteed savings', 'guaranteed refund', 'maximum refund', 'pennies on the dollar'],
  ...['audit-proof', 'IRS-approved', 'IRS-certified', 'certified Enrolled Agent', 'risk-free'],
  ...['best CPA', '(?<![\\w/])#1(?![\\w-])', 'loopholes?', '\\btax-free\\b'],
  ...['all 50 states licensed', '\\bexperts?\\b', '\\bspecialists?\\b', '\\brisk free\\b'],
  '\\b(?:biggest|largest|highest) (?:tax )?refunds?\\b',
  `(?<!\\b(?:fits?|works?|goes|starts?) )\\bbest in (?!${seasons})`,
  '\\b100% (?:accurate|guaranteed|legal|safe|satisfaction|success)',
]

export const listedWords: readonly ListedWords[] = [
  {
    problem: 'Wording that state boards or the IRS object to',
    words: new RegExp(forbidden.join('|'), 'i'),
    fix: 'Describe what you do instead. State boards and 31 CFR 10.30 object to promises, superlatives and titles no one awarded.',
  },
  {
    problem: 'The word "guarantee" in the wrong place',
    words: /\bguarantee\w*/i,
    where: 'unguaranteed',
    fix: 'Use another word, or the block "guarantee" on a page that is no service, or link to the terms. The guarantee covers tax planning only and is explained on the pricing page.',
  },
  {
    problem: 'Text messages mentioned with tax debt',
    words: /\bSMS\b|\btext messages?\b/i,
    where: 'debt',
    fix: 'Remove it: carriers reject SMS programs that involve debt relief.',
  },
  {
    problem: 'Unfinished text',
    words: /being confirmed|lorem ipsum|\bTBD\b|\bTODO\b/i,
    where: 'beyondFigures',
    isFinal: true,
    fix: 'Write what you know now. If it is a figure, add the publisher and year.',
  },
  {
    problem: 'Text says "free"',
    // "Free of charge" is said of a price; "free of Social Security" and "feel free" are not.
    words:
      /(?<![\w-]|risk |feel )free(?![\w-]|\s+(?:from|up|to|time|cash)\b|\s+of\s+(?!charge|cost))|\bcomplimentary\b|\bno[- ]cost\b/i,
    where: 'priced',
    fix: 'Your first call has a price: write its name in braces, or leave the word out. Only a service whose prices list something as "free" may say so, and never of that call.',
  },
  {
    problem: 'Name of the sample firm in a text',
    words: /\bfairshare\b/i,
    where: 'unnamed',
    isFinal: true,
    fix: 'Write {firm} or {shortName}, which fill in your own name.',
  },
  {
    problem: 'Words of the sample firm',
    words: /\bfair share\b/i,
    severity: 'warning',
    where: 'unreported',
    fix: 'Say it in your own words. These play on the name of the sample firm.',
  },
  {
    problem: 'Sample number or address in a text',
    words: reservedInText,
    where: 'unnamed',
    isFinal: true,
    fix: 'Use a fact such as {phone} or {email} instead. It fills in the real one.',
  },
]

/** What a text may speak of only while there is such a fact; a sentence may begin with its mark. */
export const thingsByFact: readonly [words: RegExp, fact: string][] = [
  [/\bclient portal\b/i, 'portalUrl'],
  [/\b(?:the|our|savings) calculator\b/i, 'block.pricing.calculator'],
  [/\bcase stud(?:y|ies)\b/i, 'page.case-studies'],
  [/\b(?:the|our|same|planning|ROI) (?:planning )?guarantee\b/i, 'guarantee.title'],
  [/\bcall us\b/i, 'phone'],
  [
    /\b(?:book(?:ing)?\b[^.?!]* online|online booking|scheduling form|booking links?)\b/i,
    'schedulingUrl',
  ],
  [/\bour bookkeepers?\b/i, 'role.bookkeeper'],
  [/\bour tax preparers?\b/i, 'role.tax-preparer'],
  [/\bour support staff\b/i, 'team.support'],
]

/** Titles that the law or a board gives, besides the two that the site itself prints. */
export const furtherTitles: Readonly<Record<string, RegExp>> = {
  attorney: /attorneys?(?: at law)?|lawyers?|\bJDs?\b/,
  CFP: /CFPs?|certified financial planners?/,
  CFA: /CFAs?|chartered financial analysts?/,
  CMA: /CMAs?|certified management accountants?/,
  'fiduciary or investment adviser':
    /fiduciar(?:y|ies)|(?:registered )?investment advis[eo]rs?|RIAs?/,
  'insurance agent': /insurance agents?/,
  'notary public': /notar(?:y public|ies public)/,
  'tax court practitioner': /tax court practitioners?/,
}
