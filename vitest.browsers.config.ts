import { defineConfig } from 'vitest/config'

// The essential journeys in Chromium, Firefox and WebKit: scripts/test-browsers.ts runs them after a
// build, in the browsers it has found.
export default defineConfig({
  test: {
    include: ['e2e/browsers/journeys.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
})
