import type { Problem } from '#app/content/engine/problem.ts'
import type { FileEntry } from '../types.ts'
import { Problems } from './problems.tsx'
import styles from './start.module.css'

type StartProps = { files: readonly FileEntry[]; folder: string; problems: readonly Problem[] }

const often = [
  ['Phone, address, hours or the name of the firm', 'firm.yaml'],
  ['A planning price', 'prices/tax-planning.yaml'],
  ['A client story', 'testimonials.yaml'],
  ['A question of the FAQ', 'faq.yaml'],
  ['The first words of the home page', 'pages/home.yaml'],
]

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
        Everything else is in the list of files. Change a field and press Save: the whole site is
        checked first, and nothing is written while something is wrong. Saving changes the files on
        this computer only. Visitors see it once you publish.
      </p>
      <Problems problems={problems} folder={folder} />
    </div>
  )
}
