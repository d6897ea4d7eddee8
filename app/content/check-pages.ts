import { fileName } from '#app/lib/text.ts'
import type { Content } from './collections.ts'
import { slugForm } from './engine/fields.ts'
import type { Problem } from './engine/problem.ts'
import { type PageRecord, pagesByPath, pagesOf } from './pages.ts'

/** Every page has its own address and names groups and parents that exist. */
export function pageProblems(content: Content): Problem[] {
  return [
    ...addressProblems(content),
    ...movedPages(content),
    ...groupProblems(content),
    ...parentProblems(content),
  ]
}

/** The pages to which the site itself links. */
const linked =
  'home pricing about about-our-firm faq contact who-we-serve case-studies learning-library sms-optin'
    .split(' ')
    .map((name) => `pages/${name}.yaml`)

/** The site would link to an address that is not there any more. */
function movedPages(content: Content): Problem[] {
  return pagesOf(content).flatMap(({ file, head, path, canonical }) => {
    if (!head.address || path !== canonical || !linked.includes(file)) return []
    return [
      {
        file,
        path: ['head', 'address'],
        found: `"${head.address}"`,
        expected: 'no such line: the site links to this page by the name of its file',
        hint: 'Another address of it can be listed under "aliases".',
      },
    ]
  })
}

function addressProblems(content: Content): Problem[] {
  const pages = pagesOf(content)
  return pages.flatMap(({ file, path, canonical, slug: name }, at): Problem[] => {
    const first = pagesByPath(content).get(path)
    if (first !== pages[at]) {
      return [
        {
          file,
          ...(path !== canonical && { path: ['head', 'aliases'] }),
          found: `the address ${path}`,
          expected: `an address no other page has; ${first?.file} already has this one`,
        },
      ]
    }
    if (path !== canonical || slugForm.test(name)) return []
    return [
      {
        file,
        found: `the name "${name}"`,
        expected: `a file name in ${slugForm.expected}`,
        hint: `Rename the file to ${file.replace(name, fileName(name))}.`,
      },
    ]
  })
}

function groupProblems(content: Content): Problem[] {
  const { menus, footer } = content.navigation
  return pagesOf(content).flatMap(({ file, path, canonical, head }) =>
    (['menu', 'footer'] as const).flatMap((part): Problem[] => {
      const groups = (part === 'menu' ? menus : footer).map((name) => name.plain)
      const group = head[part]?.group.plain
      if (path !== canonical || group === undefined || groups.includes(group)) return []
      return [
        {
          file,
          path: ['head', part, 'group'],
          found: `"${group}"`,
          expected: `one of the groups in navigation.yaml: ${groups.join(', ')}`,
        },
      ]
    }),
  )
}

/** Breadcrumbs that lead in a circle have no beginning. */
function parentProblems(content: Content): Problem[] {
  return pagesOf(content).flatMap((page) => {
    const seen = new Set<string>()
    let above: PageRecord | undefined = page
    while (above && above.canonical !== '/' && !seen.has(above.canonical)) {
      seen.add(above.canonical)
      const { parent }: PageRecord = above
      above = pagesByPath(content).get(parent)
    }
    if (above?.canonical === '/' || page.path !== page.canonical) return []
    return [
      {
        file: page.file,
        path: ['head', 'parent'],
        found: page.parent,
        expected: 'a page whose own parents lead back to the home page',
      },
    ]
  })
}
