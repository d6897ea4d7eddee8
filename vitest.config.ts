import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/server.test.ts'],
    // Ends a test that hangs. No test sets a shorter limit, because a slow machine should not fail it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests don't need isolation, because each one is pure or uses its own folder.
    isolate: false,
    expect: { poll: { timeout: 300_000 } },
  },
})
