import type { Problem } from '#app/content/engine/problem.ts'
import { hostOf } from '#app/content/facts.ts'
import { isListed } from '#app/content/pages.ts'
import { downloads } from '#app/site/downloads.ts'
import { markdownTwin } from '#app/site/markdown-twin.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { cardPath, fullUrl, markdownPath } from '#app/site/urls.ts'
import { failureFile, fileOfRoute, notFoundFile } from '#hosting/policy.ts'
import { writeFiles } from '#hosting/site-files.ts'
import { cardSvg } from './cards/card-svg.ts'
import { drawCards, type PageCard } from './cards/draw-cards.ts'
import { pagePlate } from './cards/page-plate.ts'
import { parseSvg, unusableFonts } from './cards/rasterizer.ts'
import { drawable, type Gated, type Passed } from './gate.ts'
import { makeCopies, readPictures } from './pictures.ts'

type Output = Passed & {
  /** The Markdown versions of pages by their paths. */
  twins: Readonly<Record<string, string>>
  cards: readonly PageCard[]
}

/** What else the build makes of content that passed the gate, made or tried here: whatever could fail
    must fail in "npm run check" too. */
export async function makeOutput(
  gated: Gated,
): Promise<Omit<Gated, 'passed'> & { passed: Output | undefined }> {
  const { passed, ...checked } = await readPictures(gated)
  if (!passed) return { ...checked, passed }
  const { content, made, dir } = passed
  const { colors: inks, fonts } = content.theme
  const problems: Problem[] = (await unusableFonts(fonts, dir)).map((name) => ({
    file: `fonts/${name}`,
    found: "a font that can't be opened",
    expected: 'a .woff2 font file',
    hint: 'Copy it again from where it came from.',
  }))
  const twins: Record<string, string> = {}
  const cards: PageCard[] = []
  for (const { page, html, heading } of passed.pages) {
    if (page.path !== page.canonical) continue
    try {
      if (isListed(page)) {
        const url = fullUrl(content, page.path)
        const end = `${content.interface.files.pageItself.with({ url, date: page.modified })}`
        twins[markdownPath(page.path)] = markdownTwin({ content, page, url, end })
      }
      const card = {
        file: cardPath(page.path),
        title: heading,
        firm: content.firm.name.plain,
        phone: content.firm.phone?.plain,
        address: hostOf(content.firm),
        plate: pagePlate(html, made),
        mark: made.marks.header,
        replacesName: content.theme.logo?.replacesName ?? false,
      }
      await parseSvg(cardSvg(card, { ...roughTools, inks }))
      cards.push(card)
    } catch (error) {
      problems.push({
        file: page.file,
        found: error instanceof Error ? error.message : String(error),
        expected: drawable,
      })
    }
  }
  if (problems.length > 0) return { ...checked, problems, passed: undefined }
  return { ...checked, passed: { ...passed, twins, cards } }
}

/** Enough to see whether a card can be drawn. */
const roughTools = {
  families: { display: 'D', text: 'T' },
  widthOf: (text: string) => text.length / 2,
}

/** Writes all of a site that follows from its content. */
export async function writeOutput(site: string, output: Output): Promise<void> {
  const { dir, content, made, pages, answers, twins, cards } = output
  await writeFiles(site, {
    [notFoundFile]: answers['not-found'],
    [failureFile]: answers.error,
    ...Object.fromEntries(made.files),
    ...(await makeCopies(output)),
    ...siteFiles(content),
    ...downloads(content),
    ...Object.fromEntries(pages.map(({ page, html }) => [fileOfRoute(page.path), html])),
    ...twins,
  })
  await drawCards(site, cards, { theme: content.theme, marks: made.marks, dir })
}
