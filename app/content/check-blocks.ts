import { audiences } from '#app/blocks/audiences/fields.ts'
import { calculator } from '#app/blocks/calculator/fields.ts'
import { calendar } from '#app/blocks/calendar/fields.ts'
import { figures } from '#app/blocks/figures/fields.ts'
import { blocksOf } from '#app/blocks/find.ts'
import { guarantee } from '#app/blocks/guarantee/fields.ts'
import { type BlockValue, blockNamed, blocks as offered } from '#app/blocks/index.ts'
import { outcomes } from '#app/blocks/outcomes/fields.ts'
import { sms } from '#app/blocks/sms/fields.ts'
import type { Content } from './collections.ts'
import { joinList } from './engine/english.ts'
import type { Problem } from './engine/problem.ts'
import { missingFor } from './needs.ts'
import { filesShowing, type PageFile, pageFiles, placesOf, shownBlocks } from './page-blocks.ts'

/** Rules about what stands on a page together. */
export function blockProblems(content: Content): Problem[] {
  return [
    ...pageFiles(content).flatMap((page) => [
      ...withoutTitle(page, content),
      ...secondTitles(page),
      ...secondOfItsKind(page),
      ...sameNames(page),
      ...besideNational(page, content),
    ]),
    ...savingsWithoutNotice(content),
    ...unexplainedGuarantee(content),
    ...incompleteSms(content),
    ...audiencesNowhere(content),
  ]
}

/** A page begins with the block that has its title. */
function withoutTitle({ file, blocks }: PageFile, content: Content): Problem[] {
  const [first] = shownBlocks(blocks, content)
  if (first && isTop(first)) return []
  const at = blocks.findIndex(isTop)
  const top = blocks[at]
  const missing = top ? missingFor(blockNamed(top.block)?.needs ?? [], content) : []
  if (top && missing.length > 0) {
    return [
      {
        file,
        path: ['blocks', at, 'block'],
        found: `"${top.block}", but there is no ${joinList(missing, 'and')}`,
        expected: 'a block with the title of the page whose content there is',
        hint: `Add ${joinList(missing, 'and')}, or delete this page.`,
      },
    ]
  }
  const titles = offered.filter((each: { top?: true }) => each.top).map(({ name }) => name)
  return [
    {
      file,
      path: ['blocks', 0, 'block'],
      found: `"${blocks[0]?.block}"`,
      expected: `a block with the title of the page: ${joinList(titles, 'or')}`,
      hint: top
        ? `Move "${top.block}" to the top of the list.`
        : 'Add one of them at the top of the list; most pages begin with "hero".',
    },
  ]
}

function isTop({ block }: BlockValue): boolean {
  return blockNamed(block)?.top === true
}

/** Each of them is the title of the page. */
function secondTitles({ file, blocks }: PageFile): Problem[] {
  const first = blocks.find(isTop)
  return blocks.flatMap((each, at) =>
    each === first || !isTop(each)
      ? []
      : {
          file,
          path: ['blocks', at, 'block'],
          found: `"${each.block}"`,
          expected: `no second block with a title, because the page has "${first?.block}"`,
          hint: 'Remove one of the two, or give the second a page of its own.',
        },
  )
}

/** Blocks with one answer or with places that other pages link to. */
const once: readonly string[] = [calculator, audiences, outcomes, calendar].map(({ name }) => name)

function secondOfItsKind({ file, blocks }: PageFile): Problem[] {
  return blocks.flatMap(({ block }, at) => {
    const first = blocks.findIndex((each) => each.block === block)
    if (first === at || !once.includes(block)) return []
    const expected = `only one "${block}" on a page`
    return { file, path: ['blocks', at, 'block'], found: `"${block}" a second time`, expected }
  })
}

/** A link leads to one place. */
function sameNames({ file, blocks }: PageFile): Problem[] {
  return blocks.flatMap(({ id }, at) => {
    if (!id || blocks.findIndex((each) => each.id === id) === at) return []
    const expected = 'a name in links that no other block of the page has'
    return { file, path: ['blocks', at, 'id'], found: `"${id}"`, expected }
  })
}

/** Figures of a whole country next to the firm's own results would read as its results. */
function besideNational({ file, blocks }: PageFile, content: Content): Problem[] {
  const shown = shownBlocks(blocks, content)
  return shown.flatMap((each, at) => {
    if (!isNational(each)) return []
    const beside = [shown[at - 1], shown[at + 1]].find((other) => other && isResult(other, content))
    if (!beside) return []
    return {
      file,
      path: ['blocks', blocks.indexOf(each), 'block'],
      found: `national figures next to "${beside.block}", which has your own results`,
      expected: 'another block between national figures and your own results',
      hint: 'Move one of the two, so that nobody takes the one for the other.',
    }
  })
}

function isNational(value: BlockValue): boolean {
  return value.block === figures.name && value.look === 'national'
}

function isResult(value: BlockValue, { claims }: Content): boolean {
  switch (value.block) {
    case 'figures':
      return value.show.some((id) => claims[id]?.savings)
    case 'stories':
      return value.basis !== undefined
    case 'outcomes':
      return true
    default:
      return false
  }
}

/** National figures have one note for all of them, so the notice required for savings has no place. */
function savingsWithoutNotice(content: Content): Problem[] {
  return placesOf(content, figures).flatMap(({ file, at, value: { look, show } }) =>
    show.flatMap((id, index) => {
      if (look !== 'national' || !content.claims[id]?.savings) return []
      return {
        file,
        path: at('show', index),
        found: `"${id}", which counts savings`,
        expected:
          'a figure that counts no savings: the look "national" has no place for their basis',
        hint: 'Show it in a block of figures with another look.',
      }
    }),
  )
}

/** Every page that names the guarantee links to its terms on the pricing page. */
function unexplainedGuarantee(content: Content): Problem[] {
  const terms = blocksOf(content.pages.pricing, guarantee).filter(({ text }) => !text)
  if (!content.guarantee || terms.length > 0) return []
  return [
    {
      file: 'guarantee.yaml',
      found: 'terms that the pricing page does not show',
      expected: 'a block "guarantee" without text in pages/pricing.yaml',
      hint: 'Add that block, or delete guarantee.yaml if you offer no guarantee.',
    },
  ]
}

/** Whoever signs up for text messages reads their terms, and carriers ask for both. */
function incompleteSms(content: Content): Problem[] {
  const file = 'legal/sms-terms.md'
  const [form] = filesShowing(content, sms)
  if (Boolean(form) === Boolean(content.legal['sms-terms'])) return []
  return [
    form
      ? {
          file,
          found: 'no such file',
          expected: `the terms of the SMS program, because ${form} has its form`,
          hint: `Add the file, or delete ${form}.`,
        }
      : {
          file,
          found: 'terms of an SMS program that no page has the form of',
          expected: 'a page with the block "sms", such as pages/sms-optin.yaml',
          hint: 'Add that page, or delete this file.',
        },
  ]
}

/** Other pages link to the audiences by their names. */
function audiencesNowhere(content: Content): Problem[] {
  if (!content.audiences || filesShowing(content, audiences).length > 0) return []
  return [
    {
      file: 'audiences.yaml',
      found: 'audiences that no page shows',
      expected: 'a page with the block "audiences", such as pages/who-we-serve.yaml',
      hint: 'Add that page, or delete this file.',
    },
  ]
}
