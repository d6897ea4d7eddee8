import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import './preview.css'
import { today } from '../src/lib/dates.ts'
import { type Json, schemaOf, toJsonSchema } from '../src/rules.ts'
import { folders } from '../src/schema/index.ts'
import { type Change, completions, dates } from './complete.ts'
import { config, menuEntries } from './config.ts'
import { content } from './content.ts'
import { BeforeLaunch } from './launch.tsx'
import { askBeforeLeaving } from './leave.ts'
import { preview, refresh } from './preview.tsx'
import { saveErrors } from './rules.ts'

// The editor at /admin. It signs in to GitHub, or opens the project's folder on the firm's own computer.

/** An Immutable.js map. Sveltia saves the one that preSave returns. */
type Entry = { toJS(): { path: string; data: Json }; setIn(path: (string | number)[], value: unknown): Entry }
type Saved = { entry: Entry }

for (const name of [...menuEntries.map((file) => file.name), ...Object.keys(folders)]) {
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const { path, data } = entry.toJS() as { path: string; data: Json }
    const file = path || fileOf(name)
    const changed = changesOf(file, data).reduce(withChange, structuredClone(data))
    // A picture that isn't published yet exists only in this browser.
    const html = preview(file, asSaved(changed)).replaceAll(/\/images\/[\w.-]+/g, (url) => getAsset(url)?.url ?? url)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the site's sections, in which React escapes text
    return <main dangerouslySetInnerHTML={{ __html: html }} />
  })
}
CMS.registerPreviewStyle('/admin/preview.css')
CMS.registerFieldType('before-launch', BeforeLaunch)
CMS.registerEventListener({ name: 'preSave', handler: prepare as Json })
CMS.registerEventListener({ name: 'postSave', handler: keep })
CMS.init({ config })
askBeforeLeaving()

/** Cleans up an entry, or stops a save that would fail the build. */
function prepare({ entry }: Saved): Entry {
  const { path, data } = entry.toJS()
  const changes = changesOf(path, data)
  if (isOldDate(path, data) && confirm('You changed a legal page. Set its date to today?')) {
    changes.push([['date'], today()])
  }
  const changed = changes.reduce((result, [path, value]) => result.setIn(['data', ...path], value), entry)
  const errors = saveErrors(path, asSaved(changed.toJS().data))
  // Sveltia shows the message of `cause`.
  if (errors.length > 0) throw new Error('saving_failed', { cause: new Error(errors.join('\n')) })
  return changed
}

function changesOf(file: string, data: Json): Change[] {
  const form = toJsonSchema(schemaOf(file) as Json)
  return [...completions(form, data), ...dates(form, data, today())]
}

function withChange(data: Json, [path, value]: Change): Json {
  const parent = path.slice(0, -1).reduce((part, key) => (part[key] ??= {}), data)
  parent[path.at(-1) as string] = value
  return data
}

/** Returns the file that a new entry will be saved to. */
const fileOf = (name: string) =>
  `content/${menuEntries.find((file) => file.name === name)?.path ?? `${name}/new`}.${name === 'articles' ? 'md' : 'yaml'}`

function isOldDate(path: string, data: Json): boolean {
  const before = content.get(path) as Json
  return path.startsWith('content/legal/') && before.body !== data.body && before.date === data.date
}

function keep({ entry }: Saved) {
  const { path, data } = entry.toJS()
  content.set(path, asSaved(data))
  refresh()
}

/** Removes empty fields, which a form stores as '', null or an empty list, and the keys that Sveltia adds to items. */
function asSaved(value: Json): Json {
  if (Array.isArray(value)) return value.map(asSaved)
  if (!value || typeof value !== 'object') return value
  const filled = Object.entries(value).filter(([, each]) => (each ?? '') !== '' && !(Array.isArray(each) && !each[0]))
  const typed = filled.filter(([key]) => !key.startsWith('__sc_'))
  return Object.fromEntries(typed.map(([key, each]) => [key, asSaved(each)]))
}
