import { firm, hoursText } from '#app/content/firm.ts'
import { articleAt } from '../articles.ts'
import { indexedPages, type Page } from '../pages.ts'
import { serviceAt } from '../services.ts'
import { address } from '../site.ts'
import { twinOf } from '../twin-path.ts'

/** llms.txt: the site for assistants, each page by its Markdown twin. */
export function llms(): string {
  const [home] = indexedPages
  const legal = ['/privacy-policy', '/terms', '/sms-terms', '/sms-optin']
  const groups: [string, (page: Page) => boolean][] = [
    ['Services', ({ path }) => serviceAt(path) !== undefined],
    ['Local articles', ({ path }) => articleAt(path) !== undefined],
    ['Legal', ({ path }) => legal.includes(path)],
  ]
  const isGrouped = (page: Page) => groups.some(([, belongs]) => belongs(page))
  const lists = [['The firm', (page: Page) => !isGrouped(page)] as const, ...groups]
  return `# ${firm.name}

> ${home?.description}

Phone ${firm.phone}, ${hoursText}. General information, not tax, legal or investment advice.

${lists.flatMap(([title, belongs]) => section(title, indexedPages.filter(belongs))).join('\n')}`
}

function section(title: string, pages: readonly Page[]): string[] {
  if (pages.length === 0) return []
  const lines = pages.map(
    ({ path, name, description }) => `- [${name}](${address(twinOf(path))}): ${description}`,
  )
  return [`## ${title}\n\n${lines.join('\n')}\n`]
}
