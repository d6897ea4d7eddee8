import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { changedFolder } from './changed-folder.ts'

type Values = { block: string } & Record<string, unknown>

const file = 'pages/own.yaml'

/** A page of the test firm that has these blocks below its title, which alone is rendered. */
export async function ownPage(...blocks: readonly Values[]) {
  const hero = { block: 'hero', heading: 'Own page', lead: 'Some words.' }
  const head = {
    title: 'Own page',
    description: 'A page that only a test has, with the blocks that the test wants to see on it.',
    updated: '2026-09-01',
    name: 'Own page',
  }
  const all = blocks[0]?.block === 'hero' ? blocks : [hero, ...blocks]
  const dir = changedFolder({ [file]: JSON.stringify({ head, blocks: all }) })
  const { problems, passed } = await gate({ dir, program: { render }, only: file })
  const html = passed?.pages[0]?.html ?? ''
  return { problems, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}
