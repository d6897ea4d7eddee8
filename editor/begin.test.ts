import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { questions } from '#app/content/begin.ts'
import { load } from '#app/content/load.ts'
import { localTime } from '#app/lib/hours.ts'
import { asSample } from '#test/helpers/as-sample.ts'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { asShown, beginRoutes } from './begin-api.ts'
import { fileRoutes } from './file-api.ts'
import { pageRoutes } from './page-api.ts'
import { textsIn } from './read-files.ts'
import { without, withoutSentence } from './settle.ts'
import type { Beginning } from './types.ts'

function start() {
  const { dir, read, gated: options } = copyOfFirm()
  asSample(dir)
  const routes = () => {
    const steps = join(dir, '.steps')
    const routes = [beginRoutes, pageRoutes, fileRoutes].map((make) => make(options, steps))
    return asking(Object.assign({}, ...routes))
  }
  return { dir, read, routes, ask: routes() }
}

const hours = [{ days: 'Monday-Friday', opens: '9am', closes: '5pm' }]
const answersFor = ({ value }: Beginning) => ({
  ...value,
  name: { ...value.name, name: 'Quill Tax, E.A.', tagline: 'In order.', founded: '2021-03' },
  reach: { ...value.reach, phone: '(208) 947-2288', email: 'office@quilltax.com', hours },
  offices: { address: 'Boise, Idaho', offices: [], timeZone: 'America/Boise' },
  web: { siteUrl: 'https://www.quilltax.com' },
  people: {
    people: [
      { name: 'Nora Quill', role: 'enrolled-agent' },
      { name: 'Lou Quill', title: 'Office Manager' },
    ],
  },
  services: { 'services/tax-preparation.yaml': true, 'services/accounting.yaml': true },
  languages: { languages: 'English, Spanish' },
})

test(
  'answers become a site without what the firm does not have, and all of it comes back',
  async () => {
    const { dir, read, ask, routes } = start()
    const before = textsIn(dir)
    const beginning: Beginning = await ask('GET /api/begin')
    expect(beginning.untouched).toBe(true)
    expect(beginning.form.length).toBe(Object.keys(questions).length)
    expect(beginning.form.length).toBeLessThanOrEqual(12)
    expect(beginning.value.name).toMatchObject({ name: '', founded: '' })

    const answers = answersFor(beginning)
    await ask('POST /api/begin', { answers })
    expect(parse(read('firm.yaml'))).toMatchObject({
      legalName: 'Quill Tax, E.A.',
      timeZoneName: 'Mountain Time',
      security: { contact: 'office@quilltax.com' },
    })
    expect(parse(read('team.yaml'))).toMatchObject({
      roles: [
        { id: 'enrolled-agent' },
        { id: 'office-manager', one: 'an office manager', many: 'office managers' },
      ],
      people: [{ id: 'nora-quill' }, { id: 'lou-quill', role: 'office-manager' }],
    })
    const today = localTime(Date.now(), 'America/Boise').date
    expect(read('legal/privacy-policy.md')).toContain(`date: ${today}`)
    for (const gone of ['claims', 'guarantee', 'testimonials', 'services/tax-planning'])
      expect([gone, existsSync(join(dir, `${gone}.yaml`))]).toEqual([gone, false])
    const { problems, facts } = await load(dir)
    expect(problems).toEqual([])
    expect(facts['practice.languages']?.plain).toBe('English and Spanish')

    const { untouched, undo } = await routes()('GET /api/begin')
    expect(untouched).toBe(false)
    await expect(ask('POST /api/begin', { answers })).rejects.toMatchObject({ status: 409 })
    // The editor was stopped before it had written all.
    const kept = join(dir, '.steps', `${undo}.json`)
    const step = JSON.parse(readFileSync(kept, 'utf8'))
    writeFileSync(kept, JSON.stringify({ ...step, isOpen: true }))
    const mine = read('team.yaml')
    writeFileSync(join(dir, 'team.yaml'), before.get('team.yaml') ?? '')
    expect(await routes()('GET /api/begin')).toMatchObject({ isOpen: true, undo })
    expect(await routes()('GET /api/overview')).toMatchObject({ interrupted: 'begin' })
    await routes()('POST /api/begin/finish')
    expect(read('team.yaml')).toBe(mine)
    expect(await routes()('GET /api/begin')).not.toHaveProperty('isOpen')

    // A part that was left out comes back by itself.
    const { left } = await ask('GET /api/begin')
    for (const file of [
      'prices/tax-planning.yaml',
      'guarantee.yaml',
      'services/tax-planning.yaml',
      'legal/sms-terms.md', // with the page of the form and the field, which it needs
    ]) {
      expect(left).toContainEqual(expect.objectContaining({ file }))
      await ask('POST /api/begin/back', { file })
      expect(existsSync(join(dir, file))).toBe(true)
    }
    const [last] = await ask('GET /api/page/steps')
    expect(last).toMatchObject({ back: 'Take it away again' })
    await expect(ask('POST /api/begin/back', { file: '../x' })).rejects.toMatchObject({
      status: 404,
    })
    expect((await load(dir)).problems).toEqual([])

    // What was changed since goes back as well, and comes again.
    const changed = read('firm.yaml').replace('In order.', 'In good order.')
    writeFileSync(join(dir, 'firm.yaml'), changed)
    const { id: again } = await routes()('POST /api/page/undo', { id: undo })
    expect(textsIn(dir)).toEqual(before)
    await routes()('POST /api/page/undo', { id: again })
    expect(read('firm.yaml')).toBe(changed)
    expect(await routes()('GET /api/begin')).toMatchObject({ untouched: false, undo })
  },
)

