import { keptSteps } from './kept-steps.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { takeStep } from './page-api.ts'
import { textsIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import { treeStep } from './tree.ts'
import type { TreeRequest } from './types.ts'

/** Places, names, shows and copies pages, and names menus, each in one step that can be taken back. */
export function treeRoutes(options: FileOptions, folder: string) {
  const steps = keptSteps(folder)
  return {
    'POST /api/tree': async ({ body }) => {
      const request = treeRequestIn(body)
      const texts = textsIn(options.dir)
      const { facts } = await options.check()
      const words = Object.entries(facts).map(([name, { plain }]) => [name, plain])
      const step = treeStep(texts, request, Object.fromEntries(words))
      return { value: await takeStep({ ...step, texts }, options, steps) }
    },
  } satisfies Routes
}

/** What each needs besides `act`, as words. */
const needed: Record<TreeRequest['act'], readonly string[]> = {
  place: ['file', 'part', 'group'],
  name: ['file', 'name'],
  show: ['file', 'as'],
  copy: ['file'],
  group: ['part', 'from', 'to'],
}

function treeRequestIn(body: unknown): TreeRequest {
  const request = asGroup(body)
  const act = `${request.act}`
  const names = Object.hasOwn(needed, act) ? needed[act as TreeRequest['act']] : undefined
  const { part = 'menu', as = 'shown', at = 0 } = request
  const isKnown =
    names?.every((name) => typeof request[name] === 'string') &&
    ['menu', 'footer'].includes(`${part}`) &&
    ['shown', 'hidden', 'draft'].includes(`${as}`) &&
    Number.isInteger(at)
  if (!isKnown) throw new RequestRefused(400, unreadable)
  return request as TreeRequest
}
