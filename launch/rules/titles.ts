import { replaceMarked } from '#app/content/engine/facts.ts'
import { titles, titlesHeld } from '#app/content/firm.ts'
import type { Typed } from '#app/content/texts.ts'
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
