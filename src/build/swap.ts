import { existsSync, renameSync, rmSync } from 'node:fs'

// The site is built beside the last one and takes its place only when it is whole.
rmSync('dist.last', { recursive: true, force: true })
if (existsSync('dist')) renameSync('dist', 'dist.last')
renameSync('dist.next', 'dist')
rmSync('dist.last', { recursive: true, force: true })
