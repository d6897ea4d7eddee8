import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextBuild, swapIn, tidyBuilds } from './atomic-build.ts'
import { writeFiles } from './site-files.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairshare-swap-'))
})
afterEach(() => rm(root, { recursive: true }))

const site = () => readFile(join(root, 'dist/site.txt'), 'utf8')
const deadPid = spawnSync(process.execPath, ['-e', '']).pid

test('the first build is moved into place', async () => {
  await writeFiles(nextBuild(root), { 'site.txt': 'new' })
  await swapIn(root)
  expect(await site()).toBe('new')
})

test('a new build replaces the old one and leaves nothing else', async () => {
  await writeFiles(join(root, 'dist'), { 'site.txt': 'old', 'gone.txt': '' })
  await writeFiles(nextBuild(root), { 'site.txt': 'new' })
  await swapIn(root)
  expect(await site()).toBe('new')
  expect(await readdir(join(root, 'dist'))).toEqual(['site.txt'])
  expect(await readdir(root)).toEqual(['dist'])
})

test('the old build stays when the new one cannot be moved', async () => {
  await writeFiles(join(root, 'dist'), { 'site.txt': 'old' })
  await expect(swapIn(root)).rejects.toThrow('ENOENT')
  expect(await site()).toBe('old')
})

test('an unfinished build of a killed process is removed', async () => {
  await writeFiles(join(root, 'dist'), { 'site.txt': 'good' })
  await writeFiles(join(root, `dist.next-${deadPid}`), { 'site.txt': 'half' })
  await tidyBuilds(root)
  expect(await site()).toBe('good')
  expect(await readdir(root)).toEqual(['dist'])
})

test('the last good build is restored after a kill between the two renames', async () => {
  await writeFiles(join(root, `dist.old-${deadPid}`), { 'site.txt': 'good' })
  await writeFiles(join(root, `dist.next-${deadPid}`), { 'site.txt': 'unverified' })
  await tidyBuilds(root)
  expect(await site()).toBe('good')
  expect(await readdir(root)).toEqual(['dist'])
})

test('a build of a running process is left alone', async () => {
  await writeFiles(join(root, `dist.next-${process.ppid}`), { 'site.txt': 'half' })
  await tidyBuilds(root)
  expect(existsSync(join(root, `dist.next-${process.ppid}`))).toBe(true)
})
