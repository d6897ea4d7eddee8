import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findFastBrowser } from './test/find-browser.ts'
import { type Build, content, fixture, solo } from './test/helpers/builds.ts'

// Behavior on the test firm's site, and checks of every page on both sites, behind production
// headers. Run `npm run build:tests` first; `npm test` does.
export default defineConfig({
  testDir: 'test',
  testMatch: ['e2e/**/*.spec.ts', 'every-page/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A limit ends what hangs. No test has one of its own, because a busy machine is no fault of the code.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: fixture.url,
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
  webServer: [content, fixture, solo].map(serve),
})

export function serve({ folder, port, url }: Build) {
  return {
    command: `node ${join(import.meta.dirname, 'hosting/serve.ts')}`,
    cwd: folder,
    env: { PORT: String(port) },
    url,
    reuseExistingServer: false,
    timeout: 300_000,
  }
}
