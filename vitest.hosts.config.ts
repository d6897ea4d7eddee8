import { defineConfig } from 'vitest/config'

// Tests of the built site behind real hosts: npm test runs the conformance suite against the
// built-in server, and test/test-hosts.ts runs everything.
export default defineConfig({
  test: { include: ['hosting/runners/*.hosts.ts'], testTimeout: 60_000, fileParallelism: false },
})
