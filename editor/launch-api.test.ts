import { expect, test } from 'vitest'
import { listContent } from '#app/content/engine/files.ts'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { testFirmDir as dir } from '#test/firm-content.ts'
import { launchReport } from './launch-api.ts'

const ask = (drafts?: ReadonlyMap<string, string>) =>
  launchReport({
    dir,
    check: async () => gate({ dir, program: { render }, ...(drafts && { drafts }) }),
    onSaved: () => undefined,
  })

test('the count is that of the entries listed, and each place names a file and a field', async () => {
  const report = await ask()
  const entries = report?.groups.flatMap((group) => group.entries) ?? []
  expect(entries.filter(({ severity }) => severity === 'blocker')).toHaveLength(
    report?.blockers ?? 0,
  )
  expect(report?.blockers).toBeGreaterThan(0)
  const { files } = listContent(dir)
  for (const { link } of entries.flatMap(({ places }) => places))
    expect(
      files.some((file) => link === file || link.startsWith(`${file}/`)),
      link,
    ).toBe(true)
  const links = entries.flatMap(({ places }) => places.map(({ link }) => link))
  expect(links).toContain('firm.yaml/phone')
})

test('content with problems has no report', async () => {
  expect(await ask(new Map([['launch.yaml', 'hours: maybe']]))).toBeUndefined()
})
