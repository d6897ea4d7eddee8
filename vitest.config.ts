import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/server.test.ts'],
    // A limit ends what hangs. No test has one of its own, because a busy machine is no fault of the code.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Every test is pure or has a folder of its own.
    isolate: false,
    expect: { poll: { timeout: 300_000 } },
  },
})
