import { useState } from 'react'
import type { UnsavedFiles } from '#editor/types.ts'
import { useOverview } from './contexts.ts'

/** Each group with its folder. Files outside of folders are in the first group, or in the last if they are
    listed in `ofSite`. */
const groups: Record<string, string> = {
  'The firm': '',
  Prices: 'prices',
  Pages: 'pages',
  Services: 'services',
  Articles: 'articles',
  Checklists: 'checklists',
  'Pages of your own': 'plain',
  'Legal pages': 'legal',
  'The site itself': 'site',
}
const ofSite = 'interface theme navigation redirects words launch sources'.split(' ')

function groupOf(file: string): string {
  if (file.includes('/')) return file.slice(0, file.indexOf('/'))
  return ofSite.includes(file.replace(/\.\w+$/, '')) ? 'site' : ''
}

/** Everything that can be edited, by the names its owner knows. */
export function FileList({ current, drafts }: { current: string; drafts: UnsavedFiles }) {
  const { files, problems } = useOverview()
  const [wanted, setWanted] = useState('')
  const found = files.filter(({ file, name, what }) =>
    `${name} ${what} ${file}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <nav aria-label="What you can edit">
      <label>
        Find
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      {Object.entries(groups).map(([title, holds]) => {
        const members = found.filter(({ file }) => groupOf(file) === holds)
        if (members.length === 0) return null
        return (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {members.map(({ file, name, draft }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === current ? 'page' : undefined}>
                    {name}
                    {draft && <span>not on the site yet</span>}
                    {file in drafts && <em>not saved</em>}
                    {problems.some((problem) => problem.file === file) && <em>has problems</em>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {found.length === 0 && <h2>Nothing has this name.</h2>}
    </nav>
  )
}
