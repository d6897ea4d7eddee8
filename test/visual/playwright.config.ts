import { defineConfig } from '@playwright/test'
import { findBrowser } from '#test/find-browser.ts'

// Run by test/visual/compare.ts, which names the tree whose built site is photographed.
const tree = process.env.VISUAL_TREE ?? '.'
const port = Number(process.env.E2E_PORT ?? 4199) + 5
const cache = '../../.cache/visual'

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  reporter: 'line',
  outputDir: `${cache}/differences`,
  snapshotPathTemplate: `${cache}/pictures/{arg}{ext}`,
  expect: {
    // About 12 of 255 in brightness. Playwright weighs hues less and passes over anti-aliased edges.
    toMatchSnapshot: { threshold: 0.047, maxDiffPixels: 25 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: 'npm run --silent preview',
    cwd: tree,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
