import type { Drafts, Overview } from '#editor/types.ts'
import styles from './app.module.css'
import { Problems } from './problems.tsx'

type FileListProps = Pick<Overview, 'files' | 'problems'> & { current: string; drafts: Drafts }

/** Everything that can be edited, by the names its owner knows. */
export function FileList({ files, current, problems, drafts }: FileListProps) {
  return (
    <nav className={styles.files} aria-label="What you can edit">
      {Object.entries(groups).map(([title, holds]) => {
        const members = files.filter(({ file }) => groupOf(file) === holds)
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

export function Start({ files, problems }: Pick<Overview, 'files' | 'problems'>) {
  return (
    <div className={styles.start}>
      <h2>What would you like to change?</h2>
      <p>
        Click a sentence or a number on the page at the right, or choose from the list on the left.
        Change a field, then press Save. The whole site is checked first, and nothing is saved until
        every problem is fixed. What you type is kept until then, even if you close this window.
        Visitors see your changes once you publish.
      </p>
      <Problems problems={problems} files={files} />
    </div>
  )
}
