import { weekdays } from '#app/lib/dates.ts'
import { formatPrice, parsePrice, readDollars } from '#app/lib/money.ts'
import { stateName } from '#app/lib/us-states.ts'
import { likelyHost, likelyUrl } from './links.ts'

// What was most likely meant by a text that is not written as its field wants it: the check suggests it, and
// the editor's form takes it where it is clear.

type Notation = {
  likely: (typed: string) => string | undefined
  /** Whether nothing else can have been meant; the same letters and digits if there is none here. */
  isClear?: (typed: string) => boolean
}

export const notations = {
  price: {
    likely: likelyPrice,
    // "$4.800" may be four dollars and eighty cents, "$900-300" may have a wrong digit.
    isClear: (typed) =>
      parsePrice(typed) === undefined && !isReversed(typed) && !/\.(?!00\b)/.test(typed),
  },
  phone: { likely: likelyPhone },
  url: { likely: likelyUrl },
  site: { likely: (typed) => likelyUrl(typed.replace(/[?#].*/, '')) },
  email: {
    likely: (typed) => {
      const [name, host = ''] = typed.replaceAll(/^(.*<|mailto:)|>.*$|\s/gi, '').split('@')
      return host && `${name}@${likelyHost(host)}`
    },
  },
  date: { likely: likelyDate, isClear: () => true },
  month: { likely: likelyMonth, isClear: () => true },
  days: { likely: likelyDays, isClear: () => true },
  clock: { likely: likelyClock, isClear: () => true },
  state: { likely: stateName, isClear: () => true },
  /** Typed like a price, and kept as a number. */
  dollars: {
    likely: (typed) => {
      const amount = readDollars(withoutUnit(typed).replaceAll(/\.00\b/g, ''))
      return amount === undefined ? undefined : `${amount}`
    },
    isClear: (typed) => !/\.(?!00\b)/.test(typed),
  },
} satisfies Record<string, Notation>

export type NotationName = keyof typeof notations

/** A text as its field wants it, where it is clear what was meant; otherwise as it was typed. */
export function inNotation(name: NotationName, typed: string): string {
  const { likely, isClear }: Notation = notations[name]
  const meant = likely(typed)
  if (!meant) return typed
  return (isClear ? isClear(typed) : isSame(typed, meant)) ? meant : typed
}

/** www.example.com lacks only what every address begins with, 1-615-555-0199 has what no number here does. */
function isSame(typed: string, meant: string): boolean {
  const [a = '', b = ''] = [typed, meant].map((text) =>
    text.toLowerCase().replaceAll(/[^a-z\d]/g, ''),
  )
  return a.length > 6 && b.length > 6 ? a.endsWith(b) || b.endsWith(a) : a === b
}

const typedPrice = /^\$?(\d[\d,.]*?)(?:\.00)?(?:(?:-|–|—|to)\$?(\d[\d,.]*?)(?:\.00)?)?(\+|andup)?$/i

function withoutUnit(typed: string): string {
  return typed.replaceAll(/US(?=\$)|USD|dollars?|\s/gi, '')
}

/** The amounts of a price that was not typed as one: "4800 dollars", "$4.800", "$4,800 +". */
function amountsIn(typed: string) {
  const [, from = '', to = from, plus] = typedPrice.exec(withoutUnit(typed)) ?? []
  const [first, last] = [from, to].map((digits) => {
    const whole = digits.replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    return /^\d+$/.test(whole) ? Number(whole) : undefined
  })
  return first === undefined || last === undefined ? undefined : { first, last, plus: !!plus }
}

export function isReversed(typed: string): boolean {
  const { first = 0, last = 0 } = amountsIn(typed) ?? {}
  return first > last
}

function likelyPrice(typed: string): string | undefined {
  const amounts = amountsIn(typed)
  if (!amounts) return undefined
  const { first, last, plus } = amounts
  return formatPrice({ min: Math.min(first, last), max: Math.max(first, last), plus })
}

/** The letters of a telephone's keys: 1-800-FLOWERS is dialed as (800) 356-9377. */
const keys = '22233344455566677778889999'

function likelyPhone(typed: string): string | undefined {
  const [, number = '', extension] = /^(.*?)\s*(?:(?:ext\.?|x|#)\s*(\d+))?$/i.exec(typed) ?? []
  const dialed = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => keys[letter.charCodeAt(0) - 65] ?? '')
  const digits = dialed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length !== 10) return undefined
  const shown = digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return extension ? `${shown} ext. ${extension}` : shown
}

/** 11/30/2026, November 30, 2026 and Nov. 30 2026. */
function likelyDate(typed: string): string | undefined {
  const [, month, day, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ??
    /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(typed) ??
    []
  return written(year, month, day)
}

/** 11/2026 and November 2026. */
function likelyMonth(typed: string): string | undefined {
  const [, month, year] = /^(\d{1,2}|[a-z]{3,9})[/. -]+(\d{4})$/i.exec(typed) ?? []
  return written(year, month)
}

/** Mon-Fri, Monday to Friday, and Tue & Thu. */
function likelyDays(typed: string): string | undefined {
  const parts = typed.split(/\s*(?:,|&|\band\b)\s*/i).map((part) =>
    part.split(/\s*(?:[-–—]|\bto\b|\bthrough\b)\s*/i).map((day) => {
      const start = day.replace(/s?\.?$/, '').toLowerCase()
      return start.length > 2 && weekdays.find((each) => each.toLowerCase().startsWith(start))
    }),
  )
  const isWhole = parts.flat().every(Boolean)
  return isWhole ? parts.map((part) => part.join('-')).join(', ') : undefined
}

/** 8:30 AM, 5 p.m. and 17:00; 5:00 may be either half of the day. */
function likelyClock(typed: string): string | undefined {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(typed) ?? []
  const hour = Number(hours)
  if (!hours || (half ? hour > 12 : hour < 13 || hour > 23)) return undefined
  const isLate = half?.toLowerCase() !== 'a'
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${isLate ? 'pm' : 'am'}`
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

function written(year = '', month = '', day?: string): string | undefined {
  const at = Number(month) || months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  if (!year || at < 1 || at > 12) return undefined
  return [year, `${at}`, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-')
}
