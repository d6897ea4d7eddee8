import { defineConfig } from 'vitest/config'

// The conformance suite against the real site behind real hosts: scripts/test-hosts.ts runs it
// after a build and chooses the files.
export default defineConfig({
  test: { include: ['hosting/runners/*.hosts.ts'], testTimeout: 60_000, fileParallelism: false },
})
