import { calculator } from '#app/blocks/calculator/fields.ts'
import { guarantee } from '#app/blocks/guarantee/fields.ts'
import type { Content } from '#app/content/collections.ts'
import { replaceMarked } from '#app/content/engine/facts.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { statesOf } from '#app/content/firm.ts'
import { filesShowing } from '#app/content/page-blocks.ts'
import type { Typed } from '#app/content/texts.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { type Amount, figureDollars, formatPrice, parseDigits, rangeText } from '#app/lib/money.ts'
import { oneSpace } from '#app/lib/plain-text.ts'
import { plain } from '#app/lib/shown.ts'
import { stateName, stateNames } from '#app/lib/us-states.ts'
import {
  blocker,
  type Finding,
  type Group,
  perBlock,
  textBlocker,
  warning,
} from '#launch/finding.ts'
import { type Launch, pricesOf, typedTexts } from '#launch/launch.ts'

const { monthYear } = formatsOf('en-US')

/** Values and sentences that contradict each other, and words that must not be used. */
export const contradictionGroups: Group[] = [
  {
    title: 'Contradictions',
    rules: [
      otherMultiples,
      guaranteeInFaq,
      teamSize,
      yearsOfExperience,
      otherYears,
      basisBeforeFounding,
      freeWords,
      otherCallPrice,
      impossibleFigures,
      unlikelyAmounts,
      timeZoneName,
      thingsNotThere,
      statesNotServed,
    ],
  },
  { title: 'Wording', rules: [bannedWords, misplacedGuarantee, textsAboutDebt, unfinishedTexts] },
]

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** For a pattern: a number in digits or, up to twelve, in letters. */
const numberPattern = `\\d{1,3}|${numberWords.slice(1).join('|')}`

function numberOf(text: string): number {
  const index = numberWords.indexOf(text.toLowerCase())
  return index === -1 ? parseDigits(text) : index
}

const times = new RegExp(
  `(?<![\\w.,/-])(${numberPattern})(?:\\s?X\\b|\\s+times\\s+(?:your|the|our|its)\\s[^.]{0,30}\\bfee)`,
  'gi',
)

/** One multiple everywhere. */
function* otherMultiples(launch: Launch): Iterable<Finding> {
  const multiple = launch.content.guarantee?.multiple
  const says = multiple ? `guarantee.yaml says ${multiple}X` : 'there is no guarantee.yaml'
  for (const typed of typedTexts(launch)) {
    const others = typed.text
      .matchAll(times)
      .filter(([, count = '']) => numberOf(count) !== multiple)
    for (const { match, block } of perBlock(typed.text, others)) {
      yield textBlocker(typed, match, {
        problem: "Multiple doesn't match the guarantee",
        found: `"${match[0]}", but ${says}`,
        doubted: block,
        fix: 'Write {guarantee.multiple}, which fills in the number from guarantee.yaml. If that number is wrong, fix it there.',
      })
    }
  }
}

/** Where the guarantee is explained, it is explained in the same words. */
function* guaranteeInFaq({ content }: Launch): Iterable<Finding> {
  if (!content.guarantee) return
  const terms = oneSpace(content.guarantee.terms.plain)
  for (const [index, item] of content.faq.items.entries()) {
    const answer = item.answer.plain
    if (!/guarantee/i.test(answer) || answer.includes(terms)) continue
    yield blocker('faq.yaml', ['items', index, 'answer'], {
      problem: 'The guarantee is worded differently here',
      found: answer,
      doubted: answer,
      fix: 'Write {guarantee.terms}, which fills in the terms from guarantee.yaml, or leave the guarantee out of this answer.',
    })
  }
}

