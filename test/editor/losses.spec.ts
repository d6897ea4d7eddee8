import { parse } from 'yaml'
import { violations } from '#test/helpers/axe.ts'
import {
  button,
  expect,
  field,
  holdSaves,
  save,
  shown,
  startEditor,
  test,
} from '#test/helpers/editor.ts'

const question = (at: number) => `faq.yaml/items/${at}/question`

test('All files with unsaved changes are saved in one step, or none of them; a file that somebody else has changed meanwhile is named, and stays.', async ({ page, server }) => {
  const go = (place: string) => page.goto(`${server.admin}#${place}`)
  const [team, title, heading] = [
    'team.yaml/roles/0/work',
    'pages/faq.yaml/blocks/0/title',
    'pages/about.yaml/blocks/0/heading',
  ]
  await go(team)
  await field(page, team).fill('Reads every letter twice.')
  await go(heading)
  await field(page, heading).fill('About all of us')
  await go(title)
  await field(page, title).fill('Who we are')
  // A colleague has been at one of them.
  server.write('team.yaml', `${server.read('team.yaml')}# Seen.\n`)
  await button(page, 'Save all 3').click()
  const told = page.getByRole('main').getByRole('link', { name: 'Who works here' })
  await expect(told).toBeVisible()
  expect(server.read('pages/faq.yaml')).not.toContain('Who we are')
  expect(server.read('pages/about.yaml')).not.toContain('About all of us')

  await told.click()
  await expect(page).toHaveURL(/#team\.yaml$/)
  await go(team)
  await button(page, 'Keep my changes and add theirs').click()
  await expect(page.locator(':focus')).toBeVisible()
  await button(page, 'Save all 3').focus()
  const letGo = await holdSaves(page)
  await page.keyboard.press('Enter')
  // Typed, and gone to another file, while all of them are being saved.
  await field(page, team).press('Control+End')
  await field(page, team).pressSequentially(' Or more.')
  await expect(field(page, team)).toHaveText('Reads every letter twice. Or more.')
  await go(title)
  letGo()
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(field(page, title)).toHaveValue('Who we are')
  expect(parse(server.read('pages/faq.yaml')).blocks[0].title).toBe('Who we are')
  expect(parse(server.read('pages/about.yaml')).blocks[0].heading).toBe('About all of us')
  expect(server.read('team.yaml')).toMatch(/Reads every letter twice\.[\s\S]*# Seen\./)
  await go(team)
  await expect(field(page, team)).toHaveText('Reads every letter twice. Or more.')
  await save(page)
  expect(server.read('team.yaml')).toContain('twice. Or more.')
})

test('All windows of the editor show the same unsaved text, and none erases what was typed in another.', async ({ page, server, context }) => {
  const [title, lead] = [
    'pages/who-we-serve.yaml/blocks/0/heading',
    'pages/who-we-serve.yaml/blocks/0/lead',
  ]
  const second = await context.newPage()
  await second.goto(server.admin)
  await expect(second.getByRole('heading', { name: 'What would you like' })).toBeVisible()
  await page.goto(`${server.admin}#${title}`)
  await field(page, title).fill('Write to us')
  await second.goto(`${server.admin}#${title}`)
  await expect(field(second, title)).toHaveText('Write to us')
  await page.reload()
  await expect(field(page, title)).toHaveText('Write to us')

  // Both type, and both are opened again.
  await field(second, lead).fill('We read every word that owners send to us.')
  await expect(field(page, lead)).toHaveText('We read every word that owners send to us.')
  await field(page, title).fill('Write or call')
  await expect(field(second, title)).toHaveText('Write or call')
  for (const each of [page, second]) await each.reload()
  for (const each of [page, second]) {
    await expect(field(each, title)).toHaveText('Write or call')
    await expect(field(each, lead)).toHaveText('We read every word that owners send to us.')
  }

  // What one window saves is saved in the other, which can go on.
  await save(page)
  await expect(second.getByText('All saved')).toBeVisible()
  await field(second, title).fill('Write, call or visit')
  await button(second, 'Save').click()
  await expect(second.getByText(/^Saved\./)).toBeVisible()
  expect(parse(server.read('pages/who-we-serve.yaml')).blocks[0]).toMatchObject({
    heading: 'Write, call or visit',
    lead: 'We read every word that owners send to us.',
  })
})

test('Lists are merged entry by entry, and no entry that either side added or changed is left out.', async ({ page, server }) => {
  await page.goto(`${server.admin}#${question(1)}`)
  await field(page, question(1)).fill('How soon do you answer?')
  // A colleague adds one.
  const answer = 'Yes, by phone until noon, and by email all day.'
  await page.request.post(`${server.admin}api/new`, {
    headers: { Origin: new URL(server.admin).origin },
    data: { kind: 'question', value: { question: 'Do you work on Fridays?', answer } },
  })

  await button(page, 'Save').click()
  await button(page, 'Keep my changes and add theirs').click()
  await expect(field(page, question(1))).toHaveText('How soon do you answer?')
  await expect(field(page, question(6))).toHaveText('Do you work on Fridays?')
  await save(page)
  const saved = () =>
    parse(server.read('faq.yaml')).items.map((each: { question: string }) => each.question)
  expect(saved()).toContain('How soon do you answer?')
  expect(saved()).toContain('Do you work on Fridays?')

  // The same with a change on disk: an entry that one side removed and the other changed stays.
  await page.goto(`${server.admin}#${question(0)}`)
  await field(page, question(0)).fill('Whom do you work for?')
  const [head = '', first = '', ...others] = server.read('faq.yaml').split(/^(?= {2}- id:)/m)
  expect(first).toContain('id: who')
  const added =
    '  - id: where\n    question: Where are you?\n    answer: In Portland, beside the old mill, on the second floor.\n'
  server.write('faq.yaml', [head, ...others, added].join(''))
  await button(page, 'Save').click()
  await button(page, 'Keep my changes and add theirs').click()
  const told = page.getByRole('listitem').filter({ hasText: 'removed from the file' })
  await expect(told.getByRole('link')).toHaveText(/Whom do you work for\?/)
  await save(page)
  expect(saved()).toEqual(expect.arrayContaining(['Whom do you work for?', 'Where are you?']))
})

test('What is typed into a form of New is there again after going elsewhere or a reload, until it is added or the form is emptied. The editor says that something was added, how to take it back, and where a story is chosen to appear.', async ({ page, server }) => {
  const go = (place: string) => page.goto(`${server.admin}#${place}`)
  const [asked, answer] = ['new/question/question', 'new/question/answer']
  const [question, words] = [
    'Do you answer letters?',
    'Yes, each of them, within a week at the most.',
  ]
  await go('new/question')
  await field(page, asked).fill(question)
  await field(page, answer).fill(words)
  const isThere = async () => {
    await expect(field(page, asked)).toHaveText(question)
    await expect(field(page, answer)).toHaveText(words)
  }

  await go('firm.yaml/name')
  await expect(field(page, 'firm.yaml/name')).toBeVisible()
  await go('new/question')
  await isThere()
  await page.reload()
  await isThere()
  await shown(page).getByRole('heading', { level: 1 }).click()
  await expect(page).not.toHaveURL(/#new/)
  await page.goBack()
  await isThere()
  await button(page, 'Empty the form').click()
  await expect(field(page, asked)).toHaveText('')
  await button(page, 'Undo').click()
  await isThere()

  await button(page, 'Add').click()
  await expect(page.getByText(/^Added\./)).toBeInViewport()
  await go('new/question')
  await expect(field(page, asked)).toHaveText('')
  await expect(field(page, answer)).toHaveText('')

  await go('new/story')
  await field(page, 'new/story/name').fill('A baker (sample)')
  await field(page, 'new/story/title').fill('Bakery, Oregon')
  await field(page, 'new/story/quote').fill('They told us in June what April would bring.')
  await button(page, 'Add').click()
  await expect(page.getByText(/^Added\./)).toContainText('open Home page')
})

test('A question about a file that was changed elsewhere comes into view when it arises.', async ({ page, server }) => {
  const file = 'interface.yaml'
  await page.goto(`${server.admin}#${file}`)
  const last = page.getByRole('main').getByRole('textbox').filter({ visible: true }).last()
  await last.fill('Another word')
  server.write(file, `${server.read(file)}# Seen by a colleague.\n`)
  // The owner comes back from another program.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(button(page, 'Keep my changes and add theirs')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Keep my changes and add theirs')).toBeFocused()
})

test('A message that the editor has stopped goes when the editor answers again.', async ({ page, server }) => {
  const place = 'pages/about.yaml/blocks/0/heading'
  const told = page.getByText('The editor has stopped')
  await page.goto(`${server.admin}#${place}`)
  await expect(page.locator('iframe:not([inert])')).toBeVisible()
  let isStopped = true
  await page.route('**/api/**', (route) => (isStopped ? route.abort() : route.fallback()))
  await field(page, place).fill('About all of us')
  await button(page, 'Save').click()
  const inForm = page.getByRole('main').filter({ has: told })
  await expect(inForm).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' }).filter({ has: told })).toBeVisible()
  isStopped = false
  // The owner comes back from starting it again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(inForm).toHaveCount(0)
  await save(page)
  await expect(told).toHaveCount(0)
})

test('An editor that is killed while it saves leaves the old file or the new one; once it is started again, what was typed is there and can be saved.', async ({ page, server }) => {
  const place = 'pages/about.yaml/blocks/0/heading'
  const heading = () => parse(server.read('pages/about.yaml')).blocks[0].heading
  let { admin, stop } = await startEditor(server.dir)
  const { port } = new URL(admin)
  await page.goto(`${admin}#${place}`)
  for (const moment of ['before the save arrives', 'while it is saved']) {
    const before = heading()
    await field(page, place).fill(`About us, ${moment}`)
    const arrived = Promise.withResolvers<void>()
    await page.route('**/api/save', async (route) => {
      if (moment.startsWith('before')) await stop('SIGKILL')
      const answer = route.continue()
      arrived.resolve()
      await answer
    })
    await button(page, 'Save').click()
    await arrived.promise
    if (!moment.startsWith('before')) await stop('SIGKILL')
    expect([before, `About us, ${moment}`]).toContain(heading())
    await page.unroute('**/api/save')
    ;({ admin, stop } = await startEditor(server.dir, port))
    await page.reload()
    await expect(field(page, place)).toHaveText(`About us, ${moment}`)
    if (heading() === before) await save(page)
    expect(heading()).toBe(`About us, ${moment}`)
  }
  await stop()
})

test(
  'launch check lists what the owner has answered',
  async ({ page, context, server }) => {
    await context.unroute('**/api/launch')
    const [file, article] = ['launch.yaml', 'articles/dallas-texas-cpa.md']
    await page.goto(`${server.admin}#launch`)
    await expect(page.getByText(/\d blockers to fix/)).toBeVisible()
    server.write(article, `${server.read(article)}\nIt is tax-free.\n`)
    await page.reload()
    const doubt = page
      .getByRole('listitem')
      .filter({ hasText: /Dallas.*tax-free/ })
      .last()
    await doubt.getByText('It is right as it is').click()
    await doubt.getByLabel('Why?').fill('It is a term of the law.')
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: 'Answered by you' })
    await expect(list.getByRole('listitem')).toHaveText(/It is a term of the law\./)
    await expect(page.getByRole('heading', { name: 'Launch check' })).toBeFocused()
    expect(await violations(page, 'main')).toEqual([])
    const [answer] = parse(server.read(file)).answered
    server.write(file, server.read(file).replace(answer.finding, 'f0000000'))
    await page.reload()
    await expect(list.getByRole('paragraph')).toHaveText(/^Delete 1 answer/)
  },
)

test('Whoever types what the browser has no room to keep until it is saved is told so at once, and asked before leaving.', async ({ page, server }) => {
  const [title, lead] = ['pages/contact.yaml/blocks/0/heading', 'pages/contact.yaml/blocks/0/lead']
  const told = page.getByText('its storage is full')
  await page.goto(`${server.admin}#${title}`)
  await expect(field(page, title)).toBeVisible()
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size))
      } catch {}
  })
  await field(page, title).pressSequentially(' today')
  const typed = await field(page, title).inputValue()
  await expect(told).toBeInViewport()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => window.location.reload()))
  await (await asked).dismiss()
  await expect(field(page, title)).toHaveValue(typed)

  await save(page)
  await expect(told).toHaveCount(0)
  expect(parse(server.read('pages/contact.yaml')).blocks[0].heading).toBe(typed)

  // Room again: what is typed is kept.
  await field(page, lead).fill('Write to us whenever you like.')
  await expect(told).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('full-')) localStorage.removeItem(key)
  })
  await field(page, lead).pressSequentially(' Or call.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(field(page, lead)).toHaveText('Write to us whenever you like. Or call.')
})

