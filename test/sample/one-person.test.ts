import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Document } from 'yaml'
import { folder } from '#app/content/engine/test-folder.ts'
import { contentDir } from '#app/content/load.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { gatedIn } from '#test/changed-firm.ts'
import { editYaml, withoutBlock } from '#test/edit-yaml.ts'
import { covers } from '#test/requirements.ts'

test(
  'an Enrolled Agent who takes out what she does not have reads nothing of it',
  covers('true-sentences'),
  async () => {
    const dir = folder({})
    cpSync(contentDir, dir, { recursive: true })
    const edit = (file: string, change: (document: Document) => void) =>
      editYaml(join(dir, file), change)
    edit('firm.yaml', (firm) => {
      for (const name of ['name', 'legalName']) firm.set(name, "O'Brien & Söhne, E.A.")
      firm.set('address', '812 W Idaho Street, Boise, ID 83702')
      for (const field of ['portalUrl', 'calculator', 'licenses']) firm.delete(field)
    })
    edit('team.yaml', (team) => {
      const agent = team.toJS().roles.find(({ id }: { id: string }) => id === 'enrolled-agent')
      team.set('roles', [{ ...agent, count: 1 }])
      team.delete('support')
    })
    edit('pages/home.yaml', withoutBlock('signs'))
    edit('testimonials.yaml', (file) => {
      const all = file.toJS().testimonials
      for (const at of all.keys()) file.deleteIn(['testimonials', at, 'caseStudy'])
    })
    for (const gone of ['articles', 'case-studies.yaml', 'pages/case-studies.yaml']) {
      rmSync(join(dir, gone), { recursive: true })
    }
    const { problems, passed } = await gatedIn(dir)
    expect(problems).toEqual([])
    const trace =
      /client portal|calculator|case stud|our articles|support staff|\bour (?:team|tax preparers?|bookkeepers?)\b|\bCPAs? |you upload|how many signs|E\.A\.\.|Attorney General/i
    const found = passed?.pages.flatMap(({ page, html }) => {
      const match = trace.exec(plainText(html))
      return match ? `${page.path}: ${match[0]}` : []
    })
    expect(found).toEqual([])
  },
)
