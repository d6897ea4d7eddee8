import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,build,drawings,editor,hosting,launch,test}/**/*.test.ts'],
          exclude: ['test/sample/**'],
          testTimeout: 20_000, // a busy machine is no fault of the code
          strictTags: false, // requirement ids, see test/requirements.ts
        },
      },
      {
        // What the specification fixes for the sample: npm run test:sample.
        test: { name: 'sample', include: ['test/sample/*.test.ts'], strictTags: false },
      },
    ],
  },
})
