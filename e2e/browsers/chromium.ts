import { need } from '#hosting/runners/debian.ts'
import { freePort, startServer, versionOf } from '#hosting/runners/process.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import type { Engine } from './engine.ts'
import { openSession } from './http-wire.ts'

const driver = '/usr/bin/chromedriver'

export const chromium: Engine = {
  name: 'Chromium',
  canBeOlder: false,
  find: () => {
    const program = findBrowser()
    need('chromium-driver', driver)
    return versionOf(program, '--version')
  },
  start: async ({ scripting, scheme }) => {
    const port = await freePort()
    const server = await startServer(driver, [`--port=${port}`], { port })
    const blink = [
      `preferredColorScheme=${scheme === 'dark' ? 0 : 1}`,
      ...(scripting === 'off' ? ['scriptEnabled=false'] : []),
    ]
    const args = [
      '--headless=new',
      '--hide-scrollbars', // as on a phone
      `--blink-settings=${blink.join()}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ]
    const session = await openSession(server.baseUrl, {
      'goog:chromeOptions': { binary: findBrowser(), args },
      'goog:loggingPrefs': { browser: 'WARNING' },
    })
    return {
      send: session.send,
      // A window is never narrower than 500 px.
      resize: async (size) => {
        const params = { ...size, deviceScaleFactor: 1, mobile: false }
        await session.extra('goog/cdp/execute', {
          cmd: 'Emulation.setDeviceMetricsOverride',
          params,
        })
      },
      complaints: async () => {
        const entries = (await session.extra('se/log', { type: 'browser' })) as {
          message: string
        }[]
        return entries.map(({ message }) => message)
      },
      stop: async () => {
        await session.close()
        await server.stop()
      },
    }
  },
}
