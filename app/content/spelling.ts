import dictionary from 'dictionary-en'
import nspell from 'nspell'

/** British words that the U.S. dictionary has too, or finds no good replacement for. */
const british: Readonly<Record<string, string>> = {
  afterwards: 'afterward',
  amongst: 'among',
  catalogue: 'catalog',
  cheque: 'check',
  enrol: 'enroll',
  grey: 'gray',
  learnt: 'learned',
  organise: 'organize',
  practise: 'practice',
  programme: 'program',
  programmes: 'programs',
  towards: 'toward',
  whilst: 'while',
}

let loaded: ReturnType<typeof nspell> | undefined

/** Takes about a second the first time, so it waits until it is needed. */
function speller() {
  const { aff, dic } = dictionary
  // A federal holiday that the dictionary lacks.
  loaded ??= nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) }).add('Juneteenth')
  return loaded
}

const acronym = /^\p{Lu}{2,}s?$/u
/** K-1, 1120S, comptroller.texas.gov. */
const notAWord = /\d|\.\p{L}/u

/** The parts of a word that are wrong in U.S. English and not among the known ones. */
export function misspelled(word: string, known: ReadonlySet<string>): string[] {
  const isKnown = (part: string) => known.has(part) || known.has(part.toLowerCase())
  if (notAWord.test(word) || isKnown(word)) return []
  const parts = word.split(/[-/&]/).map((part) => part.replace(/'s?$/, ''))
  return parts.filter((part) => {
    // The "ons" of "add-ons" is no word by itself.
    if (part.length < (parts.length > 1 ? 4 : 2) || acronym.test(part)) return false
    return part.toLowerCase() in british || !(isKnown(part) || speller().correct(part))
  })
}

const suggestions = new Map<string, string | undefined>()

/** The U.S. spelling that is most likely meant. */
export function suggestionFor(word: string): string | undefined {
  const near = british[word.toLowerCase()] ?? suggestions.get(word) ?? speller().suggest(word)[0]
  suggestions.set(word, near)
  return near
}
