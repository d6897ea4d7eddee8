import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium: the one CHROMIUM_PATH names, the system's, or Playwright's. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && isProgram(named)) return named
  if (named) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`)
  const found = [...onSystem(names), ...macApps, chromium.executablePath()].find(isProgram)
  if (found) return found
  throw new Error(
    'No Chromium found: install the Debian package chromium or Google Chrome, run "npx playwright install chromium", or set CHROMIUM_PATH to one.',
  )
}

/** The same without windows to draw, where Debian's package chromium-headless-shell is installed: it
    takes a fifth less time, but has no back/forward cache. */
export function findFastBrowser(): string {
  const [fast] = onSystem(['chromium-headless-shell']).filter(isProgram)
  return (!process.env.CHROMIUM_PATH && fast) || findBrowser()
}

function onSystem(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
