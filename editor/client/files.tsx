import type { Drafts, Overview } from '#editor/types.ts'
import styles from './app.module.css'
import { Problems } from './problems.tsx'

type FileListProps = Pick<Overview, 'files' | 'problems'> & {
  current: string
  drafts: Drafts
}

export function FileList({ files, current, problems, drafts }: FileListProps) {
  const folders = [...new Set(files.map(({ file }) => folderOf(file)))]
  return (
    <nav className={styles.files} aria-label="Files">
      {folders.map((folder) => (
        <div key={folder}>
          <h2>{titles[folder] ?? folder}</h2>
          <ul>
            {files
              .filter(({ file }) => folderOf(file) === folder)
              .map(({ file, what }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === current ? 'page' : undefined}>
                    <b>{nameOf(file)}</b>
                    <span>{folder === 'services' || what.startsWith('a ') ? '' : what}</span>
                    {file in drafts && <em>not saved</em>}
                    {problems.some((problem) => problem.file === file) && <em>has problems</em>}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const titles: Record<string, string> = {
  '': 'The firm',
  prices: 'Prices',
  pages: 'Pages',
  services: 'Services',
  articles: 'Articles',
  legal: 'Legal pages',
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}

const often = [
  ["The firm's name, phone, address or hours", 'firm.yaml'],
  ['A planning price', 'prices/tax-planning.yaml'],
  ['A client story', 'testimonials.yaml'],
  ['A question in the FAQ', 'faq.yaml'],
  ['The headline of the home page', 'pages/home.yaml'],
]

type StartProps = Pick<Overview, 'files' | 'folder' | 'problems'>

export function Start({ files, folder, problems }: StartProps) {
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
        Everything else is in the list of files. Change a field, then press Save. The whole site is
        checked first, and nothing is saved until every problem is fixed. Saving changes only the
        files on this computer. Visitors see your changes once you publish.
      </p>
      <Problems problems={problems} folder={folder} />
    </div>
  )
}
