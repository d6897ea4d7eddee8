import { defineConfig } from 'vitest/config'

// React as the build has it: with its checks for developers, pages render five times slower. The reader of
// Markdown has such checks, too.
process.env.NODE_ENV = 'production'
const oxc = { jsx: { runtime: 'automatic', development: false } } as const
// A limit ends what hangs. No test has one of its own, because a busy machine is no fault of the code.
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 300_000 } },
}
// Each worker imports the site's code once for all of its files: half of the time went into that.
const shared = {
  isolate: false,
  maxWorkers: '100%',
  ...patient,
  strictTags: false, // requirement ids, see test/requirements.ts
}

export default defineConfig({
  test: {
    projects: [
      {
        oxc,
        test: {
          name: 'unit',
          include: ['{app,build,drawings,editor,hosting,launch,test}/**/*.test.ts'],
          exclude: ['test/sample/**'],
          ...shared,
        },
      },
      {
        // What the specification fixes for the sample: npm run test:sample.
        oxc,
        test: {
          name: 'sample',
          include: ['test/sample/*.test.ts'],
          ...shared,
        },
      },
      {
        // The built site behind real hosts: npm test runs the conformance suite against the built-in
        // server, and test/test-hosts.ts runs everything.
        test: {
          name: 'hosts',
          include: ['hosting/runners/*.hosts.ts'],
          maxWorkers: 1,
          ...patient,
        },
      },
    ],
  },
})