test('a wrong answer is told where it was given, and stays', async () => {
  const { dir, ask } = start()
  const before = textsIn(dir)
  const answers = answersFor(await ask('GET /api/begin'))
  const web = { ...answers.web, schedulingUrl: 'my calendar' }
  const people = { people: [] }
  await expect(ask('POST /api/begin', { answers: { ...answers, web } })).rejects.toMatchObject({
    status: 422,
    more: { problems: [{ file: 'begin', path: ['web', 'schedulingUrl'] }] },
  })
  const empty = { answers: { ...answers, web, people } }
  await expect(ask('POST /api/begin', empty)).rejects.toMatchObject({
    more: { problems: [{ path: ['web', 'schedulingUrl'] }, { path: ['people', 'people'] }] },
  })
  await expect(ask('POST /api/begin', { answers: [] })).rejects.toMatchObject({ status: 400 })
  expect(textsIn(dir)).toEqual(before)
})

test.each([
  ['Yes. We {x}. Ask us.', '{x}', 'Yes. Ask us.'],
  ['The U.S. rate is {x}. It rises.', '{x}', 'It rises.'],
  ['Yes. {?y}We {x}. Ask.{/} Write.', '{x}', 'Yes. Write.'],
  ['- See (as [we](/x). do).\n- Ask.', '/x', '- Ask.'],
  ['We {x}.', '{x}', ''],
])('%s without %s', (text, words, rest) => {
  expect(withoutSentence(text, words)).toBe(rest)
})

test('what a group needs takes the group along, and the last of a list its list', () => {
  const file = 'pages/about.yaml'
  const page = parse(readFileSync(`test/firm/${file}`, 'utf8'))
  const rest = without(file, page, ['blocks', 1, 'block'])
  expect(rest).toEqual({ ...page, blocks: page.blocks.toSpliced(1, 1) })
  expect(without(file, page, ['head', 'title'])).toBe(page)
})

test('a text is to be read as its page shows it, also where a condition spans sentences', () => {
  const typed =
    '{?team.one}One person does{!team.one}One team does{/} it. {?plan}We plan. We file.{!plan}We file only.{/} Call us.'
  expect(asShown(typed, {})).toBe('One team does it. We file only. Call us.')
  expect(asShown('We file only.{/}', {})).toBe('We file only.')
})
