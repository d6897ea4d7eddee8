// Terms in which a browser would break a line. Splitting text by one of these patterns makes every second part a term.

/** Matches W-2, FONCE-7 and 1099-NEC. */
export const formNames = /(?<![\w-])([A-Z]+-\d+[A-Za-z]*|\d+-[A-Z]+s?)(?![\w-])/
/** Also matches "self-employed" and "S election", but nothing in {price.tax-planning.elite}. */
export const joined = /(?<!\{[\w.-]*)([\w’]+(?:-[\w’]+)+|\bS (?:corporations?|election|status)\b)/
