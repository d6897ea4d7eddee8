import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFiles } from './fixture.ts'
import { nextBuild, swapIn, tidyBuilds } from './swap-in.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairshare-swap-'))
})
afterEach(() => rm(root, { recursive: true }))

const site = () => readFile(join(root, 'build/site.txt'), 'utf8')
const deadPid = spawnSync(process.execPath, ['-e', '']).pid

test('the first build is put in place', async () => {
  await writeFiles(nextBuild(root), { 'site.txt': 'new' })
  await swapIn(root)
  expect(await site()).toBe('new')
})

test('a new build takes the place of the old one and leaves nothing else', async () => {
  await writeFiles(join(root, 'build'), { 'site.txt': 'old', 'gone.txt': '' })
  await writeFiles(nextBuild(root), { 'site.txt': 'new' })
  await swapIn(root)
  expect(await site()).toBe('new')
  expect(await readdir(join(root, 'build'))).toEqual(['site.txt'])
  expect(await readdir(root)).toEqual(['build'])
})

test('when the new build cannot be moved, the old one is still there', async () => {
  await writeFiles(join(root, 'build'), { 'site.txt': 'old' })
  await expect(swapIn(root)).rejects.toThrow('ENOENT')
  expect(await site()).toBe('old')
})

test('a build killed halfway is cleared away', async () => {
  await writeFiles(join(root, 'build'), { 'site.txt': 'good' })
  await writeFiles(join(root, `build.next-${deadPid}`), { 'site.txt': 'half' })
  await tidyBuilds(root)
  expect(await site()).toBe('good')
  expect(await readdir(root)).toEqual(['build'])
})

test('a build killed while it was put in place gives way to the last good one', async () => {
  await writeFiles(join(root, `build.old-${deadPid}`), { 'site.txt': 'good' })
  await writeFiles(join(root, `build.next-${deadPid}`), { 'site.txt': 'whole, but who knows' })
  await tidyBuilds(root)
  expect(await site()).toBe('good')
  expect(await readdir(root)).toEqual(['build'])
})

test('a build of another process that is still running is left alone', async () => {
  await writeFiles(join(root, `build.next-${process.ppid}`), { 'site.txt': 'half' })
  await tidyBuilds(root)
  expect(existsSync(join(root, `build.next-${process.ppid}`))).toBe(true)
})
