import { renameSync, rmSync } from 'node:fs'

// The site is built beside the last one and takes its place only when it is whole.
rmSync('dist', { recursive: true, force: true })
renameSync('dist.next', 'dist')
