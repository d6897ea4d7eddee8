import type { PlaywrightTestConfig } from '@playwright/test'
import base, { serve } from './playwright.config.ts'
import { findBrowser } from './test/find-browser.ts'
import { content } from './test/helpers/builds.ts'

// npm run test:sample: what the specification fixes for the sample content, and what the sample
// must keep. An owner's edit may break these tests, so `npm test` does not run them.
export default {
  ...base,
  testMatch: 'sample/**/*.spec.ts',
  reporter: 'list',
  use: {
    ...base.use,
    baseURL: content.url,
    // The bytes of a first visit depend on when a browser loads pictures, so it is the visitors' one.
    launchOptions: { ...base.use?.launchOptions, executablePath: findBrowser() },
  },
  webServer: serve(content),
} satisfies PlaywrightTestConfig
