import { defineConfig } from 'vitest/config'

// React as the build has it: with its checks for developers, pages render five times slower. The reader of
// Markdown has such checks, too.
process.env.NODE_ENV = 'production'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{app,build,drawings,hosting,test}/**/*.test.ts'],
    // Each worker imports the site's code once for all of its files: half of the time went into that.
    isolate: false,
    maxWorkers: '100%',
    // A limit ends what hangs. No test has one of its own, because a busy machine is no fault of the code.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
  },
})
