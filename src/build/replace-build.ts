import { existsSync, renameSync, rmSync } from 'node:fs'

// Replaces the previous build only once the new one is complete.
rmSync('dist.last', { recursive: true, force: true })
if (existsSync('dist')) renameSync('dist', 'dist.last')
renameSync('dist.next', 'dist')
rmSync('dist.last', { recursive: true, force: true })
