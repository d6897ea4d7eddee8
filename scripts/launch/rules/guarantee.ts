import { blocker, type Finding, spotOf } from '../finding.ts'
import { type Launch, printedText, read, typedTexts } from '../launch.ts'
import { number, numberOf } from '../numbers.ts'
import { printsField, says } from '../pages.ts'
import { oneSpace } from '../plain-text.ts'

/** Compliance 3.4: a refund that depends on a result is a question for counsel. */
export function reviewedByCounsel(launch: Launch): Finding[] {
  const { multiple, reviewedByCounsel: reviewed } = read(launch, 'firm.yaml').guarantee
  if (reviewed) return []
  return [
    blocker('firm.yaml', ['guarantee', 'reviewedByCounsel'], {
      problem: 'Guarantee not reviewed by counsel',
      found: `${multiple}X the planning fee`,
      fix: 'Let counsel read guarantee.yaml (contingent fees: 31 CFR 10.27 and the state board) and confirm the multiple. Then set reviewedByCounsel: true.',
      shows: says(read(launch, 'guarantee.yaml').title),
    }),
  ]
}

const times = new RegExp(
  `(?<![\\w.,/-])(${number})(?:\\s?X\\b|\\s+times\\s+(?:your|the|our|its)\\s[^.]{0,30}\\bfee)`,
  'gi',
)

/** One multiple everywhere (compliance 3.1). */
export function otherMultiples(launch: Launch): Finding[] {
  const { multiple } = read(launch, 'firm.yaml').guarantee
  return typedTexts(launch).flatMap(({ file, path, text }) => {
    const other = [...text.matchAll(times)].find(([, count = '']) => numberOf(count) !== multiple)
    if (!other) return []
    return [
      blocker(file, path, {
        problem: 'Another multiple than the guarantee',
        found: `"${other[0]}", but guarantee.multiple is ${multiple}`,
        fix: 'Write {guarantee.multiple}, which is taken from firm.yaml, or mend firm.yaml.',
        spot: spotOf(other),
        shows: printsField(launch, file, path),
      }),
    ]
  })
}

/** Where the guarantee is explained, it is explained in the same words (compliance 3.2). */
export function guaranteeInFaq(launch: Launch): Finding[] {
  const terms = oneSpace(read(launch, 'guarantee.yaml').terms)
  return read(launch, 'faq.yaml').items.flatMap((_, index) => {
    const path = ['items', index, 'answer']
    const answer = printedText(launch, 'faq.yaml', path)
    if (!/guarantee/i.test(answer) || answer.includes(terms)) return []
    return [
      blocker('faq.yaml', path, {
        problem: 'Guarantee in other words',
        found: answer,
        fix: 'Write {guarantee.terms}, which is taken from guarantee.yaml, or leave the guarantee out of this answer.',
        shows: says(answer),
      }),
    ]
  })
}

/** Compliance 3.3: a guarantee may stand with planning, never with returns, debt or accounting. */
const mayGuarantee =
  /^(firm|guarantee|faq)\.yaml$|^pages\/(home|pricing|about|about-our-firm|faq)\.yaml$|^services\/tax-planning\.yaml$|^legal\/terms\.md$/

export function misplacedGuarantee(launch: Launch): Finding[] {
  return typedTexts(launch).flatMap(({ file, path, text }) => {
    const word = /\bguarantee\w*/i.exec(text)
    if (!word || mayGuarantee.test(file)) return []
    return [
      blocker(file, path, {
        problem: 'The word "guarantee" in the wrong place',
        found: text,
        fix: 'Say it in other words. The guarantee covers tax planning only and is explained on the pricing page.',
        spot: spotOf(word),
        shows: printsField(launch, file, path),
      }),
    ]
  })
}
