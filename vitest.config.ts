import { defineConfig } from 'vitest/config'

// React as the build has it: with its checks for developers, pages render five times slower.
const oxc = { jsx: { runtime: 'automatic', development: false } } as const
const env = { NODE_ENV: 'production' }

export default defineConfig({
  test: {
    projects: [
      {
        oxc,
        test: {
          name: 'unit',
          include: ['{app,build,drawings,editor,hosting,launch,test}/**/*.test.ts'],
          exclude: ['test/sample/**'],
          env,
          testTimeout: 20_000, // a busy machine is no fault of the code
          strictTags: false, // requirement ids, see test/requirements.ts
        },
      },
      {
        // What the specification fixes for the sample: npm run test:sample.
        oxc,
        test: {
          name: 'sample',
          include: ['test/sample/*.test.ts'],
          env,
          testTimeout: 20_000,
          strictTags: false,
        },
      },
    ],
  },
})
