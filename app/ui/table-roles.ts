/** Where the records are cards, the style sheet takes `display: table` away from the table and its
    parts, and with it, in Safari and older Chromium, their meaning. Said outright, it stays. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
