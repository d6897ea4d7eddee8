// What a browser would end a line in. Of the parts of a text, every second one stays whole.

/** W-2, FONCE-7, 1099-NEC. */
export const formNames = /(?<![\w-])([A-Z]+-\d+[A-Za-z]*|\d+-[A-Z]+s?)(?![\w-])/
/** In headings, "self-employed" and "S election" too. Not in {price.tax-planning.elite}. */
export const joined = /(?<!\{[\w.-]*)([\w’]+(?:-[\w’]+)+|\bS (?:corporations?|election|status)\b)/
