import sharp from 'sharp'
import { parse } from 'yaml'
import { expect, field as fieldOf, git, shown, test } from '#test/helpers/editor.ts'

const proven = proves('editor-morning', 'editor-launch', 'editor-publish')
test(...proven, async ({ page, context, server }) => {
  const { admin, read, remote } = server
  const field = (place: string) => fieldOf(page, place)
  const main = page.getByRole('main')
  const preview = shown(page)
  const go = (place: string) => page.goto(`${admin}#${place}`)
  const save = async (place: string, words: string) => {
    await go(place)
    await field(place).fill(words)
    await main.getByRole('button', { name: 'Save' }).click()
  }
  const saved = main.getByText('Saved. Not published yet.').filter({ visible: true })
  const add = async (kind: string, values: Record<string, string>) => {
    await go(`new/${kind}`)
    for (const [name, words] of Object.entries(values)) {
      const input = field(`new/${kind}/${name}`)
      if ((await input.evaluate(({ localName }) => localName)) === 'select')
        await input.selectOption(words)
      else await input.fill(words)
    }
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page).not.toHaveURL(/#new/)
  }

  // The firm has a new partner, and so a new name.
  await save('firm.yaml/name', 'Alder, Finch & Rowe Tax Partners')
  await expect(saved).toBeVisible()

  // A price, wrongly and then rightly.
  const price = 'prices/tax-planning.yaml/packages/1/price'
  const before = read('prices/tax-planning.yaml')
  await save(price, '$3.200')
  await expect(main.getByText(/^Not saved\./)).toBeVisible()
  await main.getByRole('link', { name: 'Planning prices: Packages, Core Plan, Price' }).click()
  await expect(field(price)).toBeFocused()
  await expect(field(price)).toHaveAccessibleDescription(/an amount or a range/)
  expect(read('prices/tax-planning.yaml')).toBe(before)
  await save(price, '$3,200+')
  await expect(saved).toBeVisible()
  await expect(preview.getByText('$3,200+').first()).toBeVisible()
  // Remarks, order and everything else of the file are as they were.
  expect(read('prices/tax-planning.yaml')).toBe(before.replace('$3,000', '$3,200+'))

  // Another client story, a question, a person, an article and a case record.
  await save('testimonials.yaml/testimonials/0/quote', 'I knew in June what April would bring.')
  await expect(saved).toBeVisible()
  await add('question', {
    question: 'Do you work on Fridays?',
    answer: 'Yes, by phone until noon, and by email all day.',
  })
  await go('new/person')
  await field('new/person/photo').setInputFiles({
    name: 'IMG 4711.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#579' } })
      .jpeg()
      .toBuffer(),
  })
  await expect(main.getByText('900 × 1200 pixels')).toBeVisible()
  await field('new/person/name').fill('Ada Rowe (invented)')
  await field('new/person/role').selectOption('bookkeeper')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(field('team.yaml/people/0/name')).toHaveValue('Ada Rowe (invented)')
  await expect(preview.getByRole('img', { name: 'Ada Rowe (invented)' })).toBeVisible()
  await add('article', { title: 'Taxes in Boise', city: 'Boise', state: 'Idaho' })
  await expect(page).toHaveURL(/#articles\/boise/)
  await add('record', {
    revenue: '500000',
    profit: '200000',
    taxDueWithoutStrategy: '60000',
    keyStrategiesUsed: '5',
    taxDueWithStrategy: '40000',
  })
  expect(parse(read('case-studies.yaml')).records.at(-1)).toMatchObject({ totalTaxSavings: 20_000 })

  // Three steps, and back again.
  const [title, sentence] = ['pages/faq.yaml/blocks/0/title', 'pages/faq.yaml/blocks/0/sentence']
  await go(title)
  const words = await field(title).inputValue()
  await field(title).fill('Asked often')
  await field(sentence).fill('We answer what clients ask.')
  await field(title).fill('Asked every week')
  const undo = main.getByRole('button', { name: 'Undo' }).filter({ visible: true })
  await undo.click()
  await expect(field(title)).toHaveValue('Asked often')
  await undo.click()
  await undo.click()
  await expect(field(title)).toHaveValue(words)

  // What the launch check finds is a link to its field.
  await context.unroute('**/api/launch')
  await go('launch')
  const finding = main.getByRole('link', { name: /^Firm.*: Phone$/ })
  await finding.click()
  await field('firm.yaml/phone').fill('(503) 224-0147')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(saved).toBeVisible()
  await go('launch')
  await expect(main.getByText(/blockers? to fix/)).toBeVisible()
  await expect(finding).toHaveCount(0)

  await go('publish')
  const changes = main.getByRole('listitem')
  await expect(
    changes.filter({ hasText: 'Core Plan, Price: $3,000 becomes $3,200+' }),
  ).toBeVisible()
  await main.getByLabel('What did you change?').fill('A new partner')
  await main.getByLabel('Publish anyway').check()
  await main.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(main.getByText(/^Published\./)).toBeVisible()
  expect(git(remote, 'log', '--format=%s', 'main')).toContain('A new partner\nFirst')
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).toMatch(/^articles\/boise.*\.md$/m)
  expect(git(remote, 'show', 'main:firm.yaml')).toContain('name: Alder, Finch & Rowe Tax Partners')

  // And back to the version before.
  await main.getByText('1 version made without this editor').click()
  await main.getByRole('button', { name: 'Go back to this version: The first version' }).click()
  await expect(main.getByText(/^You are back at/)).toBeVisible()
  await expect(changes.filter({ hasText: 'Price: $3,200+ becomes $3,000' })).toBeVisible()
  expect(read('prices/tax-planning.yaml')).toBe(before)
})
