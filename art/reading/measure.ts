// What the plates of the reading pages are computed from, read off their texts.
import type { Answer } from './chest.ts'

/** Words and sentences of an answer of the FAQ; a fact in braces counts as a word. */
export function answerOf(markdown: string): Answer {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[*[\]]/g, '')
  return { words: wordsIn(text), sentences: text.match(/[.?!](\s|$)/g)?.length ?? 1 }
}

/** Words of each chapter of a legal page, its heading not counted. */
export function chaptersOf(markdown: string): number[] {
  const chapters = markdown.split(/^## .*$/m).slice(1)
  // Of a paragraph that has two wordings, one is printed.
  return chapters.map((chapter) => wordsIn(chapter.replaceAll(/^\{\?.*$/gm, '')))
}

/** The capitals set in bold in the chapter about opting out. */
export function stopWordsOf(markdown: string): string[] {
  const chapter = markdown.split(/^## /m).find((each) => /^opt out/i.test(each)) ?? ''
  return [...chapter.matchAll(/\*\*([A-Z ]+)\*\*/g)].map(([, word = '']) => word)
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length
}
