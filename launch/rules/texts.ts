import { guarantee as guaranteeBlock } from '#app/blocks/guarantee/fields.ts'
import { replaceMarked } from '#app/content/engine/facts.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { namedPrices } from '#app/content/facts.ts'
import { statesOf, titles, titlesHeld } from '#app/content/firm.ts'
import { placesOf } from '#app/content/page-blocks.ts'
import type { Typed } from '#app/content/texts.ts'
import { formatPrice, parseDigits } from '#app/lib/money.ts'
import { from, plain } from '#app/lib/shown.ts'
import { stateName, stateNames } from '#app/lib/us-states.ts'
import { type Finding, perBlock } from '#launch/finding.ts'
import { type Field, fieldsOf, fileOf, type Launch, readWith, typedTexts } from '#launch/launch.ts'
import { samples } from './declared.ts'
import { furtherTitles, type ListedWords, listedWords, thingsByFact } from './words.ts'

/** Words to look for in texts, and what is said of them. */
type Wording = Omit<ListedWords, 'where' | 'fix'> & {
  fix: string | ((match: RegExpMatchArray) => string)
  isIn?: (typed: Typed) => boolean
  /** The text as far as it counts: as long as before, so that places stay. */
  read?: (text: string) => string
  isWrong?: (match: RegExpMatchArray) => boolean
  found?: (match: RegExpMatchArray, sentence: string) => string
  /** How much of the text an owner's answer is about; the whole paragraph if it is not said. */
  doubts?: 'sentence' | 'found'
  onlyShown?: true
}

/** Words that may not be used. */
export function wordings(launch: Launch): Iterable<Finding> {
  const places = placesOfWords(launch)
  const list = listedWords.map(({ where, ...words }) => ({
    ...words,
    ...(where && { isIn: places[where] }),
  }))
  return looking(launch, [...list, ...freeCall(launch, list)])
}

/** What texts say of the firm and its values do not. */
export function statements(launch: Launch): Iterable<Finding> {
  return looking(launch, [
    ...multiples(launch),
    ...teamSizes(launch),
    ...yearsAndBeginnings(launch),
    ...callPrices(launch),
    ...claimedTitles(launch),
    ...thingsNotThere(launch),
    ...statesNotServed(launch),
  ])
}

/** The first match in each paragraph, once for each problem. */
function* looking(launch: Launch, wordings: readonly Wording[]): Iterable<Finding> {
  const texts = typedTexts(launch)
  for (const same of Map.groupBy(wordings, ({ problem }) => problem).values()) {
    for (const typed of texts) {
      const seen = new Set<string>()
      for (const wording of same) {
        // Most texts have none of the words, whatever counts of them.
        if (!wording.words.test(typed.text) || wording.isIn?.(typed) === false) continue
        for (const { key, finding } of matchesIn(launch, typed, wording)) {
          if (!seen.has(key)) yield finding
          seen.add(key)
        }
      }
    }
  }
}

function* matchesIn({ facts }: Launch, typed: Typed, wording: Wording) {
  const { words, read, isWrong = () => true, problem, fix, isFinal } = wording
  const text = read?.(typed.text) ?? typed.text
  const flags = words.ignoreCase ? 'gi' : 'g'
  const matches = text.matchAll(new RegExp(words, flags)).filter(isWrong)
  for (const { match, index, block } of perBlock(text, matches)) {
    const foundIn = (block: string, at: number) =>
      wording.found?.(match, sentenceAt(block, at)) ?? withContext(block, match[0], at)
    const [sentence, found] = [sentenceAt(block, index), foundIn(block, index)]
    // An answer is about what was typed.
    const doubted = { sentence, found, paragraph: block }[wording.doubts ?? 'paragraph']
    const shown = `${readWith(facts, block)}`
    const at = shown.indexOf(match[0])
    const spot = { fragment: match[0], line: text.slice(0, match.index).split('\n').length }
    const finding: Finding = {
      severity: wording.severity ?? 'blocker',
      file: typed.file,
      path: typed.path,
      spot,
      problem,
      found: at < 0 ? found : foundIn(shown, at),
      fix: typeof fix === 'string' ? fix : fix(match),
      ...(!isFinal && { doubted }),
      ...(wording.onlyShown && { onlyShown: true }),
    }
    yield { key: wording.doubts ? doubted : block, finding }
  }
}

