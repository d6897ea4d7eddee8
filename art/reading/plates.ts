// The plates of the pages that are read: the FAQ and the legal texts, by the name of their page.
import type { Inks } from '../inks.ts'
import { type Answer, questionChest } from './chest.ts'
import { envelope } from './envelope.ts'
import { indenture } from './indenture.ts'
import { telegram } from './telegram.ts'

export type Reading = {
  /** The questions of the FAQ, in their order. */
  readonly answers: readonly Answer[]
  /** Words of each chapter. */
  readonly policy: readonly number[]
  readonly terms: readonly number[]
  /** What a subscriber may answer to end the texts, where there is an SMS program. */
  readonly stopWords?: readonly string[] | undefined
}

/** File names and contents. */
export function readingPlates(inks: Inks, reading: Reading): [name: string, svg: string][] {
  const { stopWords } = reading
  const plates: [name: string, svg: string][] = [
    ['reading-faq.svg', questionChest(inks, reading.answers)],
    ['reading-privacy-policy.svg', envelope(inks, reading.policy.length)],
    ['reading-terms.svg', indenture(inks, reading.terms)],
  ]
  if (stopWords) plates.push(['reading-sms-terms.svg', telegram(inks, stopWords)])
  return plates
}
