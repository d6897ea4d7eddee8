import { join } from 'node:path'
import { expect, test } from 'vitest'
import { render } from '#app/site/render.tsx'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { fileRoutes } from './file-api.ts'
import { newRoutes } from './new-api.ts'
import { previewRoutes } from './preview-api.ts'
import { editedSite } from './site.ts'
import type { NewCard, Opened, Previewed } from './types.ts'

const parts = { inlineScript: '', modules: [], styles: '', fonts: [] }

function start() {
  const { dir, options } = copyOfFirm()
  const site = editedSite(dir, {
    program: { render },
    partsFor: () => () => parts,
    script: async () => undefined,
  })
  const ask = asking({
    ...newRoutes(options),
    ...fileRoutes(options, join(dir, '.steps')),
    ...previewRoutes({ dir, ...site }),
  })
  const open = (name: string): Promise<Opened> => ask('GET /api/file', undefined, { name })
  const preview = async (page = '', drafts = {}) => {
    const answer: Previewed = await ask('POST /api/preview', { page, drafts })
    const html: string = answer.id ? await ask('GET /preview', undefined, { id: answer.id }) : ''
    return { ...answer, html }
  }
  return { ask, open, preview }
}

/** What the marked places of a page say. */
function marked(html: string): string[] {
  return [...html.matchAll(/<[^>]* data-empty=""[^>]*>([^<]*)/g)].map(([, words = '']) => words)
}

const lead = 'We moved across the street.'
const kinds: Record<string, [typed: Record<string, string>, names: string[]]> = {
  page: [{ heading: 'We moved', lead }, ['Heading', 'Text']],
  service: [{ heading: 'Estate plans', lead }, ['Offer', 'Name', 'What happens']],
  article: [{ title: 'Taxes', city: 'Waco', state: 'Texas' }, ['Opening sentences']],
  text: [{ title: 'We came back' }, ['Text of the page']],
}

test(
  'new pages of every kind are shown with their answers and the names of their empty fields',
  async () => {
    const { ask, open, preview } = start()
    const cards: NewCard[] = await ask('GET /api/new')
    const files = new Map<string, string>()
    for (const [kind, [value]] of Object.entries(kinds)) {
      const { field } = cards.find((each) => each.kind === kind) ?? {}
      const asked = field?.kind === 'group' ? Object.keys(field.fields) : []
      expect(asked).toEqual(Object.keys(value))
      expect(asked.length).toBeLessThanOrEqual(5)
      files.set(kind, (await ask('POST /api/new', { kind, value })).file)
    }
    for (const [kind, file] of files) {
      const [value = {}, names = []] = kinds[kind] ?? []
      const { page, version, form } = await open(file)
      const { html, problems, empty } = await preview(page)
      expect(problems, kind).toEqual([])
      expect(html).toContain(Object.values(value)[0])
      expect(marked(html)).toEqual(expect.arrayContaining(names))
      expect(empty).toBeGreaterThan(1)

      // Whoever ends the draft is told what is missing, and nothing is written.
      const { head, ...rest } = (form?.value ?? {}) as { head: object }
      const ready = { ...rest, head: { ...head, draft: undefined } }
      await expect(
        ask('POST /api/save', { drafts: [{ file, version, value: ready }] }),
      ).rejects.toMatchObject({
        more: { problems: expect.arrayContaining([expect.objectContaining({ file })]) },
      })
      expect((await open(file)).version).toBe(version)
    }
  },
)

test(
  'empty field of a page that is on the site is marked and is a problem',
  async () => {
    const { open, preview } = start()
    const file = 'pages/faq.yaml'
    const { page, form } = await open(file)
    const { head, blocks } = (form?.value ?? {}) as { head: object; blocks: object[] }
    const text = { block: 'text', heading: 'More' }
    const value = { head, blocks: [{ ...blocks[0], title: '' }, text] }
    const { html, problems, empty } = await preview(page, { [file]: { value } })
    expect(marked(html)).toEqual(['Title', 'Text'])
    expect(empty).toBe(2)
    expect(problems).toMatchObject([
      { file, path: ['blocks', 0, 'title'] },
      { file, path: ['blocks', 1, 'text'] },
    ])
  },
)
