import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { content } from './app/content/plugin.ts'
import { findBrowser } from './scripts/find-browser.ts'

export default defineConfig({
  test: {
    globalSetup: 'scripts/testing/draw-pictures.ts',
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000, // a busy machine is no fault of the code
          include: ['{app,art,editor,hosting,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [content(), react()], // the colours are content too
        test: {
          name: 'browser',
          include: ['app/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findBrowser(),
                args: ['--no-sandbox'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