test('Ctrl+S saves the open file, and a save leaves its owner at the field they work in.', async ({ page, server }) => {
  const place = 'faq.yaml/items/3/question'
  await page.goto(`${server.admin}#${place}`)
  await field(page, place).fill('What does the promise cover?')
  const top = () => field(page, place).evaluate((input) => input.getBoundingClientRect().top)
  const before = await top()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved\./)).toBeInViewport()
  await expect(field(page, place)).toBeFocused()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  expect(server.read('faq.yaml')).toContain('What does the promise cover?')
})

test('Publishing names the files with changes that are not saved, each with a way to its form.', async ({ page, server }) => {
  const place = 'team.yaml/roles/0/work'
  await page.goto(`${server.admin}#${place}`)
  await field(page, place).fill('Reads every letter twice.')
  await page.goto(`${server.admin}#publish`)
  const main = page.getByRole('main')
  await main.getByRole('listitem').getByRole('link', { name: 'Who works here' }).click()
  await expect(page).toHaveURL(/#team\.yaml$/)
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test(
  'a pasted control character does not stay',
  async ({ page, server }) => {
    const place = 'pages/faq.yaml/blocks/0/title'
    await page.goto(`${server.admin}#${place}`)
    await field(page, place).fill('Asked\u0000 and\u0007 answered')
    await expect(field(page, place)).toHaveValue('Asked and answered')
  },
)

test(
  'a day that does not exist is told of, also in a closed fold',
  async ({ page, server }) => {
    const [day, tagline] = ['firm.yaml/holidays/0', 'firm.yaml/tagline']
    await page.goto(`${server.admin}#${day}`)
    await field(page, day).focus()
    await page.keyboard.type('02302027')
    await field(page, tagline).fill('We count.')
    const told = page.getByText('There is no such day')
    await expect(told).toBeVisible()
    const fold = page.locator('details', { has: told }).last()
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = false
    })
    await button(page, 'Save').click()
    await expect(field(page, day)).toBeFocused()
    expect(server.read('firm.yaml')).not.toContain('We count.')
  },
)
