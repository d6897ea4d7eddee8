import { existsSync, renameSync, rmSync } from 'node:fs'

// Replaces the last build only after the new one, in a different folder, is complete.
rmSync('dist.last', { recursive: true, force: true })
if (existsSync('dist')) renameSync('dist', 'dist.last')
renameSync('dist.next', 'dist')
rmSync('dist.last', { recursive: true, force: true })
