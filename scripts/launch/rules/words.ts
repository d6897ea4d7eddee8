import { blocker, type Finding, spotOf } from '../finding.ts'
import { type Launch, read, type Typed, typedTexts } from '../launch.ts'
import { printsField } from '../pages.ts'

/** Compliance section 2: words a careful tax firm does not use. */
const banned =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|#1(?!\d)|loopholes?|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/i

export function bannedWords(launch: Launch): Finding[] {
  return typedTexts(launch).flatMap((typed) =>
    found(launch, typed, banned, {
      problem: 'Word that boards and the IRS object to',
      fix: 'Say what you do instead. State boards and 31 CFR 10.30 object to promises, superlatives and titles nobody awarded.',
    }),
  )
}

const free = /(?<![\w-])free(?![\w-])|\bcomplimentary\b|\bno[- ]cost\b/i

/** Compliance 3.6, decision 34: the discovery call has a price; one strategy session has none. */
export function freeWords(launch: Launch): Finding[] {
  return typedTexts(launch).flatMap((typed) => {
    const isSession = typed.file === 'services/buy-sell-business.yaml'
    const pattern = isSession ? /(?<![\w-])free\s+discovery call/i : free
    return found(launch, typed, pattern, {
      problem: '"Free" beside a call that has a price',
      fix: `Name the price, {price.additional.discovery-call}, or leave the word out. Only the strategy session of /buy-sell-business is without charge.`,
    })
  })
}

const callPrice = /\$(\d[\d,]*)\s+(?:\w+\s+)?discovery call|discovery call[^.$]{0,30}\$(\d[\d,]*)/i

export function otherCallPrice(launch: Launch): Finding[] {
  const { services } = read(launch, 'prices/additional.yaml')
  const call = services.find(({ id }) => id === 'discovery-call')
  return typedTexts(launch).flatMap((typed) => {
    const [, before, after] = callPrice.exec(typed.text) ?? []
    const amount = before ?? after
    if (!amount || !call || call.price.min === Number(amount.replaceAll(',', ''))) return []
    return found(launch, typed, callPrice, {
      problem: 'Another price for the discovery call',
      fix: `Write {price.additional.discovery-call}, which is ${call.price.text}.`,
    })
  })
}

/** Compliance 6.1: carriers refuse programs that text about debt. */
export function textsAboutDebt(launch: Launch): Finding[] {
  return typedTexts(launch)
    .filter(({ file }) => file === 'services/tax-debt-relief.yaml')
    .flatMap((typed) =>
      found(launch, typed, /\bSMS\b|\btext messages?\b/i, {
        problem: 'Text messages beside tax debt',
        fix: 'Take it out: carriers refuse SMS programs that have to do with debt relief.',
      }),
    )
}

const unfinished = /being confirmed|lorem ipsum|\bTBD\b|\bTODO\b/i

export function unfinishedTexts(launch: Launch): Finding[] {
  return typedTexts(launch)
    .filter(({ file }) => file !== 'claims.yaml')
    .flatMap((typed) =>
      found(launch, typed, unfinished, {
        problem: 'Text that is not finished',
        fix: 'Write what is known now, with publisher and year where it is a figure.',
      }),
    )
}

function found(
  launch: Launch,
  { file, path, text }: Typed,
  pattern: RegExp,
  words: { problem: string; fix: string },
): Finding[] {
  const match = pattern.exec(text)
  if (!match) return []
  const shows = printsField(launch, file, path)
  return [blocker(file, path, { ...words, found: around(text, match), spot: spotOf(match), shows })]
}

/** The match with a few words on either side, so that it is found again. */
function around(text: string, { 0: match, index }: RegExpExecArray): string {
  const before = /(?:\S+\s+){0,4}\S*$/.exec(text.slice(0, index))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+){0,4}/.exec(text.slice(index + match.length))?.[0] ?? ''
  return `${before}${match}${after}`.replaceAll(/\s+/g, ' ')
}
