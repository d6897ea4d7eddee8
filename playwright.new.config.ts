import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { folder, port, url } from './tests/helpers/builds.ts'

// The plain house, until it is the only one.
export default defineConfig({
  ...base,
  testDir: 'tests',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-new.json' }]],
  use: { ...base.use, baseURL: url },
  webServer: {
    command: 'node server.ts',
    env: { PORT: String(port), SITE: folder },
    url,
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
