import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { changedFolder } from './changed-folder.ts'

export type Values = { block: string } & Record<string, unknown>

const file = 'pages/home.yaml'

/** The test firm with other blocks on its home page, which alone is rendered. */
export async function homeWith(change: (blocks: Values[]) => unknown[]) {
  const dir = changedFolder({ [file]: (home) => home.set('blocks', change(home.toJS().blocks)) })
  const { problems, passed } = await gate({ dir, program: { render }, only: file })
  return { problems, made: passed?.made, home: passed?.pages[0]?.html ?? '' }
}

/** The blocks of a page by their names, with other values. */
export function chosen(blocks: readonly Values[]) {
  return (name: string, values: Record<string, unknown> = {}) => ({
    ...blocks.find(({ block }) => block === name),
    ...values,
  })
}
