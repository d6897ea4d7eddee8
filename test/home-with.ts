import { parse } from 'yaml'
import { changedFirm } from './changed-firm.ts'
import { textOf } from './changed-folder.ts'
import { shown } from './shown.ts'

export type Values = { block: string } & Record<string, unknown>

const file = 'pages/home.yaml'

/** Of the home page of the test firm. */
export const homeBlocks: readonly Values[] = parse(textOf(file)).blocks

/** A head that books nothing. */
export const plainHero = { block: 'hero', heading: 'Own page', lead: 'Some words.' }

/** A block of the home page with other values. */
export function usual(name: string, values: Record<string, unknown> = {}): Values {
  return { block: name, ...homeBlocks.find(({ block }) => block === name), ...values }
}

/** The home page of the test firm with these blocks. */
export async function homeWith(...blocks: readonly Values[]) {
  const { content, problems, site, page } = await changedFirm({
    [file]: (home) => home.set('blocks', blocks),
  })
  const [main = shown('')] = content ? page('/').parts('main') : []
  return { problems, site, main }
}
