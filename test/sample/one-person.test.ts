import { expect, test } from 'vitest'
import { contentDir } from '#app/content/load.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { gatedIn } from '#test/changed-firm.ts'
import { changedCopy } from '#test/changed-folder.ts'
import { withoutBlock } from '#test/edit-yaml.ts'

test(
  'an Enrolled Agent who takes out what she does not have reads nothing of it',
  async () => {
    const dir = changedCopy(contentDir, {
      'firm.yaml': (firm) => {
        for (const name of ['name', 'legalName']) firm.set(name, "O'Brien & Söhne, E.A.")
        firm.set('address', '812 W Idaho Street, Boise, ID 83702')
        for (const field of ['portalUrl', 'calculator', 'licenses']) firm.delete(field)
      },
      'team.yaml': (team) => {
        const agent = team.toJS().roles.find(({ id }: { id: string }) => id === 'enrolled-agent')
        team.set('roles', [{ ...agent, count: 1 }])
        for (const field of ['support', 'people', 'founder']) team.delete(field)
      },
      'pages/home.yaml': withoutBlock('signs'),
      'testimonials.yaml': [/ *caseStudy: .*\n/g, ''],
      articles: undefined,
      'case-studies.yaml': undefined,
      'pages/case-studies.yaml': undefined,
    })
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