/** Every count of people follows from the roster. */
function* teamSize(launch: Launch): Iterable<Finding> {
  const { roles, support } = launch.content.team
  const count = roles.reduce((sum, role) => sum + role.count, 0)
  const right = support ? [count, count + 1] : [count]
  const counts: [pattern: string, right: number[]][] = [
    [`\\b(?:team|staff) of (${numberPattern})\\b`, right],
    [`\\b(${numberPattern})\\+? professionals\\b`, [count]],
    [`\\b(${numberPattern})\\+? people (?:including|on our|on the|in our|in the)`, right],
    ...roles.map((role): [string, number[]] => [
      `\\b(${numberPattern}) ${role.many.plain}\\b`,
      [role.count],
    ]),
  ]
  const patterns = counts.map(([pattern, fits]) => ({ pattern: new RegExp(pattern, 'gi'), fits }))
  for (const typed of typedTexts(launch)) {
    if (typed.file === 'team.yaml') continue
    for (const { pattern, fits } of patterns) {
      const wrong = typed.text
        .matchAll(pattern)
        .filter(([, stated = '']) => !fits.includes(numberOf(stated)))
      for (const { match, block } of perBlock(typed.text, wrong)) {
        yield textBlocker(typed, match, {
          problem: "Team size doesn't match team.yaml",
          doubted: block,
          found: `"${match[0]}", but team.yaml has ${fits[0]}`,
          fix: 'Write {team.size}, {team.people} or {team.summary}, which count the people in team.yaml. If the count is wrong, fix it there.',
        })
      }
    }
  }
}

/** Full years from one day to another; of a month, from its first day. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** The years of experience are written down, not computed, so they go out of date. */
function* yearsOfExperience(launch: Launch): Iterable<Finding> {
  const { founded } = launch.content.firm
  const claim = launch.content.claims.yearsExperience
  const years = yearsBetween(`${founded}-01`, launch.today)
  // futureDates reports a founding date in the future.
  if (!claim || claim.value === years || years < 0) return
  const found = `${claim.value}, but ${monthYear(founded)} was ${years} full years ago`
  const path = ['yearsExperience', 'value']
  if (claim.value > years) {
    const problem = 'More years of experience than the firm has existed'
    const fix = `Set value to ${years}, or fix founded in firm.yaml.`
    yield blocker('claims.yaml', path, { problem, found, fix })
  } else {
    const problem = 'Years of experience are out of date'
    const fix = `Set value to ${years} and asOf to this month.`
    yield warning('claims.yaml', path, { problem, found, fix })
  }
}

function* otherYears(launch: Launch): Iterable<Finding> {
  const value = launch.content.claims.yearsExperience?.value
  const { founded, fullTimeSince } = launch.content.firm
  const beginnings = [Number(founded.slice(0, 4)), fullTimeSince]
  for (const typed of typedTexts(launch)) {
    // basisBeforeFounding looks at these.
    if (typed.file === 'claims.yaml' && typed.path.at(-1) === 'basis') continue
    const wrong = [
      ...statedYears(typed.text).filter(
        ([, years = '']) => value !== undefined && numberOf(years) !== value,
      ),
      ...statedBeginnings(typed.text).filter(([, year]) => !beginnings.includes(Number(year))),
    ]
    for (const { match, block } of perBlock(typed.text, wrong)) {
      yield textBlocker(typed, match, {
        problem: "Founding date or years of experience don't match",
        found: `"${match[0]}"`,
        doubted: block,
        fix: 'Write {founded}, {fullTimeSince} or {claim.yearsExperience}. They fill in the values from firm.yaml and claims.yaml.',
      })
    }
  }
}

/** "17 years of experience", "for more than 17 years we have served owners". */
function statedYears(text: string): RegExpMatchArray[] {
  const forYears = new RegExp(
    `\\bfor\\s+(?:more than|over)\\s+(${numberPattern})\\s+years\\b`,
    'gi',
  )
  return [
    ...text.matchAll(/(?<![\w$.,])(\d{1,3})\+?\s+years of experience/gi),
    ...text.matchAll(forYears).filter(isAboutUs),
  ]
}

