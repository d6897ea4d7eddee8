import type { Facts } from './facts.ts'

/** The mark, and the paragraph that follows it up to the next empty line. */
const marked = /^\{([?!])([^{}\n]*)\}[ \t]*(.*(?:\n.*\S.*)*)/gm

/**
 * A paragraph that begins with {?name} stands only where that fact is given, one that begins with
 * {!name} only where it is not. What goes leaves its line breaks, so that problems keep their lines.
 */
export function settleOptional(text: string, facts: Facts): string {
  return text.replaceAll(marked, (whole, sign: string, inner: string, paragraph: string) => {
    const name = inner.trim()
    if (!Object.hasOwn(facts, name)) return whole // told as an unknown fact
    const given = facts[name] !== ''
    return given === (sign === '?') ? paragraph : paragraph.replaceAll(/[^\n]/g, '')
  })
}
