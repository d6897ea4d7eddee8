import { formatsOf } from '#app/lib/formats.ts'
import { fieldText, type Text } from '#app/lib/shown.ts'
import type { Content } from './collections.ts'

/** A group of the content with the last day on which its figures are good. */
export type Dated = { readonly validThrough: string }

type Said = Pick<Content, 'today' | 'firm' | 'interface'>

/** What a tool says in place of its figures once they are out of date, with the phone number or the address to
    write to as {phone} or {email}; undefined while they are good. */
export function staleSentence(name: Text, of: Dated | undefined, content: Said): Text | undefined {
  if (!of || of.validThrough >= content.today) return undefined
  const { language, tools } = content.interface
  const words = content.firm.phone ? tools.stale.call : tools.stale.write
  const date = fieldText(of, 'validThrough', formatsOf(language).longDate)
  return words.with({ tool: name, date })
}
