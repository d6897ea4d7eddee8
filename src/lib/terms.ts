const kinds = [
  /\$[\d,.]+[KM]?(?:-\$?[\d,]+[KM]?\+?|\/\w+)/, // $250-400+, $75/hr
  /[\w’]+(?:-[\w’]+)+/, // self-employed, 1099-NEC
  /\b[CS] (?:corporations?|election|status)\b/,
  /[A-Z][a-z]{2,8} \d\d?, \d{4}/, // May 17, 2027
  /§ [\w.()-]+/,
]

/** Matches terms in which a line must not break, but nothing in {price.tax-planning.elite}. Splitting text by it makes
    every second part a term. */
export const terms = new RegExp(`(?<!\\{[\\w.-]*)(${kinds.map(({ source }) => source).join('|')})`)
