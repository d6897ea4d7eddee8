/** Matches terms in which a line must not break: "self-employed", "1099-NEC" and "S election", but nothing in
    {price.tax-planning.elite}. Splitting text by it makes every second part a term. */
export const terms = /(?<!\{[\w.-]*)([\w’]+(?:-[\w’]+)+|\bS (?:corporations?|election|status)\b)/
