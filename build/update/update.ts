import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '#hosting/atomic-build.ts'
import { differences, pagesIn } from './differences.ts'
import { gitIn, keptBy, listed, Refused } from './git.ts'
import { type Plan, planOf } from './plan.ts'

type Options = {
  /** The folders of the new version and of the site. */
  product: string
  site: string
  /** Whether the product's files replace those that the owner has changed. */
  replace?: boolean
  say: (sentence: string) => void
}

const packages = 'node_modules'
const lock = 'package-lock.json'
/** The version to which an undo goes. */
const before = 'refs/before-update'
const mostOnScreen = 40

/** The new site is a version that is made, checked, built and compared beside the old one. Then the folder
    goes to that version. */
export function update({ product, site, replace = false, say }: Options): void {
  refuseUnready(site)
  say('Building the site as it is now, to compare it.')
  if (existsSync(join(site, packages))) runIn(site, 'build')
  say('Making the new one beside it, checking and building it.')
  const git = gitIn(site)
  const plan = planOf(site, product, replace)
  const next = join(site, '.cache/update')
  const clear = () => {
    rmSync(next, { recursive: true, force: true })
    git(['worktree', 'prune'])
  }
  try {
    clear()
    git(['worktree', 'add', '--quiet', '--detach', next, committed(site, plan.tree)])
    install(product, site, next)
    const said = step(plan, next, 'migrate', 'content', join(product, 'content'))
    for (const name of ['check', 'build']) step(plan, next, name)
    const [old, now] = [pagesIn(join(site, 'dist/site')), pagesIn(join(next, 'dist/site'))]
    const link = join(next, packages)
    if (lstatSync(link).isSymbolicLink()) rmSync(link)
    gitIn(next)(['add', '--all'])
    const tree = gitIn(next)(['write-tree'])
    if (tree === git(['rev-parse', 'HEAD:'])) {
      say('The site has this version already.')
      return
    }
    git(['update-ref', before, 'HEAD'])
    git(['merge', '--quiet', '--ff-only', committed(site, tree)])
    moveBuilt(site, next)
    for (const line of said.split('\n')) if (line.includes(': ')) say(`content/${line}`)
    for (const file of plan.differing) say(`${file}: ${fateOf(plan, replace)}`)
    if (!plan.isKnown && plan.gone.length > 0)
      say(
        `Not in the new version; what is yours of it is in the version before: ${plan.gone.join(', ')}`,
      )
    if (old.size === 0) say('The old site could not be built, so the pages were not compared.')
    else tell(differences(old, now), site, say)
    say('Updated. Look at it with "npm start", then publish: visitors see the old site until then.')
    say('To take the update back: npm run update -- --undo')
  } finally {
    clear()
  }
}

/** The site as it was before the update, but for its records; a second time brings the update again. */
export function undo({ site, say }: Pick<Options, 'site' | 'say'>): void {
  refuseUnready(site)
  const git = gitIn(site)
  if (!git(['for-each-ref', before])) throw new Refused('There is no update to take back.')
  const [now, old] = [git(['rev-parse', 'HEAD']), readFileSync(join(site, lock), 'utf8')]
  const all = ['--staged', '--worktree', '--', '.', ':!content/records']
  git(['restore', `--source=${before}`, ...all])
  git([
    'merge',
    '--quiet',
    '--ff-only',
    committed(site, git(['write-tree']), 'Take back an update'),
  ])
  git(['update-ref', before, now])
  if (old !== readFileSync(join(site, lock), 'utf8')) swapPackages(site)
  say('The site is as it was before, with the words and prices of then.')
  say('What you had until now is kept: the same command brings it back.')
  if (!existsSync(join(site, 'build/update.ts')))
    say(
      'This version has no such command. In the folder of the newer one it is the same with --into.',
    )
}

