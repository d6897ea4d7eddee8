import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { need } from '#hosting/runners/debian.ts'
import { freePort, versionOf } from '#hosting/runners/process.ts'
import type { Command, Parameters } from './commands.ts'
import type { Engine, Mood } from './engine.ts'
import { openSocket } from './firefox-wire.ts'

export const firefox: Engine = {
  name: 'Firefox',
  canBeOlder: true,
  find: () => versionOf(program(), '--version'),
  start: async (mood) => {
    const port = await freePort()
    const profile = await mkdtemp(join(tmpdir(), 'fairshare-firefox-'))
    await writeFile(join(profile, 'user.js'), preferences(mood, port))
    const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote']
    const child = spawn(program(), [...args, '--profile', profile], { stdio: 'ignore' })
    const socket = await openSocket(port)
    await socket.ask('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })

    /** Runs in the browser's own window, not in the page. */
    async function inWindow(script: string, ...args: unknown[]): Promise<unknown> {
      await socket.ask('Marionette:SetContext', { value: 'chrome' })
      try {
        return await socket.ask('WebDriver:ExecuteScript', { script, args })
      } finally {
        await socket.ask('Marionette:SetContext', { value: 'content' })
      }
    }
    return {
      send: (command: Command, parameters?: Parameters) =>
        socket.ask(`WebDriver:${command}`, parameters),
      // A window is never narrower than 500 px; the page in it can be.
      resize: async (size) => {
        await socket.ask('WebDriver:SetWindowRect', { width: 1600, height: 1200 })
        await inWindow(resizePage, size)
      },
      complaints: async () => (await inWindow(takeComplaints)) as string[],
      stop: async () => {
        socket.close()
        await end(child)
        await rm(profile, { recursive: true, force: true })
      },
    }
  },
}

function preferences({ scripting, scheme, age }: Mood, port: number): string {
  const values = {
    'marionette.port': port,
    'ui.useOverlayScrollbars': 1, // as on a phone
    'javascript.enabled': scripting !== 'off',
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    ...(age === 'older' && {
      'layout.css.anchor-positioning.enabled': false,
      'dom.viewTransitions.enabled': false,
    }),
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

const resizePage = `
  const [{ width, height }] = arguments
  const { style } = gBrowser.selectedBrowser
  for (const bound of ['min', 'max']) {
    style.setProperty(bound + '-width', width + 'px')
    style.setProperty(bound + '-height', height + 'px')
  }`

/** Of the browser's whole console only what a page has brought about. */
const takeComplaints = `
  const ofPages = Services.console
    .getMessageArray()
    .filter((each) => each instanceof Ci.nsIScriptError && /^http/.test(each.sourceName))
    .filter((each) => !(each.flags & Ci.nsIScriptError.warningFlag))
    .map((each) => each.errorMessage + ' (' + each.sourceName + ')')
  Services.console.reset()
  return ofPages`

function program(): string {
  const names = ['firefox-esr', 'firefox']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  if (!found) need('firefox-esr', '/usr/bin/firefox-esr')
  return found ?? '/usr/bin/firefox-esr'
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
