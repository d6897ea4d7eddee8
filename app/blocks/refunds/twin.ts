import { line, sourceLink, staleLine, type Twin, title, without } from '#app/blocks/twin.ts'
import { ownEntries } from './entries.ts'
import type { refunds } from './fields.ts'

export const twin: Twin<typeof refunds> = ({ federal, have, look, rule, entries, content }) => ({
  entries: ownEntries(entries, content).flatMap((entry) => {
    const { state = federal } = entry
    const stale = staleLine(content, state, entry)
    if (stale.length > 0) return stale
    return [
      ...title(3, state),
      ...line(entry.text),
      ...line(entry.have && [have, ' ', entry.have]),
      ...line(entry.have ? look : rule, ' ', sourceLink(content, entry.source)),
    ]
  }),
  ...without('federal', 'have', 'look', 'rule'),
})
