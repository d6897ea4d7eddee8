import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findBrowser } from './tests/find-browser.ts'
import { folder } from './tests/helpers/builds.ts'

// Tests the built site in a browser, with production headers. Run `npm run build` first; `npm test` does, in Chromium
// only.
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,every-page}/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Ends a test that hangs. No test sets a shorter limit, because a slow machine should not fail it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        permissions: ['clipboard-read', 'clipboard-write'],
        launchOptions: {
          executablePath: findBrowser(),
          args: [
            // Without hinting, letters are as wide as on a phone. Hinting rounds their width to whole pixels.
            '--font-render-hinting=none',
            // Tests often run as root in a container, where Chromium's sandbox can't start.
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
      },
    },
    // Firefox and WebKit run only if "npx playwright install firefox webkit" has installed them. Tests marked @chromium
    // need printing to PDF, the DevTools protocol, permissions or the editor's folder, which only Chromium has.
    ...[firefox, webkit]
      .filter((browser) => existsSync(browser.executablePath()))
      .map((browser) => ({
        name: browser.name(),
        use: { browserName: browser.name() as 'firefox' | 'webkit' },
        grepInvert: /@chromium/,
        testIgnore: '**/admin.spec.ts',
      })),
  ],
  webServer: {
    command: 'node server.ts',
    cwd: import.meta.dirname,
    // Port 0 means any free port. The server prints the port that it got.
    env: { PORT: process.env.E2E_PORT ?? '0', SITE: folder },
    wait: { stdout: /localhost:(?<e2e_port>\d+)/ },
    timeout: 300_000,
  },
})
