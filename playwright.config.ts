import { defineConfig } from '@playwright/test'
import { findFastBrowser } from './tests/find-browser.ts'
import { folder, port, url } from './tests/helpers/builds.ts'

// The built site in a browser, behind production headers. Run `npm run build` first; `npm test` does.
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A limit ends what hangs. No test has one of its own, because a busy machine is no fault of the code.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: url,
    launchOptions: {
      executablePath: findFastBrowser(),
      args: [
        // Letters as wide as on a phone or a sharp screen: hinted ones are rounded to whole pixels.
        '--font-render-hinting=none',
        // A test machine is often root in a container, where Chromium's sandbox cannot start.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: 'node server.ts',
    env: { PORT: String(port), SITE: folder },
    url,
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
