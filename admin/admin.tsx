import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import './preview.css'
import { today } from '../src/lib/dates.ts'
import { type Content, factsIn, type Json, schemaOf } from '../src/rules.ts'
import { config, placed } from './config.ts'
import { drawn } from './preview.tsx'
import { built, mistakes } from './rules.ts'

// The editor at /admin. On the firm's own computer it opens the folder of this project; elsewhere it signs in at GitHub.

/** An Immutable map, of which Sveltia takes a changed one. */
type Entry = { toJS(): { path: string; data: unknown }; setIn(at: string[], value: unknown): Entry }
type Saved = { entry: Entry }

const content: Map<string, unknown> = new Map(built)
let facts = factsIn(content)

for (const { path, name, schema } of placed) {
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const html = drawn(path, schema, asSaved(entry.toJS().data) as Record<string, unknown>, facts)
    // A picture that is not published yet is in this browser.
    const shown = html.replaceAll(/\/images\/[\w.-]+/g, (picture) => getAsset(picture)?.url ?? picture)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our sections, of which React escapes the words
    return <main dangerouslySetInnerHTML={{ __html: shown }} />
  })
}
CMS.registerPreviewStyle('/admin/preview.css')
CMS.registerEventListener({ name: 'preSave', handler: dated as Json })
CMS.registerEventListener({ name: 'postSave', handler: keep })
CMS.init({ config })

/** Sets the date of a page's last change, where its file has one. */
function dated({ entry }: Saved): Entry | undefined {
  const { shape } = schemaOf(entry.toJS().path) as Json
  const changed = shape?.head?.shape.updated && entry.setIn(['data', 'head', 'updated'], today())
  refuse(changed ?? entry)
  return changed
}

/** What would stop the build is not saved, and a box says why: Sveltia only says that there was an error. */
function refuse(entry: Entry) {
  const { path, data } = entry.toJS()
  const changed: Content = new Map([...content, [path, asSaved(data)]])
  const found = mistakes(changed, path)
  if (found.length === 0) return
  alert(`Not saved yet.\n\n${found.join('\n')}`)
  throw new Error(found.join('\n'))
}

function keep({ entry }: Saved) {
  const { path, data } = entry.toJS()
  content.set(path, asSaved(data))
  facts = factsIn(content)
}

/** A form has '', null or an empty list where a file has nothing, and marks of its own at the items of a list. */
function asSaved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSaved)
  if (!value || typeof value !== 'object') return value
  const filled = Object.entries(value).filter(([, each]) => (each ?? '') !== '' && !(Array.isArray(each) && !each[0]))
  const typed = filled.filter(([key]) => !key.startsWith('__sc_'))
  return Object.fromEntries(typed.map(([key, each]) => [key, asSaved(each)]))
}
