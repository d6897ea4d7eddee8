import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { factTable, type Path, type Read } from '../../src/facts.ts'
import { type Facts, fill } from '../../src/fill.ts'
import { today } from '../../src/lib/dates.ts'
import { compareEntities } from '../../src/lib/entity-taxes.ts'
import { returnCost } from '../../src/lib/return-cost.ts'
import { files, folders } from '../../src/schema/index.ts'

// Reads content/, so tests can compare the site with it and still pass after an owner edits it.

const source = (path: string) => readFileSync(`content/${path}`, 'utf8')

function read<File extends Path>(path: File, facts?: Facts): Read<File> {
  const file = parse(source(`${path}.yaml`))
  return files[path].parse(facts ? fill(file, facts) : file) as Read<File>
}

export const facts = factTable((path) => read(path))

/** Returns the content of a file with its facts filled in. */
export const content = <File extends Path>(path: File) => read(path, facts)

/** Returns the entries in a folder that aren't hidden. */
export function entries<Folder extends keyof typeof folders>(folder: Folder) {
  type Entry = z.output<(typeof folders)[Folder]['schema']> & { id: string; body: string }
  return globSync(`content/${folder}/*`)
    .map((path): Entry => {
      const [, yaml = '', body = ''] = /^(?:---\n)?(.*?)(?:\n---\n(.*))?$/s.exec(readFileSync(path, 'utf8')) ?? []
      const data = folders[folder].schema.parse(fill(parse(yaml), facts))
      return { ...data, id: basename(path).replace(/\.\w+$/, ''), body } as never
    })
    .filter((entry) => !('hidden' in entry && entry.hidden))
}

export const articles = entries('articles').sort((a, b) => a.order - b.order)

/** Returns text without Markdown. */
export const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\*+/g, '')

export const firm = content('firm')

const { validThrough } = content('pages/learning-library').estimatedTax
const lastDays = [
  validThrough,
  content('services/business-formation').law.validThrough,
  `${content('deadlines').year}-12-31`,
]
/** A date on which no tool has expired: today, or the first expiration date. */
export const validDay = [today(), ...lastDays].sort()[0] ?? ''

/** Returns the answer of the tool on /tax-preparation: its rows and its total. */
export function returnAnswer(answers: Record<string, number | string>) {
  const { lines, total } = content('services/tax-preparation').returnCost
  const { rows, sum } = returnCost(lines, answers)
  return { rows, total: sum ? `${total} ${sum}` : '' }
}

/** Returns what the owner keeps of a profit for the first filing status and state, without and with an S election. */
export function entityAnswer(profit: number, pay: number) {
  const { law, entities, sCorporation } = content('services/business-formation')
  const [status] = law.statuses
  if (!status) throw new Error('business-formation.yaml has no filing statuses.')
  const { payrollService, corporateReturn } = entities
  const state = sCorporation.states[0]
  const owner = { pay, wages: 0, payrollService, corporateReturn, state, law: { ...law, ...status } }
  return { ...compareEntities(profit, owner), limit: status.businessDeductionLimit, owner }
}
