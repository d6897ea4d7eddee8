import { expect, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { contentOptions } from './plugin.ts'

// What a file takes from another is that file's sentence, not a second one.
const { data } = loadContent({ ...contentOptions(), join: (file, all) => all.get(file) })

/** Wording that compliance requires may stand wherever it is due. */
const required = [
  'is a private company, not affiliated with the IRS or any government agency',
  'Shown to explain the kind of work we do',
  'limited educational or promotional content about tax and accounting services',
  'We do not send texts about debt relief, debt settlement or credit repair',
  'Do not send Social Security numbers or tax documents by text or email',
  'Figures are illustrative, rounded, and do not describe identifiable clients',
]

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value.replaceAll(/<\/(?:p|li|h\d|t[dh]|caption)>/g, '\n').replaceAll(/<[^>]+>/g, '')]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function sentencesOf(value: unknown): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(/(?<=[.?!])\s+|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
    .filter((sentence) => !required.some((wording) => sentence.includes(wording)))
}

test('no sentence stands on two pages', () => {
  const places = new Map<string, Set<string>>()
  for (const [file, value] of data) {
    if (!/^(pages|services|articles|legal|faq|audiences)/.test(file)) continue
    for (const sentence of sentencesOf(value)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(file))
    }
  }
  expect(places.size).toBeGreaterThan(50)
  const repeated = [...places].filter(([, files]) => files.size > 1)
  expect(repeated.map(([sentence, files]) => `${[...files].join(' and ')}: ${sentence}`)).toEqual(
    [],
  )
})
