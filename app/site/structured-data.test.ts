import { expect, test } from 'vitest'
import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'
import { pagesOf } from '#app/content/pages.ts'
import { required } from '#app/lib/required.ts'
import { changedFolder } from '#test/changed-folder.ts'
import { siteFiles } from './seo-files.ts'
import { structuredData } from './structured-data.ts'

test(
  'a sample person or reviewer is in nothing that only machines read',
  async () => {
    const person = (name: string, at: number) => ({ id: `p${at}`, name, role: 'enrolled-agent' })
    const dir = changedFolder({
      'team.yaml': (team) => {
        team.set('people', team.createNode(['First Last', 'Pat Grove'].map(person)))
      },
      'articles/dallas-texas-cpa.md': [/^reviewer: .*/m, 'reviewer: First Last, CPA'],
    })
    const { content, ...loaded } = await load(dir)
    const firm = required(content, formatProblems(loaded))
    const data = pagesOf(firm).map((page) => structuredData(firm, page, '', { images: {} }))
    const read = JSON.stringify([data, siteFiles(firm)])
    expect(read).toContain('Pat Grove')
    expect(read).not.toContain('First Last')
  },
)
