import type { CmsConfig } from '@sveltia/cms'
import { repository } from '../package.json'
import { type Json, toJsonSchema } from '../src/rules.ts'
import { files, folders } from '../src/schema/index.ts'
import { content, nameOf } from './content.ts'
import { fieldsOf } from './forms.ts'
import { labelFromName } from './labels.ts'
import { hasPreview } from './preview.tsx'

// The editor's menu, in order, and the file behind each entry. A new file in src/schema/index.ts appears under Prices
// or Pages if it is in that folder; list any other here.

type Group = { label: string; icon: string; files?: Record<string, string>; folder?: string }

const menu: Record<string, Group> = {
  'before-launch': { label: 'Before launch', icon: 'checklist', files: { launch: 'Launch checklist' } },
  notice: { label: 'Notice bar', icon: 'campaign', files: { notice: 'Notice on every page' } },
  firm: { label: 'Phone, hours & links', icon: 'storefront', files: { firm: 'Phone, hours & links' } },
  prices: {
    label: 'Prices',
    icon: 'sell',
    files: {
      'prices/tax-planning': 'Tax planning packages',
      'prices/accounting': 'Accounting and CFO packages',
      'prices/tax-preparation': 'Tax preparation',
      'prices/additional': 'Additional services',
    },
  },
  team: { label: 'Team', icon: 'group', files: { team: 'Team members' } },
  stories: {
    label: 'Client stories',
    icon: 'star',
    files: { testimonials: 'Client stories', 'case-studies': 'Case studies' },
  },
  numbers: {
    label: 'Numbers & guarantee',
    icon: 'verified',
    files: { claims: 'Numbers on the site', guarantee: 'Guarantee' },
  },
  faq: { label: 'FAQ', icon: 'quiz', files: { faq: 'Questions and answers' } },
  pages: { label: 'Pages', icon: 'article', files: {} },
  articles: { label: 'Articles', icon: 'newspaper', folder: 'Article' },
  dates: {
    label: 'Deadlines & tax amounts',
    icon: 'event',
    files: { deadlines: 'Deadlines', 'tax-figures': 'Tax amounts' },
  },
  checklists: { label: 'Checklists', icon: 'fact_check', folder: 'Checklist' },
  legal: { label: 'Legal pages', icon: 'gavel', folder: 'Legal page' },
  technical: { label: 'Technical', icon: 'settings', files: { redirects: 'Redirects' } },
}

export const menuEntries = Object.entries(files).map(([path, schema]) => {
  const [group = 'pages'] = Object.entries(menu).find(([, each]) => each.files?.[path]) ?? []
  const url = path.replace(/^\w+\/(home$)?/, '/')
  const label = menu[group]?.files?.[path] ?? `${labelFromName(path.replace(/.*\//, ''))} (${url})`
  return { path, schema, group, label, name: path.replace('/', '-') }
})

function where(path: string) {
  const file = menuEntries.find((each) => each.path === path)
  return file ? { collection: file.group, file: file.name } : { collection: path }
}

/** Returns "content/prices/additional.yaml" as "Prices › Additional services". */
export function labelOfFile(file: string): string {
  const [, folder = '', path] = /^content\/(.*?)([^/]*)\.\w+$/.exec(file) ?? []
  const entry = menuEntries.find((each) => each.path === folder + path)
  if (!entry) return `${menu[folder.slice(0, -1)]?.label} › ${nameOf(content.get(file) ?? {}) || 'new'}`
  const group = menu[entry.group]?.label ?? ''
  return group === entry.label ? group : `${group} › ${entry.label}`
}

/** Returns the URL of a content file in the editor. */
export function entryUrl(file: string): string {
  const path = file.replace(/^content\/|\.\w+$/g, '')
  const { collection, file: name = path.replace(/.*\//, '') } = where(path)
  return `#/collections/${collection === path ? path.replace(/\/.*/, '') : collection}/entries/${name}`
}

// Sveltia renders Markdown in hints, so the backslashes make it show these characters.
const hint =
  'Type \\*\\*bold\\*\\*, \\[link text\\](/pricing), ## for a heading, - for a list. The guide for owners shows tables.'
const body = { name: 'body', label: 'Text', widget: 'text' as const, hint }
const picture = { format: 'webp' as const, quality: 85, width: 1600, height: 1600 }

/** Inserts the Markdown field after an article's summary, or at the end of other forms. */
function withText(fields: Json[], isMarkdown: boolean): Json[] {
  if (!isMarkdown) return fields
  const after = fields.findIndex(({ name }) => name === 'lead') + 1 || fields.length
  return fields.toSpliced(after, 0, body)
}

/** A page in the editor with a list instead of fields. It has nothing to save, so its file is never created. */
const beforeLaunch = {
  name: 'launch',
  label: 'Launch checklist',
  file: 'content/launch.yaml',
  editor: { preview: false },
  fields: [{ name: 'list', label: 'Before launch', widget: 'before-launch', required: false }],
}

const collections = Object.entries(menu).map(([name, { label, icon, files: groupFiles, folder: label_singular }]) => {
  const { extension, schema } = folders[name as keyof typeof folders] ?? {}
  if (!schema) {
    const entries = menuEntries
      .filter(({ group }) => group === name)
      .map((file) => ({
        name: file.name,
        label: file.label,
        file: `content/${file.path}.yaml`,
        fields: fieldsOf(toJsonSchema(file.schema), where),
        editor: { preview: hasPreview(`content/${file.path}.yaml`) },
      }))
    return { name, label, icon, files: groupFiles?.launch ? [beforeLaunch] : entries }
  }
  const isMarkdown = extension === 'md'
  return {
    name,
    label,
    label_singular,
    icon,
    folder: `content/${name}`,
    extension,
    format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
    // Other entries can link to it, so owners hide it instead of deleting it.
    delete: false,
    create: name !== 'legal',
    slug: '{{title}}',
    fields: withText(fieldsOf(toJsonSchema(schema), where), isMarkdown),
  }
})

export const config: CmsConfig = {
  load_config_file: false,
  app_title: 'Edit the site',
  backend: { name: 'github', repo: repository, auth_methods: ['token'] },
  media_folder: 'public/images',
  public_folder: '/images',
  media_libraries: {
    default: {
      config: { max_file_size: 5_000_000, slugify_filename: true, transformations: { raster_image: picture } },
    },
    stock_assets: false,
  },
  show_preview_links: false,
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none', indent_size: 2 } },
  collections,
}
