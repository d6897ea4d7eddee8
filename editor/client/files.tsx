import { useState } from 'react'
import type { Drafts, Overview } from '#editor/types.ts'
import styles from './app.module.css'
import { Problems } from './problems.tsx'

type FileListProps = Pick<Overview, 'files' | 'problems'> & { current: string; drafts: Drafts }

/** Everything that can be edited, by the names its owner knows. */
export function FileList({ files, current, problems, drafts }: FileListProps) {
  const [wanted, setWanted] = useState('')
  const found = files.filter(({ file, name, what }) =>
    `${name} ${what} ${file}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <nav className={styles.files} aria-label="What you can edit">
      <label>
        Find
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {found.length === 0 && <p>Nothing has this name.</p>}
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
                    <b>{name}</b>
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
    </nav>
  )
}

/** By folder; the files beside the folders are the firm's, but for these. */
const groups: Record<string, string> = {
  'The firm': '',
  Prices: 'prices',
  Pages: 'pages',
  Services: 'services',
  Articles: 'articles',
  'Pages of your own': 'plain',
  'Legal pages': 'legal',
  'The site itself': 'site',
}
const ofSite = 'interface theme navigation redirects words launch sources'.split(' ')

function groupOf(file: string): string {
  if (file.includes('/')) return file.slice(0, file.indexOf('/'))
  return ofSite.includes(file.replace(/\.\w+$/, '')) ? 'site' : ''
}

const often = [
  ["The firm's name, phone, address or hours", 'firm.yaml'],
  ['A planning price', 'prices/tax-planning.yaml'],
  ['A client story', 'testimonials.yaml'],
  ['A question in the FAQ', 'faq.yaml'],
  ['The headline of the home page', 'pages/home.yaml'],
]

type StartProps = Pick<Overview, 'files' | 'problems'>

export function Start({ files, problems }: StartProps) {
  const there = often.filter(([, file]) => files.some((each) => each.file === file))
  return (
    <div className={styles.start}>
      <h2>What would you like to change?</h2>
      <ul>
        {there.map(([what, file]) => (
          <li key={file}>
            <a href={`#${file}`}>{what}</a>
          </li>
        ))}
      </ul>
      <p>
        Everything else is in the list on the left. Change a field, then press Save. The whole site
        is checked first, and nothing is saved until every problem is fixed. What you type is kept
        until then, even if you close this window. Visitors see your changes once you publish.
      </p>
      <Problems problems={problems} files={files} />
    </div>
  )
}