/** The match with a few words on either side, so that the owner finds it again. */
function withContext(text: string, match: string, index: number): string {
  const before = /(?:\S+\s+){0,4}\S*$/.exec(text.slice(0, index))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+){0,4}/.exec(text.slice(index + match.length))?.[0] ?? ''
  return `${before}${match}${after}`.replaceAll(/\s+/g, ' ')
}

function sentenceAt(text: string, index: number): string {
  const start = Math.max(...['. ', '? ', '\n'].map((end) => text.lastIndexOf(end, index) + 1))
  const [sentence = ''] = text.slice(start).split(/(?<=[.?!])\s|\n/)
  return sentence.trim()
}

/** Where listed words are looked for. */
function placesOfWords(launch: Launch) {
  const { content, sources } = launch
  const fields = fieldsOf(launch)
  const filesWith = (isMeant: (field: Field) => boolean) =>
    fields.filter(isMeant).map(({ file }) => file)
  const placesWith = (all: readonly Pick<Field, 'file' | 'path'>[]) => {
    const known = new Set(all.map(keyOf))
    return (typed: Typed) => !known.has(keyOf(typed))
  }
  const debt = filesWith(({ path, value }) => path.at(-1) === 'debt' && value === true)
  const free = filesWithFree(launch)
  const own = fields.filter(({ declared }) => declared.at(-1)?.sample === true)
  const reported = [...samples(launch)].filter(({ severity }) => severity === 'blocker')

  const figures = fileOf(Object.values(content.claims)[0])
  const services = Object.values(content.services).map(fileOf)
  const { planning } = content.prices
  const planningPrices = Object.keys(planning ? namedPrices({ planning }) : {})
  const isOfPlanning = (file: string) => nameOf(file) === nameOf(fileOf(planning))
  const explained = [
    ...[content.guarantee, content.faq].map(fileOf),
    ...services.filter(isOfPlanning),
    ...placesOf(content, guaranteeBlock).flatMap(({ file, value }) =>
      value.text || services.includes(file) ? [] : file,
    ),
    ...filesWith(
      ({ declared, value }) =>
        declared.at(-1)?.names === 'price' && planningPrices.includes(`${value}`),
    ),
  ]
  /** The terms are beside it, or one click away. */
  const isExplained = ({ file, path }: Typed) => {
    const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1)
    const around = entry.length > 0 ? entry : path
    const words = JSON.stringify(valueAt(sources.get(file)?.value, around))
    return /\{[?!]?guarantee\.|#guarantee\b|"block":"guarantee"/.test(words)
  }
  return {
    // A meeting of its own may be free; the first call is not.
    priced: ({ file, path }: Typed) =>
      callOf(launch) !== undefined && !free.includes(file) && path[0] !== 'meetings',
    unguaranteed: (typed: Typed) =>
      !explained.includes(typed.file) && (services.includes(typed.file) || !isExplained(typed)),
    debt: ({ file }: Typed) => debt.includes(file),
    // A figure that says so is unverified, or contradicts itself.
    beyondFigures: ({ file }: Typed) => file !== figures,
    unnamed: placesWith(own),
    unreported: placesWith(reported),
  }
}

/** A service and its price list have the same name. */
const nameOf = (file = '') => /[^/]*$/.exec(file)?.[0]

function keyOf({ file, path }: Pick<Field, 'file' | 'path'>): string {
  return [file, ...path].join('/')
}

/** A service whose prices list something as free. */
function filesWithFree(launch: Launch): string[] {
  return fieldsOf(launch).flatMap(({ file, path, value }) =>
    path.includes('prices') && path.at(-1) === 'words' && /^free$/i.test(`${value}`) ? file : [],
  )
}

/** The paid service that the line beside the booking buttons names. */
function callOf({ content }: Launch) {
  const { note, terms } = content.practice.call
  const named = [note, terms].flatMap(({ origin }) => origin).map(keyOf)
  return content.prices.additional?.services.flatMap(({ name, price }) => {
    if (price === 'Varies' || !price.max) return []
    const isNamed = from(price)?.some((place) => named.includes(keyOf(place)))
    return isNamed ? [{ name: name.plain.toLowerCase(), price }] : []
  })[0]
}

