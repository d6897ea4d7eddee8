import { requiredWording } from '#app/lib/required-notes.ts'
import { plain } from '#app/lib/shown.ts'
import { pageTitle } from '#app/lib/text.ts'
import { type Content, collectionOf } from './collections.ts'
import { declaredAt } from './engine/declared.ts'
import { pluralize, quoted } from './engine/english.ts'
import { type LoadedFiles, place } from './engine/load.ts'
import { type Problem, sortProblems, valueAt } from './engine/problem.ts'
import { addressOf, pageShowing, pagesOf } from './pages.ts'
import { gradeOf, isName, type Sentence, sentencesIn } from './readability.ts'
import { type HouseWords, houseWordsSchema } from './schemas/house-words.ts'
import { misspelled, suggestionFor } from './spelling.ts'
import { type Typed, textsIn } from './texts.ts'

/** `instead`: a word that words.yaml replaces. */
type Kind = 'grade' | 'sentence' | 'generally' | 'spelling' | 'instead' | 'title'
type Remark = Problem & { kind: Kind; page: string }

/** A page with the lists it shows. `grade` is missing where it has no whole sentence. */
export type PageWords = {
  page: string
  grade: number | undefined
  longest: number
  generally: number
  misspellings: number
}

export type WordReport = { pages: PageWords[]; remarks: Remark[] }

const ownLimits = { grade: 9, words: 28 }
const legalLimits = { grade: 10.5, words: 35 }
const mostHedges = 3
/** Search results cut off what is longer. */
const longestTitle = 65
const isLegal = /^legal\/|^pages\/sms-optin\.yaml$/
const noProse = /^(theme|launch|words)\.yaml$/

/** Of content without problems. */
type Passed = { content?: Content; places?: Parameters<typeof pageShowing>[2] }

type Read = Sentence & Pick<Typed, 'file' | 'path'> & { page: string; isPrescribed: boolean }

/** How the texts of a content folder read: grade, long sentences, hedges, spelling, house words. Spelling
    takes time, so the editor asks for one page. */
export function reportWords(
  loaded: Pick<LoadedFiles, 'sources' | 'paths'> & Partial<Pick<LoadedFiles, 'unbuilt'>>,
  pages: readonly string[] = loaded.paths,
  { content, places }: Passed = {},
): WordReport {
  const { sources } = loaded
  const { data = {} } = houseWordsSchema.safeParse(sources.get('words.yaml')?.value)
  const english = textsIn(sources).filter(({ file }) => isEnglish(file, sources))
  const pageOf = new Map(
    [...sources.keys()].map((file) => [file, pageShowing(file, loaded, places)]),
  )
  const read = english.flatMap((typed) => {
    const { file, path } = typed
    const isPrescribedField = isPrescribed(typed, sources.get(file)?.value)
    // What no page shows, such as a remark on a tax figure, counts for the home page.
    const isSeen = addressOf(file) || !places || places().showing(file, path).length > 0
    return readText(typed, (isSeen && pageOf.get(file)) || '/', isPrescribedField)
  })
  const known = new Set([...namesIn(read), ...(data.terms ?? []).map(plain)])
  const byPage = Map.groupBy(read, ({ page }) => page)
  const reports = pages.flatMap((page) => {
    const sentences = byPage.get(page)
    return sentences ? [reportPage(page, sentences, known, data)] : []
  })
  const titles = content ? longTitles(content).filter(({ page }) => pages.includes(page)) : []
  const remarks = [...reports.flatMap((each) => each.remarks), ...titles]
  return {
    pages: reports.map(({ remarks, ...page }) => page),
    remarks: sortProblems(remarks.map((each) => place(each, sources))) as Remark[],
  }
}

/** A title ends with the short name of the firm. Those of people are made of their names. */
function longTitles(content: Content): Remark[] {
  return pagesOf(content).flatMap(({ file, path: page, canonical, kind, head }): Remark[] => {
    const title = pageTitle(head.title, content.firm.shortName).plain
    if (title.length <= longestTitle || page !== canonical || kind === 'person') return []
    const found = `a title of ${title.length} characters with the name of the firm: ${quoted(title)}`
    const expected = `at most ${longestTitle} characters: search results cut off the rest`
    return [{ kind: 'title', page, file, path: ['head', 'title'], found, expected }]
  })
}

/** A page may have a language of its own. */
function isEnglish(file: string, sources: LoadedFiles['sources']): boolean {
  const site = valueAt(sources.get('interface.yaml')?.value, ['language'])
  const lang = valueAt(sources.get(file)?.value, ['lang']) ?? site ?? 'en'
  return `${lang}`.startsWith('en')
}

function readText({ file, path, text }: Typed, page: string, isPrescribedField: boolean): Read[] {
  const isLabel = /^\p{Lu}\p{L}+$/u.test(text)
  if (noProse.test(file) || !(isLabel || /\s/.test(text.trim()))) return []
  return sentencesIn(text).map((sentence) => ({
    ...sentence,
    file,
    path,
    page,
    isPrescribed:
      isPrescribedField || requiredWording.some((wording) => sentence.text.includes(wording)),
  }))
}

function isPrescribed({ file, path }: Typed, value: unknown): boolean {
  const schema = collectionOf(file)?.schema
  return path.some((_, at) => declaredAt(schema, path.slice(0, at + 1), value).prescribed)
}

