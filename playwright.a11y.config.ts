import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

// The whole matrix of accessibility checks: scripts/test-a11y.ts runs it after a build and prints
// what it found, page by page. Too long for `npm test`, which looks at every page twice.
export default defineConfig(base, {
  testDir: 'e2e/a11y',
  testIgnore: [],
  workers: 1,
  timeout: 300_000,
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '.cache/a11y.json' }]],
})
