import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Sees to it that a file of a Debian package is there: installs the package where we may. */
export function need(name: string, file: string): void {
  if (existsSync(file)) return
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`Installing Debian's package ${name}.\n`)
    install(name)
    if (existsSync(file)) return
  }
  throw new Error(`${file} is missing. On Debian: sudo apt-get install ${name}`)
}

function install(name: string) {
  // RUNLEVEL=1: the package must not start a server of its own.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: 'ignore', timeout: 300_000, env } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  } catch {
    // the caller sees whether the file came
  }
}
