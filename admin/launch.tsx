import { repository } from '../package.json'
import { findings } from '../src/launch.ts'
import { today } from '../src/lib/dates.ts'
import { entryUrl, labelOfFile } from './config.ts'
import { content, fieldPath } from './content.ts'

/** Lists sample content and expired content, each with a link to its form. */
export function BeforeLaunch() {
  const files = Object.fromEntries([...content].map(([file, data]) => [file.replace('content/', ''), data]))
  const list = findings({ ...files, '../package.json': { repository } }, today())
  const groups = Map.groupBy(list, ({ file }) => file)
  if (list.length === 0) return <p>No sample content left, and nothing has expired.</p>
  return (
    <div id="before-launch">
      <p>{list.length === 1 ? '1 thing' : `${list.length} things`} to finish. Each link opens the form.</p>
      {Array.from(groups, ([file, all]) => (
        <section key={file}>
          <h3>
            {file.startsWith('../') ? (
              'For your developer'
            ) : (
              <a href={entryUrl(file)}>{labelOfFile(`content/${file}`)}</a>
            )}
          </h3>
          <ul>
            {all.map(({ path, field, todo }) => (
              <li key={field}>
                <b>“{fieldPath({ file: `content/${file}`, path }, content).join(' › ')}”</b> {todo}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