/** "founded in June 2009", "serving owners since 2009". */
function statedBeginnings(text: string): RegExpMatchArray[] {
  const year = '(?:[A-Z][a-z]+\\s+)?((?:19|20)\\d\\d)\\b'
  const named = `\\b(?:founded|established|in business since|full-time since)\\s+(?:in\\s+)?${year}`
  return [
    ...text.matchAll(new RegExp(named, 'gi')),
    ...text.matchAll(new RegExp(`\\bsince\\s+${year}`, 'gi')).filter(isAboutUs),
  ]
}

/** Laws have years too ("since 2025 we may deduct"): only a sentence about the firm's own work counts. */
function isAboutUs({ 0: found, index = 0, input = '' }: RegExpMatchArray): boolean {
  const [before = ''] = input
    .slice(0, index)
    .split(/[.!?]\s|\n\n/)
    .slice(-1)
  const [after = ''] = input.slice(index + found.length).split(/[.!?](?:\s|$)|\n\n/)
  const us = /\b(?:we(?:['’]ve| have| are| serve)|our|served|serving)\b/i
  return us.test(`${before} ${after}`)
}

/** "counted from June 2009" belongs to a firm founded in June 2009. */
function* basisBeforeFounding(launch: Launch): Iterable<Finding> {
  const { founded } = launch.content.firm
  const year = Number(founded.slice(0, 4))
  for (const [id, claim] of Object.entries(launch.content.claims)) {
    const [, typed = year] =
      /\b(?:since|from)\s+(?:[A-Z][a-z]+\s+)?((?:19|20)\d\d)\b/.exec(claim.basis.plain) ?? []
    const begins = Number(typed)
    if (id === 'yearsExperience' ? begins === year : begins >= year) continue
    yield blocker('claims.yaml', [id, 'basis'], {
      problem: "Figure's start date doesn't match the founding date",
      found: `"${claim.basis}", but the firm was founded in ${monthYear(founded)}`,
      fix: 'Fix basis here, or founded in firm.yaml.',
    })
  }
}

/** "Free of charge" is said of a price; "free of Social Security" and "feel free" are not. */
const free =
  /(?<![\w-]|risk |feel )free(?![\w-]|\s+(?:from|up|to|time|cash)\b|\s+of\s+(?!charge|cost))|\bcomplimentary\b|\bno[- ]cost\b/i

/** The discovery call has a price; only the strategy session of one service has none. */
function* freeWords(launch: Launch): Iterable<Finding> {
  if (!callPriceOf(launch)) return
  const patternFor = ({ file }: Typed) =>
    file === 'services/buy-sell-business.yaml' ? /(?<![\w-])free\s+discovery call/i : free
  yield* matching(launch, patternFor, {
    problem: 'Text says "free"',
    fix: 'The discovery call has a price: write {price.additional.discovery-call}, or leave the word out. Only the strategy session on /buy-sell-business is free.',
  })
}

const callPrice = /\$(\d[\d,]*)\s+(?:\w+\s+)?discovery call|discovery call[^.$]{0,30}\$(\d[\d,]*)/i

/** A firm may have no such call, or none with a price. */
function callPriceOf({ content }: Launch): Amount | undefined {
  const { services = [] } = content.prices.additional ?? {}
  const price = services.find(({ id }) => id === 'discovery-call')?.price
  return price === 'Varies' || !price?.max ? undefined : price
}

function* otherCallPrice(launch: Launch): Iterable<Finding> {
  const price = callPriceOf(launch)
  if (!price) return
  const isOther = ([, before, after = before]: RegExpMatchArray) =>
    after !== undefined && price.min !== parseDigits(after)
  const words = {
    problem: 'Wrong price for the discovery call',
    fix: `Write {price.additional.discovery-call}, which fills in ${formatPrice(price)}.`,
  }
  yield* matching(launch, () => callPrice, words, isOther)
}

/** Figures that cannot both be true. */
function* impossibleFigures({ content }: Launch): Iterable<Finding> {
  const { projects, happyClients, taxesSaved, averageSavings } = content.claims
  const impossible: Readonly<Record<string, string | false | undefined>> = {
    projects:
      projects &&
      happyClients &&
      figureDollars(projects) < figureDollars(happyClients) &&
      `fewer than the ${rangeText(happyClients)} ${happyClients.label}`,
    taxesSaved:
      taxesSaved &&
      averageSavings &&
      figureDollars(taxesSaved) < figureDollars(averageSavings) &&
      `less than the average of ${rangeText(averageSavings)} for one client`,
  }
  for (const [id, claim] of Object.entries(content.claims)) {
    const why = impossible[id]
    if (!why) continue
    yield blocker('claims.yaml', [id, 'value'], {
      problem: "This figure can't be right",
      found: `${rangeText(claim)} ${claim.label}: ${why}`,
      fix: 'Fix this figure or the one it contradicts.',
    })
  }
}

/** One zero too many turns $4,800 into $48,000; few fees are that high. Two too few turn it into $48. */
const unusualPrice = 50_000
const leastOfPackage = 50

function* unlikelyAmounts(launch: Launch): Iterable<Finding> {
  for (const { price, place } of pricesOf(launch.content)) {
    const { file, path } = place
    const isPackage = path.length === 3 && path[0] === 'packages'
    const problem =
      price.max === 0
        ? 'A price of $0'
        : price.max >= unusualPrice
          ? 'An unusually high price'
          : isPackage && price.min < leastOfPackage && 'An unusually low price'
    if (!problem) continue
    yield warning(file, path, {
      problem,
      found: formatPrice(price),
      doubted: `${path.join(' ')} ${formatPrice(price)}`,
      fix: 'Make sure that the amount is the one you mean.',
    })
  }
  for (const [id, claim] of Object.entries(launch.content.claims)) {
    if (claim.value > 0) continue
    yield warning('claims.yaml', [id, 'value'], {
      problem: 'A figure of zero',
      found: `${rangeText(claim)} ${claim.label}`,
      fix: 'Enter the number you counted, or remove the figure.',
    })
  }
}

/** The hours are printed with the name of a time zone, which must be that of `timeZone`. */
function* timeZoneName(launch: Launch): Iterable<Finding> {
  const { timeZone, timeZoneName: name } = launch.content.firm
  const printed = name.plain
  const nameIn = (style: 'longGeneric' | 'shortGeneric') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [long, short] = [nameIn('longGeneric'), nameIn('shortGeneric')]
  const [region = ''] = long.split(/[ -]/)
  if (printed.includes(region) || new RegExp(`\\b${short}\\b`).test(printed)) return
  // "Arizona Time" is a name of its own; only the name of another zone sends people there at the wrong time.
  if (!/\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii|[ECMP][SD]?T)\b/.test(printed)) return
  yield blocker('firm.yaml', ['timeZoneName'], {
    problem: "Time zone name doesn't match",
    found: `${printed}, but ${timeZone} is ${long}`,
    fix: 'Fix timeZone or timeZoneName. Visitors read the name; "Open now" uses timeZone.',
  })
}

/** State boards and 31 CFR 10.30 object to promises, superlatives and titles nobody awarded. */
const forbidden =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|(?<![\w/])#1(?![\w-])|loopholes?|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/

const seasons =
  '(?:the )?(?:fall|autumn|winter|spring|summer|year|quarter|morning|afternoon|evening|long|short|first|second|third|fourth|last|next|January|February|March|April|May|June|July|August|September|October|November|December)\\b'

/** The same promises and praise, worded as in advertisements. "Planning fits best in the fall" is no praise. */
const overstated = new RegExp(
  `\\b(?:biggest|largest|highest) (?:tax )?refunds?\\b|(?<!\\b(?:fits?|works?|goes|starts?) )\\bbest in (?!${seasons})|\\brisk free\\b|\\b100% (?:accurate|guaranteed|legal|safe|satisfaction|success)`,
)

const banned = new RegExp(`${forbidden.source}|${overstated.source}`, 'i')

function bannedWords(launch: Launch): Iterable<Finding> {
  return matching(launch, () => banned, {
    problem: 'Wording that state boards or the IRS object to',
    fix: 'Describe what you do instead. State boards and 31 CFR 10.30 object to promises, superlatives and titles no one awarded.',
  })
}

/** The guarantee may appear with planning, never with returns, debt or accounting. */
const mayGuarantee =
  /^(firm|guarantee|faq)\.yaml$|^pages\/(home|pricing|about|about-our-firm|faq)\.yaml$|^services\/tax-planning\.yaml$|^legal\/terms\.md$/

function misplacedGuarantee(launch: Launch): Iterable<Finding> {
  const patternFor = (typed: Typed) =>
    mayGuarantee.test(typed.file) || isInGuarantee(typed) ? undefined : /\bguarantee\w*/i
  return matching(launch, patternFor, {
    problem: 'The word "guarantee" in the wrong place',
    fix: 'Use another word, or the block "guarantee" on a page that is no service. The guarantee covers tax planning only and is explained on the pricing page.',
  })

  /** The block has its terms, or a link to them. */
  function isInGuarantee({ file, path: [list = '', at = ''] }: Typed): boolean {
    const name = valueAt(launch.sources.get(file)?.value, [list, at, 'block'])
    return file.startsWith('pages/') && name === guarantee.name
  }
}

function textsAboutDebt(launch: Launch): Iterable<Finding> {
  const patternFor = ({ file }: Typed) =>
    file === 'services/tax-debt-relief.yaml' ? /\bSMS\b|\btext messages?\b/i : undefined
  return matching(launch, patternFor, {
    problem: 'Text messages mentioned with tax debt',
    fix: 'Remove it: carriers reject SMS programs that involve debt relief.',
  })
}

const unfinished = /being confirmed|lorem ipsum|\bTBD\b|\bTODO\b/i

function unfinishedTexts(launch: Launch): Iterable<Finding> {
  // The rules about figures look at claims.yaml.
  const patternFor = ({ file }: Typed) => (file === 'claims.yaml' ? undefined : unfinished)
  return matching(launch, patternFor, {
    problem: 'Unfinished text',
    final: true,
    fix: 'Write what you know now. If it is a figure, add the publisher and year.',
  })
}

function* matching(
  launch: Launch,
  patternFor: (typed: Typed) => RegExp | undefined,
  words: { problem: string; fix: string; final?: true },
  isWrong: (match: RegExpMatchArray) => boolean = () => true,
): Iterable<Finding> {
  for (const typed of typedTexts(launch)) {
    const pattern = patternFor(typed)
    const matches = pattern ? typed.text.matchAll(new RegExp(pattern, 'gi')).filter(isWrong) : []
    for (const { match, index, block } of perBlock(typed.text, matches)) {
      const found = withContext(block, match[0], index)
      yield textBlocker(typed, match, { ...words, found, ...(!words.final && { doubted: block }) })
    }
  }
}

/** The match with a few words on either side, so that the owner finds it again. */
function withContext(text: string, match: string, index: number): string {
  const before = /(?:\S+\s+){0,4}\S*$/.exec(text.slice(0, index))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+){0,4}/.exec(text.slice(index + match.length))?.[0] ?? ''
  return `${before}${match}${after}`.replaceAll(/\s+/g, ' ')
}

type Thing = { words: RegExp; mark: string; isThere: (content: Content) => boolean }

/** What a text may speak of only while the firm has it, and the mark that such a sentence can begin with. */
const things: Thing[] = [
  {
    words: /\bclient portal\b/i,
    mark: 'portalUrl',
    isThere: ({ firm }) => Boolean(firm.portalUrl),
  },
  {
    words: /\b(?:the|our|savings) calculator\b/i,
    mark: 'block.pricing.calculator',
    isThere: (content) => filesShowing(content, calculator).length > 0,
  },
  {
    words: /\bcase stud(?:y|ies)\b/i,
    mark: 'page.case-studies',
    isThere: ({ pages }) => Boolean(pages['case-studies']),
  },
  {
    words: /\b(?:the|our|same|planning|ROI) (?:planning )?guarantee\b/i,
    mark: 'guarantee.title',
    isThere: ({ guarantee }) => guarantee !== undefined,
  },
  {
    words: /\bcall us\b/i,
    mark: 'phone',
    isThere: ({ firm }) => Boolean(firm.phone),
  },
  {
    words: /\b(?:book(?:ing)?\b[^.?!]* online|online booking|scheduling form|booking links?)\b/i,
    mark: 'schedulingUrl',
    isThere: ({ firm }) => Boolean(firm.schedulingUrl),
  },
  ...['bookkeeper', 'tax preparer', 'support staff'].map((name) => ({
    words: new RegExp(`\\bour ${name}s?\\b`, 'i'),
    mark: name === 'support staff' ? 'team.support' : `role.${name.replace(' ', '-')}`,
    isThere: ({ team }: Content) =>
      [team.support?.name, ...team.roles.flatMap(({ one, many }) => [one, many])].some((each) =>
        each?.plain.includes(name),
      ),
  })),
]

/** Without what depends on a mark; the rest keeps its place. */
function unmarked(typed: string): string {
  return replaceMarked(typed, ({ whole }) => whole.replaceAll(/[^\n]/g, ' '))
}

/** Whether an entry of a list goes as a whole, because all of one of its texts is behind a mark. */
function isMarkedEntry({ sources }: Launch, file: string, path: Path): boolean {
  return path.some((key, at) => {
    if (typeof key !== 'number') return false
    const entry = valueAt(sources.get(file)?.value, path.slice(0, at + 1))
    return Object.values(Object(entry)).some(
      (text) => typeof text === 'string' && text !== '' && unmarked(text).trim() === '',
    )
  })
}

/** Sentences about what the firm does not have. Those behind a mark go by themselves. */
function* thingsNotThere(launch: Launch): Iterable<Finding> {
  const missing = things.filter(({ isThere }) => !isThere(launch.content))
  for (const { text: typed, file, path } of missing.length > 0 ? typedTexts(launch) : []) {
    // Words for a part that is not shown without the thing itself.
    if (file === 'interface.yaml' || path.includes('portal') || isMarkedEntry(launch, file, path))
      continue
    const text = unmarked(typed)
    for (const { words, mark } of missing) {
      const match = words.exec(text)
      if (!match) continue
      yield warning(file, path, {
        problem: 'Speaks of something you do not have',
        found: withContext(text, match[0], match.index),
        fix: `Reword the sentence or take it out. It can also wait: what follows {?${mark}} is shown only while there is such a thing.`,
      })
    }
  }
}

/** A state that a page speaks of and the firm names nowhere. Articles, the calendar and the privacy policy
    are about states anyway. */
function* statesNotServed(launch: Launch): Iterable<Finding> {
  const { firm, team, articles } = launch.content
  const own = statesOf({ firm, team, articles: Object.values(articles) }).map(plain)
  const others = stateNames.filter((name) => !own.includes(stateName(name)))
  const word = new RegExp(`\\b(?:${others.map(RegExp.escape).join('|')})\\b(?!,? D\\.C\\.)`)
  for (const { text: typed, file, path } of typedTexts(launch)) {
    if (!/^(?:services|pages|prices|faq|practice|audiences)\b/.test(file)) continue
    const text = unmarked(typed)
    const match = word.exec(text)
    if (!match) continue
    const found = withContext(text, match[0], match.index)
    yield warning(file, path, {
      problem: 'Speaks of a state that you name nowhere else',
      found,
      doubted: found,
      fix: `Reword the sentence for your own state. If clients of yours file in ${match[0]}, add it to otherStates in firm.yaml.`,
    })
  }
}
