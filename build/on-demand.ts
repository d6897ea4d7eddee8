import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The default export of a large tool that few commands need, or of a module that came with it. It is
    installed when first asked for, beside the other caches, so that `npm ci` stays small. */
export async function importOnDemand(name: string, version: string, module = name) {
  const folder = join(import.meta.dirname, '../node_modules/.cache/tools', `${name}-${version}`)
  if (!existsSync(join(folder, 'node_modules', name))) {
    process.stderr.write(`Installing ${name} ${version} (only this once)...\n`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const args = ['install', '--no-audit', '--no-fund', '--silent', `${name}@${version}`]
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Error(`${name} ${version} could not be installed.`)
  }
  const file = createRequire(join(folder, 'x.js')).resolve(module)
  return (await import(pathToFileURL(file).href)).default
}
