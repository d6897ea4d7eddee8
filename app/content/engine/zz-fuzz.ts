import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { contentOptions } from '../plugin.ts'
import { loadContent } from './load.ts'
import { formatProblems } from './problem.ts'

rmSync('/tmp/fz', { recursive: true, force: true })
cpSync('content', '/tmp/fz', { recursive: true })
let seed = Number(process.argv[2] ?? 1)
const rnd = (n: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * n)
}
const files = loadContent(contentOptions('/tmp/fz')).files
const muts: Record<string, (l: string[], i: number) => void> = {
  del: (l, i) => {
    l.splice(i, 1)
  },
  dup: (l, i) => {
    l.splice(i, 0, l[i]!)
  },
  tab: (l, i) => {
    l[i] = '\t' + l[i]
  },
  indent: (l, i) => {
    l[i] = ' ' + l[i]
  },
  dedent: (l, i) => {
    l[i] = l[i]!.replace(/^ /, '')
  },
  nocolon: (l, i) => {
    l[i] = l[i]!.replace(': ', ':')
  },
  droppedcolon: (l, i) => {
    l[i] = l[i]!.replace(':', '')
  },
  noquote: (l, i) => {
    l[i] = l[i]!.replace(/["']/, '')
  },
  empty: (l, i) => {
    l[i] = l[i]!.replace(/: .*/, ':')
  },
  typo: (l, i) => {
    const s = l[i]!
    const p = rnd(s.length || 1)
    l[i] = s.slice(0, p) + s.slice(p + 1)
  },
  num: (l, i) => {
    l[i] = l[i]!.replace(/: .*/, ': 7')
  },
  list: (l, i) => {
    l[i] = l[i]!.replace(/: .*/, ': [a, b]')
  },
  word: (l, i) => {
    l[i] = l[i]!.replace(/: .*/, ': yes')
  },
  junk: (l, i) => {
    l[i] = l[i] + ' {nope} <b>'
  },
  nodash: (l, i) => {
    l[i] = l[i]!.replace('- ', '  ')
  },
  long: (l, i) => {
    l[i] = l[i] + ' very long text indeed'.repeat(30)
  },
}
const counts: Record<string, number> = {}
let shown = 0
for (let n = 0; n < Number(process.argv[3] ?? 300); n++) {
  const f = files[rnd(files.length)]!
  const orig = readFileSync('/tmp/fz/' + f, 'utf8')
  const l = orig.split('\n')
  const i = rnd(l.length)
  const m = Object.keys(muts)[rnd(Object.keys(muts).length)]!
  const before = l[i]
  muts[m]!(l, i)
  if (l.join('\n') === orig) continue
  writeFileSync('/tmp/fz/' + f, l.join('\n'))
  try {
    const { problems } = loadContent(contentOptions('/tmp/fz'))
    counts[problems.length] = (counts[problems.length] ?? 0) + 1
    const bad =
      problems.some((p) =>
        /something else|another value|undefined|\[object/.test(
          p.found + p.expected + (p.hint ?? ''),
        ),
      ) ||
      problems.length > 3 ||
      problems.some((p) => p.file !== f)
    if (process.argv[4] === 'all' ? problems.length && shown++ < 40 : bad) {
      console.log('=====', m, f, i + 1, JSON.stringify(before), '->', JSON.stringify(l[i]))
      console.log(formatProblems(problems).split('\n').slice(2, 40).join('\n'))
    }
  } catch (e) {
    console.log('!!!!! THROW', m, f, i + 1, JSON.stringify(before), e)
  }
  writeFileSync('/tmp/fz/' + f, orig)
}
console.log(counts)
