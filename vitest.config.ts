import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,art,editor,hosting,launch,scripts,test}/**/*.test.ts'],
    testTimeout: 20_000, // a busy machine is no fault of the code
    strictTags: false, // requirement ids, see test/requirements.ts
  },
})
