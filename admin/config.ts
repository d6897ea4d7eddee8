import type { CmsConfig } from '@sveltia/cms'
import { repository } from '../package.json'
import { json } from '../src/rules.ts'
import { files, folders } from '../src/schema/index.ts'
import { fieldsOf } from './forms.ts'
import { words } from './labels.ts'

// The editor's menu, in this order, and where each entry is saved. A new file in content/prices, pages or services
// appears once it is listed in src/schema/index.ts; list any other under Firm.

type Group = { label: string; icon: string; folder?: string; files?: Record<string, string> }

const groups: Record<string, Group> = {
  firm: {
    label: 'Firm',
    icon: 'storefront',
    files: {
      firm: 'Name, phone, hours, links',
      guarantee: 'Guarantee',
      claims: 'Figures such as "500+ clients"',
      redirects: 'Addresses that moved',
    },
  },
  prices: { label: 'Prices', icon: 'sell', folder: 'prices/' },
  people: { label: 'People', icon: 'group', files: { team: 'The people of the firm' } },
  stories: {
    label: 'Client stories',
    icon: 'star',
    files: { testimonials: 'Stories', 'case-studies': 'Case studies' },
  },
  questions: { label: 'Questions', icon: 'quiz', files: { faq: 'Questions and answers' } },
  notice: { label: 'Notice', icon: 'campaign', files: { notice: 'Notice on every page' } },
  calendar: { label: 'Calendar', icon: 'event', files: { deadlines: 'Tax dates', 'tax-figures': 'Tax figures' } },
  pages: { label: 'Page texts', icon: 'article', folder: 'pages/' },
  services: { label: 'Services', icon: 'work', folder: 'services/' },
}

export const placed = Object.entries(files).map(([path, schema]) => {
  const [group = 'firm'] =
    Object.entries(groups).find(([, each]) => each.files?.[path] || (each.folder && path.startsWith(each.folder))) ?? []
  const label = groups[group]?.files?.[path] ?? words(path.replace(/.*\//, ''))
  return { path, schema, group, label, name: path.replace('/', '-') }
})

function where(path: string) {
  const file = placed.find((each) => each.path === path)
  return file ? { collection: file.group, file: file.name } : { collection: path }
}

const folderLabels = {
  articles: { label: 'Articles', label_singular: 'Article', icon: 'newspaper' },
  checklists: { label: 'Checklists', label_singular: 'Checklist', icon: 'checklist' },
  legal: { label: 'Legal texts', label_singular: 'Legal text', icon: 'gavel', create: false, delete: false },
}

const hint =
  '`##` begins a heading, `**bold**`, `[words](/address)`, `-` begins a point, `|` separates the cells of a table.'
const body = { name: 'body', label: 'Text', widget: 'markdown' as const, modes: ['raw' as const], hint }
const picture = { format: 'webp' as const, quality: 85, width: 1600, height: 1600 }

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
  collections: [
    ...Object.entries(groups).map(([name, { label, icon }]) => ({
      name,
      label,
      icon,
      files: placed
        .filter(({ group }) => group === name)
        .map((file) => ({
          name: file.name,
          label: file.label,
          file: `content/${file.path}.yaml`,
          fields: fieldsOf(json(file.schema), where),
        })),
    })),
    ...Object.entries(folders).map(([name, { extension, schema }]) => ({
      name,
      ...folderLabels[name as keyof typeof folders],
      folder: `content/${name}`,
      extension,
      format: extension === 'md' ? 'yaml-frontmatter' : 'yaml',
      slug: { template: '{{fields.head.name}}', editable: ['create' as const], hint: 'The last part of its address' },
      fields: [...fieldsOf(json(schema), where), ...(extension === 'md' ? [body] : [])],
    })),
  ],
}
