import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

// npm run test:a11y: the whole matrix of accessibility checks on every page of both sites. It takes
// too long for `npm test`, which runs axe on every page in two looks.
export default {
  ...base,
  testMatch: 'a11y/**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/a11y/transcripts/{arg}{ext}',
  reporter: 'list',
} satisfies PlaywrightTestConfig
