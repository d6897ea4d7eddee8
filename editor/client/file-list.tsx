import type { Problem } from '#app/content/engine/problem.ts'
import type { FileEntry } from '../types.ts'
import styles from './file-list.module.css'

type FileListProps = {
  files: readonly FileEntry[]
  current: string
  problems: readonly Problem[]
  unsaved: ReadonlySet<string>
}

export function FileList({ files, current, problems, unsaved }: FileListProps) {
  const folders = [...new Set(files.map(({ file }) => folderOf(file)))]
  return (
    <nav className={styles.list} aria-label="Files">
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
                    {unsaved.has(file) && <em>not saved</em>}
                    {problems.some((problem) => problem.file === file) && <em>needs attention</em>}
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
