import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refused } from './update/git.ts'
import { undo, update } from './update/update.ts'

// npm run update: brings a newer version of the product to a site. In the folder of the newer version:
// -- --into ../my-site. In that of the site: -- --from and a folder, an archive or the address of a
// repository; the newer version then does the same. -- --undo takes it back; --replace takes our files
// also where the owner has changed them.

const here = join(import.meta.dirname, '..')
const fetched = join(here, '.cache/update-from')
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const usage = `Where is the newer version? In its folder, after "npm ci":
  npm run update -- --into ../my-site
Or here, with a folder, a .zip or .tar.gz file, or the address of a repository:
  npm run update -- --from ../newer-version
`

try {
  process.exitCode = run()
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  rmSync(fetched, { recursive: true, force: true })
}

function run(): number {
  const { values } = parseArgs({
    options: {
      into: { type: 'string' },
      from: { type: 'string' },
      undo: { type: 'boolean' },
      replace: { type: 'boolean' },
    },
  })
  const site = resolve(values.into ?? here)
  const replace = values.replace ?? false
  if (values.undo) undo({ site, say })
  else if (values.from) return updateFrom(values.from, replace)
  else if (site !== here) update({ product: here, site, replace, say })
  else {
    process.stderr.write(usage)
    return 2
  }
  return 0
}

function updateFrom(source: string, replace: boolean): number {
  const product = versionFrom(source)
  const program = join(product, 'build/update.ts')
  if (product === here || !existsSync(program))
    throw new Refused(`${source} has no newer version of this product. Nothing was changed.`)
  const args = [program, '--into', here, ...(replace ? ['--replace'] : [])]
  return spawnSync(process.execPath, args, { cwd: product, stdio: 'inherit' }).status ?? 1
}

/** Its folder: the one named, or one to which it is unpacked or cloned. */
function versionFrom(source: string): string {
  if (existsSync(join(source, 'package.json'))) return resolve(source)
  mkdirSync(fetched, { recursive: true })
  const isZip = source.endsWith('.zip') && process.platform === 'linux'
  const unpack = isZip
    ? ['unzip', '-q', source, '-d', fetched]
    : ['tar', '-xf', source, '-C', fetched]
  const isArchive = /\.(zip|tar|tgz|tar\.\w+)$/.test(source) && existsSync(source)
  // With its whole history, which knows what the owner has changed.
  const clone = ['git', 'clone', '--quiet', source, fetched]
  const [program = '', ...args] = isArchive ? unpack : clone
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Refused(`${source} could not be read. Nothing was changed.`)
  const [only = '', ...others] = readdirSync(fetched)
  const isInside = others.length === 0 && !existsSync(join(fetched, 'package.json'))
  return isInside ? join(fetched, only) : fetched
}
