import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A large tool that few commands need: installed when first asked for, beside the other caches,
    so that `npm ci` stays small. Returns a function that finds files of its package. */
function onDemand(name: string, version: string): (path: string) => string {
  const folder = join(import.meta.dirname, '../node_modules/.cache/tools', `${name}-${version}`)
  if (!existsSync(join(folder, 'node_modules', name))) {
    process.stderr.write(`Installing ${name} ${version} once...\n`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const args = ['install', '--no-audit', '--no-fund', '--silent', `${name}@${version}`]
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Error(`${name} ${version} could not be installed.`)
  }
  const { resolve } = createRequire(join(folder, 'x.js'))
  return (path) => resolve(path)
}

/** The default export of such a tool, or of a module that came with it. */
export async function importOnDemand(name: string, version: string, module = name) {
  const file = onDemand(name, version)(module)
  return (await import(pathToFileURL(file).href)).default
}