/** Where a service has something free, the first call is not that. */
function freeCall(launch: Launch, list: readonly Wording[]): Wording[] {
  const call = callOf(launch)
  const words = list.find(({ problem }) => problem === 'Text says "free"')
  if (!call || !words) return []
  const free = filesWithFree(launch)
  const pattern = new RegExp(`(?<![\\w-])free\\s+${RegExp.escape(call.name)}`, 'i')
  return [{ ...words, words: pattern, isIn: ({ file }) => free.includes(file) }]
}

function callPrices(launch: Launch): Wording[] {
  const call = callOf(launch)
  if (!call) return []
  const name = RegExp.escape(call.name)
  const prices = Object.entries(namedPrices(launch.content.prices))
  const fact = prices.find(([, price]) => price === call.price)?.[0]
  return [
    {
      problem: `Wrong price for the ${call.name}`,
      words: new RegExp(
        `\\$(\\d[\\d,]*)\\s+(?:\\w+\\s+)?${name}|${name}[^.$]{0,30}\\$(\\d[\\d,]*)`,
        'i',
      ),
      isWrong: ([, before, after = before]) =>
        after !== undefined && call.price.min !== parseDigits(after),
      fix: `Write {${fact}}, which fills in ${formatPrice(call.price)}.`,
    },
  ]
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** For a pattern: a number in digits or, up to twelve, in letters. */
const numberPattern = `\\d{1,3}|${numberWords.slice(1).join('|')}`

function numberOf(text: string): number {
  const index = numberWords.indexOf(text.toLowerCase())
  return index === -1 ? parseDigits(text) : index
}

/** One multiple everywhere. */
function multiples({ content }: Launch): Wording[] {
  const multiple = content.guarantee?.multiple
  const says = multiple ? `the guarantee says ${multiple}X` : 'there is no guarantee'
  return [
    {
      problem: "Multiple doesn't match the guarantee",
      words: new RegExp(
        `(?<![\\w.,/-])(${numberPattern})(?:\\s?X\\b|\\s+times\\s+(?:your|the|our|its)\\s[^.]{0,30}\\bfee)`,
        'i',
      ),
      isWrong: ([, count = '']) => numberOf(count) !== multiple,
      found: ([words]) => `"${words}", but ${says}`,
      fix: 'Write {guarantee.multiple}, which fills in the number of the guarantee. If that number is wrong, fix it there.',
    },
  ]
}

/** Every count of people follows from the roster. */
function teamSizes({ content }: Launch): Wording[] {
  const { team } = content
  const count = team.roles.reduce((sum, role) => sum + role.count, 0)
  const right = team.support ? [count, count + 1] : [count]
  const counts: [pattern: string, right: number[]][] = [
    [`\\b(?:team|staff) of (${numberPattern})\\b`, right],
    [`(?<![\\w,.])(${numberPattern})\\+? professionals\\b`, [count]],
    [`(?<![\\w,.])(${numberPattern})\\+? people (?:including|on our|on the|in our|in the)`, right],
    ...team.roles.map((role): [string, number[]] => [
      `(?<![\\w,.])(${numberPattern}) ${RegExp.escape(role.many.plain)}\\b`,
      [role.count],
    ]),
  ]
  return counts.map(([pattern, fits]) => ({
    problem: "Team size doesn't match team.yaml",
    words: new RegExp(pattern, 'i'),
    isIn: ({ file }) => file !== fileOf(team),
    isWrong: ([, stated = '']) => !fits.includes(numberOf(stated)),
    found: ([words]) => `"${words}", but the team has ${fits[0]}`,
    fix: 'Write {team.size}, {team.people} or {team.summary}, which count the people of the team. If the count is wrong, fix it there.',
  }))
}

/** "17 years of experience", "for more than 17 years we have served owners", "founded in June 2009", "serving
    owners since 2009". */
function yearsAndBeginnings({ content }: Launch): Wording[] {
  const { claims, firm } = content
  const value = claims.yearsExperience?.value
  const beginnings = [Number(firm.founded.slice(0, 4)), firm.fullTimeSince]
  const isOtherCount = ([, years = '']: RegExpMatchArray) =>
    value !== undefined && numberOf(years) !== value
  const isOtherYear = ([, year]: RegExpMatchArray) => !beginnings.includes(Number(year))
  const year = '(?:[A-Z][a-z]+\\s+)?((?:19|20)\\d\\d)\\b'
  const stated: [pattern: string, isWrong: (match: RegExpMatchArray) => boolean][] = [
    ['(?<![\\w$.,])(\\d{1,3})\\+?\\s+years of experience', isOtherCount],
    [
      `\\bfor\\s+(?:more than|over)\\s+(${numberPattern})\\s+years\\b`,
      (match) => isAboutUs(match) && isOtherCount(match),
    ],
    [
      `\\b(?:founded|established|in business since|full-time since)\\s+(?:in\\s+)?${year}`,
      isOtherYear,
    ],
    [`\\bsince\\s+${year}`, (match) => isAboutUs(match) && isOtherYear(match)],
  ]
  return stated.map(([pattern, isWrong]) => ({
    problem: "Founding date or years of experience don't match",
    words: new RegExp(pattern, 'i'),
    // How a figure is counted is compared with the founding by itself.
    isIn: ({ file, path }) => file !== fileOf(Object.values(claims)[0]) || path.at(-1) !== 'basis',
    isWrong,
    found: ([words]) => `"${words}"`,
    fix: 'Write {founded}, {fullTimeSince} or {claim.yearsExperience}. They fill in the values of the firm and its figures.',
  }))
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

const ownTitles = {
  cpa: /\bCPAs?\b|\b[Cc]ertified [Pp]ublic [Aa]ccountants?\b/,
  enrolledAgent: /\b[Ee]nrolled [Aa]gents?\b/,
} as const

/** Words before a title that belongs to the reader's own adviser, to another, or to nobody. */
const others =
  /\b(?:(?:your|their|his|her|my|another|other|a different|an?|the)\s+(?:current|previous|former|last|old|prior|first|next|other|outside|typical|traditional|ordinary|average)|your|their|his|her|my|another|other|any|no|not an?|isn['’]t an?|aren['’]t|from an?|than an?|instead of an?|unlike an?|society of|institute of)\s+$/i

/** "We're your CPA" is a claim all the same. */
const yourOwn = /\b(?:we['’]re|we are|I['’]m|I am|as|be|become)\s+your\s+$/i

/** "Our CFPs and attorneys", "we are fiduciaries"; not "your attorney", nor "ask an attorney". */
const asOurs =
  "\\b(?:our|we are|we['’]re|I am|I['’]m|team of|staff of)\\s+(?:(?!not\\b|your\\b|their\\b|clients?\\b|partners?\\b|no\\b|with\\b|and your\\b)[\\w,&-]+\\s+){0,5}?"

/** Nobody may be called a CPA, an Enrolled Agent or an attorney where the data names none. */
function claimedTitles({ content }: Launch): Wording[] {
  const { roles, people } = content.team
  const credentials = [
    ...roles.flatMap(({ credential, one, many }) => [credential ?? '', one, many]),
    ...people.flatMap((person) => person.credentials.map(({ title }) => title)),
  ]
  const named = credentials.map(plain).join('\n')
  const held = titlesHeld(content)
  const [words, sources] = [content.interface, content.sources].map(fileOf)
  // Names of other people's pages, and lines that appear only with the title.
  const isIn = ({ file, path, text }: Typed) =>
    file !== sources &&
    (file !== words ||
      !(text.includes('{licenses}') || /^(enrolledAgents|license)$/.test(String(path.at(-1)))))
  const common = {
    isIn,
    doubts: 'sentence',
    found: (_: unknown, sentence: string) => sentence,
  } as const
  const unheld = (['cpa', 'enrolledAgent'] as const).filter((id) => !held[id])
  return [
    ...unheld.map((id) => ({
      ...common,
      problem: `Claims a title nobody holds: ${titles[id].name}`,
      words: ownTitles[id],
      read: (text: string) => withoutConditional(text, id),
      isWrong: ({ index = 0, input = '' }: RegExpMatchArray) => {
        const before = input.slice(0, index)
        return yourOwn.test(before) || !others.test(before)
      },
      fix: `If somebody is ${id === 'cpa' ? 'a' : 'an'} ${titles[id].name}, add the credential to the role or the person in the team. Otherwise take the title out: in most states it is unlawful to use it.`,
    })),
    ...Object.entries(furtherTitles)
      .filter(([, { source }]) => !new RegExp(`\\b(?:${source})\\b`, 'i').test(named))
      .map(([name, { source }]) => ({
        ...common,
        problem: `Claims a title nobody holds: ${name}`,
        words: new RegExp(`${asOurs}(?:${source})\\b`, 'i'),
        fix: 'If somebody holds it, add the credential to the role or the person in the team. Otherwise take the title out.',
      })),
  ]
}

/** What follows {?title.cpa} is not printed while nobody holds the title. */
function withoutConditional(text: string, id: string): string {
  const names = [`title.${id}`, ...(id === 'cpa' ? ['licenses'] : [])]
  return replaceMarked(text, ({ whole, sign, name }) =>
    sign === '?' && names.includes(name) ? whole.replaceAll(/[^\n]/g, ' ') : whole,
  )
}

/** Without what depends on a mark; the rest keeps its place. */
function unmarked(typed: string): string {
  return replaceMarked(typed, ({ whole }) => whole.replaceAll(/[^\n]/g, ' '))
}

/** Sentences about what the firm does not have. Those behind a mark go by themselves. */
function thingsNotThere(launch: Launch): Wording[] {
  const { content, facts, sources } = launch
  const { roles, support } = content.team
  const names = [support?.name ?? '', ...roles.flatMap(({ one, many }) => [one, many])].map(plain)
  // "Our bookkeeper" may be "a senior bookkeeper".
  const team = names.flatMap((name) =>
    name.split(' ').map((_, at, words) => `our ${words.slice(at).join(' ')}`),
  )
  const isThere = (words: RegExp, fact: string) => {
    // A block may be on any page.
    const [group = '', , block] = fact.split('.')
    const given = Object.keys(facts).filter((name) =>
      block ? name.startsWith(`${group}.`) && name.endsWith(`.${block}`) : name === fact,
    )
    return given.some((name) => facts[name]?.plain) || team.some((each) => words.test(each))
  }
  /** An entry of a list goes as a whole where all of one of its texts is behind a mark. */
  const isMarkedEntry = ({ file, path }: Typed) =>
    path.some((key, at) => {
      if (typeof key !== 'number') return false
      const entry = valueAt(sources.get(file)?.value, path.slice(0, at + 1))
      return Object.values(Object(entry)).some(
        (text) => typeof text === 'string' && text !== '' && unmarked(text).trim() === '',
      )
    })
  const missing = thingsByFact.filter(([words, fact]) => !isThere(words, fact))
  return missing.map(([words, fact]) => ({
    severity: 'warning',
    problem: 'Speaks of something you do not have',
    words,
    isFinal: true,
    doubts: 'found',
    read: unmarked,
    onlyShown: true,
    // Words of the site for a part that is not shown without the thing itself.
    isIn: (typed) => typed.file !== fileOf(content.interface) && !isMarkedEntry(typed),
    fix: `Reword the sentence or take it out. It can also wait: what follows {?${fact}} is shown only while there is such a thing.`,
  }))
}

/** A state that a page speaks of and the firm names nowhere. Articles, the calendar and the privacy policy
    are about states anyway. */
function statesNotServed({ content }: Launch): Wording[] {
  const { firm, team, articles } = content
  const own = statesOf({ firm, team, articles: Object.values(articles) }).map(plain)
  // The longest first, or West Virginia is read as Virginia.
  const names = stateNames.toSorted((one, other) => other.length - one.length)
  return [
    {
      severity: 'warning',
      problem: 'Speaks of a state that you name nowhere else',
      words: new RegExp(`\\b(?:${names.map(RegExp.escape).join('|')})\\b(?!,? D\\.C\\.)`),
      isWrong: ([name]) => !own.includes(stateName(name)),
      read: unmarked,
      doubts: 'found',
      onlyShown: true,
      isIn: ({ file }) => /^(?:services|pages|prices|faq|practice|audiences)\b/.test(file),
      fix: ([name]) =>
        `Reword the sentence for your own state. If clients of yours file in ${name}, add it to the other states where clients file (otherStates of the firm).`,
    },
  ]
}
