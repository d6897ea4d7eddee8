import type { Path } from '#app/content/engine/problem.ts'
import { pagesOfFile } from '#app/content/page-files.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import { rangeText } from '#app/lib/figure.ts'
import { type Launch, printedText, type Typed, typedTexts } from './launch.ts'
import { decode, oneSpace, plainText } from './plain-text.ts'

/** A page as it will be served: its whole document, and what a reader sees of it. */
export type Page = { path: string; html: string; text: string }
export type Shows = (page: Page) => boolean

export function pageOf(path: string, html: string): Page {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  return { path, html: decode(html), text: plainText(body) }
}

export const nowhere: Shows = () => false

export function on(...paths: string[]): Shows {
  return ({ path }) => paths.includes(path)
}

/** Prints one of these texts, as words of their own. */
export function says(...texts: string[]): Shows {
  const patterns = texts.map(oneSpace).filter(Boolean).map(pattern)
  return ({ text }) => patterns.some((each) => each.test(text))
}

/** Names this address in a link, or in what it tells search engines. */
export function names(url: string): Shows {
  return ({ html }) => html.includes(url)
}

export function either(...shows: Shows[]): Shows {
  return (page) => shows.some((each) => each(page))
}

/** A figure beside its label, or with its basis, or one that nothing else could be: "$78M+". */
export function statesClaim(claim: Claim): Shows {
  const figure = rangeText(claim)
  const [before, , after] = bounds(figure)
  const [value, label] = [figure, oneSpace(claim.label)].map(exactly)
  const beside = new RegExp(`${before}${value}\\s*${label}|${label}\\s*${value}${after}`)
  const unlike = /^\$.*[KMB]/.test(figure)
  return (page) =>
    beside.test(page.text) ||
    (says(figure)(page) && (unlike || page.text.includes(oneSpace(claim.basis))))
}

/** The page of a file, or for a file that many pages use, those that print the text of this field. */
export function printsField(launch: Launch, file: string, path: Path): Shows {
  const own = pagesOfFile(file)
  return own.length > 0 ? on(...own) : says(printedText(launch, file, path))
}

export function printsFact(launch: Launch, name: string): Shows {
  return either(...usesOf(launch, name).map(({ file, path }) => printsField(launch, file, path)))
}

/** The texts that use a fact by its name. */
export function usesOf(launch: Launch, name: string): Typed[] {
  return typedTexts(launch).filter(({ text }) => text.includes(`{${name}}`))
}

function pattern(text: string): RegExp {
  return new RegExp(bounds(text).join(''))
}

/** "5" is not found in "15", nor "$10" in "$10,000". */
function bounds(text: string): [before: string, text: string, after: string] {
  const before = /^\w/.test(text) ? '(?<![\\w$.,])' : '(?<!\\w)'
  const after = /\w$/.test(text) ? '(?![\\w%]|[.,]\\d)' : '(?!\\w)'
  return [before, exactly(text), after]
}

function exactly(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}-]/g, '\\$&')
}
