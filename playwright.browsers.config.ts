import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import base from './playwright.config.ts'

// npm run test:browsers: the ordinary specs in three engines. Firefox and WebKit are Playwright's own
// builds (npx playwright install firefox webkit); where they cannot be had, see npm run test:engines.

const others = [firefox, webkit]
const installed = others.filter((engine) => existsSync(engine.executablePath()))
const missing = others.filter((engine) => !installed.includes(engine))
// Workers and knip read this file, too.
const isRun = process.argv.some((argument) => argument.endsWith('playwright.browsers.config.ts'))
if (missing.length > 0 && isRun) {
  const names = missing.map((engine) => engine.name()).join(' ')
  process.stdout.write(`Not installed: ${names} (npx playwright install ${names})\n`)
}

export default defineConfig(base, {
  reporter: [['list']],
  projects: [
    { name: 'chromium' },
    ...installed.map((engine) => ({
      name: engine.name(),
      // Playwright can switch the back/forward cache on in Chromium only, and Firefox has no
      // transitions between documents.
      testIgnore: '**/back-forward.spec.ts',
      ...(engine === firefox && { grepInvert: /@page-change-transition/ }),
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
})
