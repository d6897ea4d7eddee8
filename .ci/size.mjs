// Counts tracked lines and files, and fails above the ceilings of size.json, which are lowered and never raised.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const ceilings = JSON.parse(readFileSync(join(root, '.ci/size.json'), 'utf8'))
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
const files = tracked.filter((file) => file && file !== 'package-lock.json' && existsSync(join(root, file)))

const code = /\.(ts|tsx|astro|js|mjs|cjs|css|html|sh|json|ya?ml)$/
// Packing lines is not saving.
const mostLong = 60
const words = /^content\//

const rooms = {
  new: files.filter((file) => !words.test(file) && code.test(file)),
  content: files.filter((file) => file.startsWith('content/') && /\.(ya?ml|md)$/.test(file)),
  guides: files.filter((file) => !words.test(file) && file.endsWith('.md')),
}

let high = false
for (const [room, list] of Object.entries(rooms)) {
  const counts = { lines: list.reduce((sum, file) => sum + linesOf(file).length, 0), files: list.length }
  const told = Object.entries(ceilings[room]).map(([unit, ceiling]) => {
    if (counts[unit] > ceiling) high = true
    return `${counts[unit]} of ${ceiling} ${unit}${counts[unit] > ceiling ? ', TOO MANY' : ''}`
  })
  process.stdout.write(`${room}: ${told.join('; ')}\n`)
}
const program = rooms.new.filter((file) => /\.(ts|tsx|astro|js|mjs|cjs|css)$/.test(file))
const long = program.flatMap(linesOf).filter((line) => line.length > 140).length
process.stdout.write(
  `lines of code over 140 characters: ${long} of ${mostLong}${long > mostLong ? ', TOO MANY' : ''}\n`,
)
if (long > mostLong) high = true
if (high) process.stderr.write('Above a ceiling of .ci/size.json: find what serves nobody, and delete it.\n')
process.exitCode = high ? 1 : 0

function linesOf(file) {
  return readFileSync(join(root, file), 'utf8').split('\n').slice(0, -1)
}
