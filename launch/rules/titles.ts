import { replaceMarked } from '#app/content/engine/facts.ts'
import { titles, titlesHeld } from '#app/content/firm.ts'
import type { Typed } from '#app/content/texts.ts'
import { plain } from '#app/lib/shown.ts'
import { type Finding, perBlock, textBlocker } from '#launch/finding.ts'
import { type Launch, typedTexts } from '#launch/launch.ts'

const ids = ['cpa', 'enrolledAgent'] as const

const claims = {
  cpa: /\bCPAs?\b|\b[Cc]ertified [Pp]ublic [Aa]ccountants?\b/g,
  enrolledAgent: /\b[Ee]nrolled [Aa]gents?\b/g,
}

/** Words before a title that belongs to the reader's own adviser, to another, or to nobody. */
const others =
  /\b(?:(?:your|their|his|her|my|another|other|a different|an?|the)\s+(?:current|previous|former|last|old|prior|first|next|other|outside|typical|traditional|ordinary|average)|your|their|his|her|my|another|other|any|no|not an?|isn['’]t an?|aren['’]t|from an?|than an?|instead of an?|unlike an?|society of|institute of)\s+$/i

/** "We're your CPA" is a claim all the same. */
const own = /\b(?:we['’]re|we are|I['’]m|I am|as|be|become)\s+your\s+$/i

/** Lists of words and of other people's pages; and lines that appear only with the title. */
function isNoClaim({ file, path, text }: Typed): boolean {
  if (file !== 'interface.yaml') return /^(words|sources)\.yaml$/.test(file)
  return text.includes('{licenses}') || /^(enrolledAgents|license)$/.test(String(path.at(-1)))
}

/** Nobody may be called a CPA or an Enrolled Agent where the data names none. */
export function* claimedTitles(launch: Launch): Iterable<Finding> {
  const held = titlesHeld(launch.content)
  for (const id of ids.filter((each) => !held[each])) {
    const { name } = titles[id]
    for (const typed of typedTexts(launch)) {
      if (isNoClaim(typed)) continue
      const text = withoutConditional(typed.text, id)
      const claimed = text.matchAll(claims[id]).filter(({ index }) => {
        const before = text.slice(0, index)
        return own.test(before) || !others.test(before)
      })
      for (const { match } of perBlock(text, claimed)) {
        const sentence = sentenceAt(text, match.index ?? 0)
        yield textBlocker(typed, match, {
          problem: `Claims a title nobody holds: ${name}`,
          found: sentence,
          doubted: sentence,
          fix: `If somebody is ${id === 'cpa' ? 'a' : 'an'} ${name}, add the credential to the role or the person in team.yaml. Otherwise take the title out: in most states it is unlawful to use it.`,
        })
      }
    }
  }
}

/** What follows {?title.cpa} is not printed while nobody holds the title. */
function withoutConditional(text: string, id: string): string {
  const names = [`title.${id}`, ...(id === 'cpa' ? ['licenses'] : [])]
  return replaceMarked(text, ({ whole, sign, name }) =>
    sign === '?' && names.includes(name) ? whole.replaceAll(/[^\n]/g, ' ') : whole,
  )
}

function sentenceAt(text: string, index: number): string {
  const start = Math.max(...['. ', '? ', '\n'].map((end) => text.lastIndexOf(end, index) + 1))
  const [sentence = ''] = text.slice(start).split(/(?<=[.?!])\s|\n/)
  return sentence.trim()
}

/** Titles that the law or a board gives, besides the two that the site itself prints. */
const furtherTitles = {
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

/** "Our CFPs and attorneys", "we are fiduciaries"; not "your attorney", nor "ask an attorney". */
const asOurs =
  "\\b(?:our|we are|we['’]re|I am|I['’]m|team of|staff of)\\s+(?:(?!not\\b|your\\b|their\\b|clients?\\b|partners?\\b|no\\b|with\\b|and your\\b)[\\w,&-]+\\s+){0,5}?"

/** A title of another kind that a text claims for the firm and nobody in team.yaml holds. */
export function* otherTitles(launch: Launch): Iterable<Finding> {
  const { roles, people } = launch.content.team
  const held = [
    ...roles.flatMap(({ credential, one, many }) => [credential ?? '', one, many]),
    ...people.flatMap(({ credentials }) => credentials.map(({ title }) => title)),
  ]
    .map(plain)
    .join('\n')
  for (const [name, pattern] of Object.entries(furtherTitles)) {
    if (new RegExp(`\\b(?:${pattern.source})\\b`, 'i').test(held)) continue
    const claim = new RegExp(`${asOurs}(?:${pattern.source})\\b`, 'gi')
    for (const typed of typedTexts(launch)) {
      if (isNoClaim(typed)) continue
      for (const { match } of perBlock(typed.text, typed.text.matchAll(claim))) {
        const sentence = sentenceAt(typed.text, match.index ?? 0)
        yield textBlocker(typed, match, {
          problem: `Claims a title nobody holds: ${name}`,
          found: sentence,
          doubted: sentence,
          fix: 'If somebody holds it, add the credential to the role or the person in team.yaml. Otherwise take the title out.',
        })
      }
    }
  }
}
