/** Matches terms in which a line must not break: "self-employed", "1099-NEC", "$250-400+", "$75/hr", "S election",
    "May 17, 2027" and "§ 6654", but nothing in {price.tax-planning.elite}. Splitting text by it makes every second part
    a term. */
export const terms =
  /(?<!\{[\w.-]*)(\$[\d,.]+[KM]?(?:-\$?[\d,]+[KM]?\+?|\/\w+)|[\w’]+(?:-[\w’]+)+|\bS (?:corporations?|election|status)\b|[A-Z][a-z]{2,8} \d\d?, \d{4}|§ [\w.()-]+)/
