import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from './engine/test-folder.ts'

test('CONTENT_DIR names the folder of another firm', () => {
  const dir = folder({ 'guarantee.yaml': 'title: 2X\n' })
  const { status, stderr } = spawnSync(process.execPath, ['build/check-content.ts'], {
    env: { ...process.env, CONTENT_DIR: dir },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`${basename(dir)}/guarantee.yaml, line 1, field "terms"`)
})