function refuseUnready(site: string): void {
  for (const name of ['content', 'package.json', lock])
    if (!existsSync(join(site, name)))
      throw new Refused(`${site} is not the folder of a website: it has no ${name}.`)
  if (!existsSync(join(site, '.git')))
    throw new Refused(
      'This site keeps no versions, so nothing could be taken back. Type in its folder, once:\n  git init\n  git add .\n  git commit -m "Our site"',
    )
  const cache = join(site, '.cache')
  const names = existsSync(cache) ? readdirSync(cache) : []
  if (names.some((name) => isRunning(Number(/^edit-(\d+)-/.exec(name)?.[1]))))
    throw new Refused(
      'The editor is open. Save what you typed, stop it with Ctrl+C, and try again.',
    )
  const git = gitIn(site)
  const changed = git(['diff', 'HEAD', '--name-only', '--no-renames', '-z'])
  const others = git(['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'])
  // A picture that nobody uses is never published.
  const added = listed(others).filter((file) => !file.startsWith('content/images/'))
  const unsaved = [...listed(changed), ...added].map((file) => `\n  ${file}`)
  if (unsaved.length > 0)
    throw new Refused(
      `These changes are in no version yet:${unsaved.join('')}\nPublish keeps those in content/. For any other, type in the folder of the site:\n  git commit --all -m "Our changes"`,
    )
}

/** A version on top of the one that is there. */
function committed(site: string, tree: string, words = 'Update to a newer version'): string {
  const git = gitIn(site, {
    GIT_AUTHOR_NAME: 'Update',
    GIT_AUTHOR_EMAIL: 'update@localhost',
    GIT_COMMITTER_NAME: 'Update',
    GIT_COMMITTER_EMAIL: 'update@localhost',
  })
  return git(['commit-tree', tree, '-p', 'HEAD', '-m', words, '-m', keptBy])
}

/** Packages that this computer has need no internet. */
function install(product: string, site: string, next: string): void {
  const textIn = (dir: string) => readFileSync(join(dir, lock), 'utf8').replaceAll('\r\n', '\n')
  const hasThem = (dir: string) => existsSync(join(dir, packages)) && textIn(dir) === textIn(next)
  const to = join(next, packages)
  if (hasThem(site)) {
    symlinkSync(join(site, packages), to, 'junction')
    return
  }
  if (hasThem(product)) {
    const from = realpathSync(join(product, packages))
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    return
  }
  // On Windows npm is a script, which only a shell starts.
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', ['ci'], { cwd: next, stdio: 'inherit', shell })
  if (status !== 0)
    throw new Refused(
      'Nothing was changed: "npm ci" has not fetched the packages of the new version.',
    )
}

/** A command of the version in this folder, by the Node that it brings. */
function runIn(cwd: string, script: string, ...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: undefined }
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  return spawnSync(process.execPath, ['--run', script, '--', ...args], options)
}

function step({ differing }: Plan, next: string, script: string, ...args: string[]): string {
  const { status, stdout, stderr } = runIn(next, script, ...args)
  if (status === 0) return stdout
  const files = differing.join(', ')
  const rest =
    files && `\nYou have changed ${files}. If that is the reason, add --replace to take ours.`
  throw new Refused(`${`${stdout}${stderr}`.trim()}\n\nNothing was changed.${rest}`)
}

function moveBuilt(site: string, next: string): void {
  rmSync(join(site, 'dist'), { recursive: true, force: true })
  renameSync(join(next, 'dist'), join(site, 'dist'))
  if (!existsSync(join(next, packages))) return
  rmSync(packagesBefore(site), { recursive: true, force: true })
  renameSync(join(next, packages), packagesBefore(site))
  swapPackages(site)
}

const packagesBefore = (site: string) => join(site, '.cache/packages-before')

function swapPackages(site: string): void {
  const [here, other, aside] = [
    join(site, packages),
    packagesBefore(site),
    join(site, '.cache/aside'),
  ]
  if (existsSync(here)) renameSync(here, aside)
  if (existsSync(other)) renameSync(other, here)
  if (existsSync(aside)) renameSync(aside, other)
}

function fateOf({ isKnown }: Plan, replace: boolean): string {
  if (replace) return 'is ours now, as you asked. Yours is in the version before.'
  if (isKnown) return 'you have changed it, so yours stays and ours is not used.'
  return 'stays. The new version came without its history, so nobody knows whether you changed it.'
}

function tell(found: ReturnType<typeof differences>, site: string, say: Options['say']): void {
  const file = '.cache/update-differences.txt'
  const words = found.map(({ sentence, words }) => [sentence, ...words].join('\n  '))
  writeFileSync(join(site, file), `${words.join('\n')}\n`)
  say(found.length > 0 ? 'What visitors will find changed:' : 'No word on any page has changed.')
  for (const { sentence } of found.slice(0, mostOnScreen)) say(`  ${sentence}`)
  const more = found.length - mostOnScreen
  if (found.length > 0) say(`${more > 0 ? `And ${more} more. ` : ''}Word for word: ${file}`)
}
