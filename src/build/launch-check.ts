import { readFileSync } from 'node:fs'
import { findings } from '../launch.ts'
import { dataOf, readableSources } from './check-content.ts'

// npm run launch-check lists what to finish before launch. It changes no files, and exits with 1 if it finds anything.

const content = [...readableSources('Launch check failed')].map(([file, source]) => [file.slice(8), dataOf(source)])
const files = Object.fromEntries([...content, ['../package.json', JSON.parse(readFileSync('package.json', 'utf8'))]])
const list = findings(files, new Date().toISOString().slice(0, 10))
for (const { file, field, todo } of list)
  process.stdout.write(`content/${file}: ${field} ${todo}\n`.replace('content/../', ''))
process.stdout.write(list.length > 0 ? `\nLeft to do before launch: ${list.length}\n` : 'No sample content left.\n')
process.exitCode = list.length > 0 ? 1 : 0