/** Words with a capital inside a sentence, and those of the firm's own names, that are never
    written without it. */
function namesIn(read: readonly Read[]): Set<string> {
  const names = new Set<string>()
  const others = new Set<string>()
  for (const { words, isComplete, file } of read) {
    const isFirm = file === 'firm.yaml' || file === 'team.yaml'
    for (const [at, word] of words.entries()) {
      const base = word.replace(/'s?$/, '')
      if (/^\p{Ll}/u.test(base)) others.add(base)
      else if (isFirm || (isComplete && isName(base, at))) names.add(base)
    }
  }
  return new Set([...names].filter((name) => !others.has(name.toLowerCase())))
}

function reportPage(
  page: string,
  read: readonly Read[],
  known: ReadonlySet<string>,
  words: HouseWords,
) {
  const own = read.filter((sentence) => !sentence.isPrescribed)
  const limits = own.some(({ file }) => isLegal.test(file)) ? legalLimits : ownLimits
  const complete = own.filter(({ isComplete }) => isComplete)
  const grade = gradeOf(complete)
  const hedges = read.flatMap((each) => each.text.match(/\bgenerally\b/gi)?.map(() => each) ?? [])
  const spelling = read.flatMap((each) => spellingIn(each, known))
  const remarks = [
    ...tooHard(complete, grade, limits.grade),
    ...own
      .filter((each) => each.words.length > limits.words)
      .map((each) =>
        remark('sentence', each, {
          found: `a sentence of ${each.words.length} words: ${quoted(each.typed)}`,
          expected: `at most ${limits.words} words: two sentences, or fewer words`,
        }),
      ),
    ...hedges.slice(mostHedges, mostHedges + 1).map((each) =>
      remark('generally', each, {
        found: `"generally" ${pluralize(hedges.length, 'time')} on ${page}, here for the fourth time`,
        expected: 'at most three times on a page; one note at its foot can say it for all',
      }),
    ),
    ...spelling,
    ...read.flatMap((each) => otherWords(each, words.instead ?? {})),
  ]
  return {
    page,
    grade,
    longest: Math.max(0, ...own.map((each) => each.words.length)),
    generally: hedges.length,
    misspellings: spelling.length,
    remarks,
  }
}

type Told = Pick<Problem, 'found' | 'expected' | 'hint'>

function remark(kind: Kind, { file, path, page, typed, line }: Read, told: Told): Remark {
  return { kind, page, file, path, spot: { fragment: typed, line }, ...told }
}

/** Shown at the hardest sentence of the page. */
function tooHard(complete: readonly Read[], grade: number | undefined, most: number): Remark[] {
  const [hardest] = complete.toSorted((a, b) => (gradeOf([b]) ?? 0) - (gradeOf([a]) ?? 0))
  if (grade === undefined || !hardest || roundedGrade(grade) <= most) return []
  return [
    remark('grade', hardest, {
      found: `reading grade ${roundedGrade(grade)} on ${hardest.page}; its hardest sentence: ${quoted(hardest.typed)}`,
      expected: `grade ${most} or lower (Flesch-Kincaid): shorter sentences and shorter words`,
    }),
  ]
}

export function roundedGrade(grade: number): number {
  return Math.round(grade * 10) / 10
}

function spellingIn(read: Read, known: ReadonlySet<string>): Remark[] {
  const wrong = new Set(read.words.flatMap((word) => misspelled(word, known)))
  return [...wrong].map((word) => {
    const near = suggestionFor(word)
    return remark('spelling', read, {
      found: `"${word}" in ${quoted(read.typed)}`,
      expected: `a word in U.S. spelling${near ? `, perhaps "${near}"` : ''}`,
      hint: `If "${word}" is right, list it under terms in words.yaml.`,
    })
  })
}

function otherWords(read: Read, instead: NonNullable<HouseWords['instead']>): Remark[] {
  return Object.entries(instead).flatMap(([word, better]) => {
    const pattern = new RegExp(`(?<![\\p{L}-])${RegExp.escape(word)}(?![\\p{L}-])`, 'iu')
    if (!pattern.test(read.text)) return []
    return [
      remark('instead', read, {
        found: `"${word}" in ${quoted(read.typed)}`,
        expected: `"${better}", as words.yaml has it`,
      }),
    ]
  })
}

/** On one line: the place, what was found, what is expected. */
export function remarkLine({ file, line, field, found, expected, hint }: Problem, folder: string) {
  const place = `${folder}/${file}${line === undefined ? '' : `:${line}`}`
  return [`${place}, ${field}: ${found}. Expected: ${expected}.`, hint].filter(Boolean).join(' ')
}

const mostShown = 10

/** For the content check, which has more important things to say. */
export function remarksInShort(remarks: readonly Problem[], folder: string): string {
  if (remarks.length === 0) return ''
  const more = remarks.length - mostShown
  const lines = [
    `\n${pluralize(remarks.length, 'remark')} about words. A site can be built with them.`,
    ...remarks.slice(0, mostShown).map((remark) => remarkLine(remark, folder)),
    more > 0 ? `${more} more: npm run words` : 'The same by page: npm run words',
  ]
  return `${lines.join('\n')}\n`
}
