import { pluralize } from '#app/content/engine/english.ts'
import { folderName } from '#app/content/engine/files.ts'
import { contentDir } from '#app/content/load.ts'
import { type PageWords, remarkLine, reportWords, roundedGrade } from '#app/content/word-report.ts'
import { checkContent } from './check-content.ts'

// npm run words: how the pages read, and every remark about their words. It stops nothing.

const folder = folderName(contentDir)
const { passed, ...loaded } = await checkContent()
const { pages, remarks } = reportWords(loaded, loaded.paths, passed)
const rows = [['Page', 'Grade', 'Longest', 'Generally', 'Misspelled'], ...pages.map(cells)]
const widest = Math.max(...rows.map(([page = '']) => page.length))
const table = rows.map(([page = '', ...figures]) =>
  [page.padEnd(widest), ...figures.map((figure) => figure.padStart(12))].join(''),
)
const found = remarks.map((remark) => remarkLine(remark, folder))
const total = `${pluralize(pages.length, 'page')}, ${pluralize(remarks.length, 'remark')}`
process.stdout.write(
  `${[...table, '', ...found, ...(found.length > 0 ? [''] : []), total].join('\n')}\n`,
)

function cells({ page, grade, longest, generally, misspellings }: PageWords): string[] {
  const shown = grade === undefined ? '-' : roundedGrade(grade).toFixed(1)
  return [page, shown, `${longest}`, `${generally}`, `${misspellings}`]
}
