import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { need } from '#hosting/runners/debian.ts'
import { freePort, startServer, versionOf } from '#hosting/runners/process.ts'
import type { Engine } from './engine.ts'
import { openSession } from './http-wire.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

// MiniBrowser's own buttons would keep its window wider than a phone.
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }'

export const webkit: Engine = {
  name: 'WebKit',
  canBeOlder: true,
  find: () => {
    need('webkit2gtk-driver', driver)
    need('xvfb', screen)
    return versionOf('dpkg-query', '--show', 'webkit2gtk-driver') // MiniBrowser needs a screen to say it
  },
  start: async ({ scripting, scheme, age }) => {
    const home = await mkdtemp(join(tmpdir(), 'fairshare-webkit-'))
    await mkdir(join(home, 'gtk-3.0'))
    await writeFile(join(home, 'gtk-3.0/gtk.css'), narrow)
    const display = await startDisplay()
    const port = await freePort()
    const server = await startServer(driver, [`--port=${port}`], {
      port,
      env: { DISPLAY: display.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: home },
    })
    const args = [
      '--automation',
      ...(scripting === 'off' ? ['--enable-javascript=FALSE'] : []),
      ...(scheme === 'dark' ? ['--dark-mode'] : []),
      ...(age === 'older' ? ['--features=-CSSAnchorPositioning,-ViewTransitions'] : []),
    ]
    const { send, close } = await openSession(server.baseUrl, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args },
    })
    return {
      send,
      resize: async ({ width, height }) => {
        const script = 'return outerHeight - innerHeight'
        const bars = (await send('ExecuteScript', { script, args: [] })) as number
        await send('SetWindowRect', { x: 0, y: 0, width, height: height + bars })
      },
      watch: async () => {
        await send('ExecuteScript', { script: watch, args: [] })
      },
      complaints: async () =>
        (await send('ExecuteScript', { script: takeFaults, args: [] })) as string[],
      stop: async () => {
        await close()
        await server.stop()
        await display.stop()
        await rm(home, { recursive: true, force: true })
      },
    }
  },
}

// An automated WebKit keeps its console to itself; the page can tell what goes wrong once it is there.
const watch = `
  window.faults ??= []
  addEventListener('error', ({ message }) => window.faults.push(message))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.faults.push(violatedDirective + ' refused ' + blockedURI))`
const takeFaults = 'return window.faults?.splice(0) ?? []'

/** The driver brings it, in a folder of the machine's kind. */
function miniBrowser(): string {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? 'MiniBrowser'
}

/** A screen nobody sees: WebKitGTK has no headless mode. It says itself which number it took. */
async function startDisplay() {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(screen, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(child.stdout, 'data')
  return {
    name: `:${String(number).trim()}`,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
