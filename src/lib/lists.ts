/** "English and Spanish". */
export const inWords = (items: readonly string[]) => new Intl.ListFormat('en-US').format(items)
