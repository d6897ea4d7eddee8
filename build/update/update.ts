import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '#hosting/atomic-build.ts'
import { type Difference, differences, pagesIn } from './differences.ts'
import { blobOf, type Plan, planOf, topOf } from './plan.ts'
import { type Places, placesIn, readState, swapIn, takeBack } from './swap.ts'
import { keepVersion, unsavedIn } from './versions.ts'

/** Said to the owner, whose site is as it was. */
export class Refused extends Error {}

type Options = {
  /** The folder of the new version, and that of the site. */
  product: string
  site: string
  /** Whether the product's files replace those that the owner has changed. */
  replace?: boolean
  say: (sentence: string) => void
}

const packages = 'node_modules'
const lock = 'package-lock.json'
const mostOnScreen = 40

/** The new site is made beside the old one, checked, built and compared; then the two change places. */
export function update({ product, site, replace = false, say }: Options): void {
  refuseUnready(site)
  const places = placesIn(site)
  const { next } = places
  const plan = planOf(site, product, replace)
  say('Building the site as it is now, to compare it.')
  if (existsSync(join(site, packages))) runIn(site, 'build')
  say('Making the new one beside it, checking and building it.')
  stage(plan, product, places)
  const migrated = step(plan, next, 'migrate', 'content', join(product, 'content'))
  for (const name of ['check', 'build']) step(plan, next, name)
  const built = 'dist/site'
  const [old, now] = [pagesIn(join(site, built)), pagesIn(join(next, built))]
  const link = join(next, packages)
  if (lstatSync(link).isSymbolicLink()) rmSync(link)
  swapIn(places, plan.dropped.map(topOf))
  say('')
  for (const line of migrated.split('\n')) if (line.includes(': ')) say(`content/${line}`)
  tellKept(plan, say)
  if (old.size === 0) say('The old site could not be built, so the pages were not compared.')
  else tellDifferences(differences(old, now), places, say)
  say('')
  keep(places, 'Update to a newer version of the product', say)
  say('Updated. Look at it with "npm start", then publish: visitors see the old site until then.')
  say('To take the update back: npm run update -- --undo')
}

/** Puts the site back as it was before the update; a second time brings the update again. */
export function undo({ site, say }: Pick<Options, 'site' | 'say'>): void {
  const places = placesIn(site)
  const state = readState(places)
  if (!state) throw new Refused('There is no update to take back.')
  if (!state.isUnderWay) refuseUnready(site)
  takeBack(places, state)
  keep(places, 'Take back the last update', say)
  say(
    'The site is as it was, with the words and prices of then. The same command brings back what you had.',
  )
}

function refuseUnready(site: string): void {
  if (readState(placesIn(site))?.isUnderWay)
    throw new Refused('The last update was interrupted. First run: npm run update -- --undo')
  for (const name of ['content', 'package.json', lock])
    if (!existsSync(join(site, name)))
      throw new Refused(`${site} is not the folder of a website: it has no ${name}.`)
  const cache = join(site, '.cache')
  const names = existsSync(cache) ? readdirSync(cache) : []
  if (names.some((name) => isRunning(Number(/^edit-(\d+)-/.exec(name)?.[1]))))
    throw new Refused(
      'The editor is open. Save what you typed, stop the editor with Ctrl+C, and try again.',
    )
  const unsaved = unsavedIn(site)
  if (unsaved.length > 0)
    throw new Refused(
      `Publish first: these files have changes that are in no version yet.\n${unsaved.map((file) => `  ${file}`).join('\n')}`,
    )
}

function stage({ taken, kept }: Plan, product: string, { site, next }: Places): void {
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  for (const file of taken) copy(join(product, file), join(next, file))
  for (const file of [...kept, 'content']) copy(join(site, file), join(next, file))
  const isInstalled = (dir: string) =>
    existsSync(join(dir, packages)) && blobOf(join(dir, lock)) === blobOf(join(next, lock))
  if (isInstalled(site)) symlinkSync(join(site, packages), join(next, packages), 'junction')
  else if (isInstalled(product)) copy(realpathSync(join(product, packages)), join(next, packages))
  else {
    // On Windows npm is a script, which only a shell starts.
    const shell = process.platform === 'win32'
    const { status } = spawnSync('npm', ['ci'], { cwd: next, stdio: 'inherit', shell })
    if (status !== 0)
      throw new Refused(
        'The packages of the new version could not be fetched ("npm ci"), which takes the internet. Nothing was changed.',
      )
  }
}

/** A command of the version in this folder, by the Node that it brings. */
function runIn(cwd: string, script: string, ...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: undefined }
  const limits = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  return spawnSync(process.execPath, ['--run', script, '--', ...args], { cwd, env, ...limits })
}

function step({ differing }: Plan, next: string, script: string, ...args: string[]): string {
  const { status, stdout, stderr } = runIn(next, script, ...args)
  if (status === 0) return stdout
  const kept = `You have changed ${differing.join(', ')}, which may be the reason. To take ours: add --replace`
  const rest = differing.length > 0 ? [kept] : []
  throw new Refused([`${stdout}${stderr}`.trim(), 'Nothing was changed.', ...rest].join('\n'))
}

function keep({ site, before }: Places, words: string, say: Options['say']): void {
  const { added = [] } = readState(placesIn(site)) ?? {}
  const why = keepVersion(site, before, added, words)
  if (why) say(`Git could not keep this as a version. Commit it yourself. ${why}`)
}

function tellKept({ kept, differing, replaced, isKnown }: Plan, say: Options['say']): void {
  const why = isKnown
    ? 'you have changed it, so yours stays and ours is not used.'
    : 'stays, because it is not known whether you have changed it. Ours is not used.'
  for (const file of differing) say(`${file}: ${why}`)
  for (const file of replaced) say(`${file}: is ours now. Yours is in .cache/update/before.`)
  const own = kept.filter((file) => !differing.includes(file))
  if (own.length > 0) say(`Your own files stay: ${own.join(', ')}`)
  if (!isKnown)
    say(
      'This version came without its history. What you had outside content/ is in .cache/update/before.',
    )
}

function tellDifferences(
  found: readonly Difference[],
  { site }: Places,
  say: Options['say'],
): void {
  const file = '.cache/update/differences.txt'
  const whole = found.flatMap(({ sentence, words }) => [
    sentence,
    ...words.map((each) => `  ${each}`),
  ])
  writeFileSync(join(site, file), `${whole.join('\n')}\n`)
  say(found.length > 0 ? 'What visitors will find changed:' : 'No word on any page has changed.')
  for (const { sentence } of found.slice(0, mostOnScreen)) say(`  ${sentence}`)
  const more = found.length - mostOnScreen
  if (found.length > 0) say(`${more > 0 ? `And ${more} more. ` : ''}Word for word: ${file}`)
}
