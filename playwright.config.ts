import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const port = Number(process.env.E2E_PORT ?? 4199)

// The built site behind its production headers. Run `npm run build` first; `npm test` does.
export default defineConfig({
  testDir: 'e2e',
  testIgnore: '**/e2e/a11y/**', // npm run test:a11y
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      // A test machine is often root in a container, where Chromium's sandbox cannot start.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: 'node hosting/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
