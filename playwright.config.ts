import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findBrowser } from './tests/find-browser.ts'
import { folder } from './tests/helpers/builds.ts'

// The built site in a browser, behind production headers. Run `npm run build` first; `npm test` does, in Chromium only.
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
        launchOptions: {
          executablePath: findBrowser(),
          args: [
            // Letters as wide as on a phone or a sharp screen: hinted ones are rounded to whole pixels.
            '--font-render-hinting=none',
            // A test machine is often root in a container, where Chromium's sandbox cannot start.
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
      },
    },
    // Where "npx playwright install firefox webkit" has been run. Only Chromium prints to PDF, has its protocol and
    // permissions, and opens a folder for the editor: tests that need one of these say @chromium.
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
    // Port 0 is any free one; the server prints which one it got.
    env: { PORT: process.env.E2E_PORT ?? '0', SITE: folder },
    wait: { stdout: /localhost:(?<e2e_port>\d+)/ },
    timeout: 300_000,
  },
})
