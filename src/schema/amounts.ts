import { line, price } from './fields.ts'

// Figures of the law and of samples, typed as they are printed; the arithmetic gets numbers.

/** "$24,800", or a price or {tax.wageBase}: the least of it. */
export const amount = price.transform(({ min }) => min)

/** "12.4%" is 0.124. */
export const rate = line.regex(/^\d+(\.\d+)?%$/, 'Write 12.4%').transform((text) => Number(text.slice(0, -1)) / 100)
