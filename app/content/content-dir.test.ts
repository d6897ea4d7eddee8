import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('CONTENT_DIR names the folder of another firm', () => {
  const dir = mkdtempSync(join(tmpdir(), 'firm-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('content', dir, { recursive: true })
  writeFileSync(join(dir, 'guarantee.yaml'), 'title: 2X\n')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
    env: { ...process.env, CONTENT_DIR: dir },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`${basename(dir)}/guarantee.yaml`)
})
