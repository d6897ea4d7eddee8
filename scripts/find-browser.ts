import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The tests need one Chromium. The system's own is preferred, then Playwright's, then, for root on
// Debian, the distribution's package. Whoever has none of these is told what to do.

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const help = `The tests need a Chromium, and none could be found or installed. Any one of these helps:
  - install Chromium or Chrome with your system's package manager
    (Debian or Ubuntu: sudo apt-get install chromium)
  - run: npx playwright install chromium
  - set CHROMIUM_PATH to the program of a Chromium you have`

/** The path of a Chromium, installed if need be. */
export function findBrowser(): string {
  return fromEnvironment() ?? onSystem() ?? fromPlaywright() ?? fromDebian() ?? fail()
}

function fromEnvironment(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is not a program.`)
  return path
}

function onSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, ...macApps].find(isProgram)
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  say('No Chromium on this system; asking Playwright for one.')
  run(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  return existsSync(path) ? path : undefined
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  say("Installing Debian's package chromium.")
  if (run('apt-get', ['update']))
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return onSystem()
}

function fail(): never {
  throw new Error(help)
}

function run(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 300_000 })
    return true
  } catch {
    return false
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
