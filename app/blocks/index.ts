import type { z } from 'zod'
import type { Block } from '#app/content/engine/block.ts'
import { list, variants } from '#app/content/engine/fields.ts'
import { accessibility } from './accessibility/fields.ts'
import { accountingPrices } from './accounting-prices/fields.ts'
import { additionalPrices } from './additional-prices/fields.ts'
import { article } from './article/fields.ts'
import { audiences } from './audiences/fields.ts'
import { bars } from './bars/fields.ts'
import { billing } from './billing/fields.ts'
import { calculator } from './calculator/fields.ts'
import { calendar } from './calendar/fields.ts'
import { calendarHero } from './calendar-hero/fields.ts'
import { cash } from './cash/fields.ts'
import { checklist } from './checklist/fields.ts'
import { checklists } from './checklists/fields.ts'
import { closing } from './closing/fields.ts'
import { columns } from './columns/fields.ts'
import { comparison } from './comparison/fields.ts'
import { contactHero } from './contact-hero/fields.ts'
import { deal } from './deal/fields.ts'
import { depreciation } from './depreciation/fields.ts'
import { document } from './document/fields.ts'
import { entities } from './entities/fields.ts'
import { error } from './error/fields.ts'
import { estimatedTax } from './estimated-tax/fields.ts'
import { example } from './example/fields.ts'
import { faq } from './faq/fields.ts'
import { figures } from './figures/fields.ts'
import { flow } from './flow/fields.ts'
import { forms } from './forms/fields.ts'
import { founder } from './founder/fields.ts'
import { guarantee } from './guarantee/fields.ts'
import { hero } from './hero/fields.ts'
import { included } from './included/fields.ts'
import { ledger } from './ledger/fields.ts'
import { letters } from './letters/fields.ts'
import { matrix } from './matrix/fields.ts'
import { mission } from './mission/fields.ts'
import { names } from './names/fields.ts'
import { notFound } from './not-found/fields.ts'
import { offer } from './offer/fields.ts'
import { offices } from './offices/fields.ts'
import { options } from './options/fields.ts'
import { outcomes } from './outcomes/fields.ts'
import { outcomesHero } from './outcomes-hero/fields.ts'
import { packages } from './packages/fields.ts'
import { person } from './person/fields.ts'
import { planningPrices } from './planning-prices/fields.ts'
import { points } from './points/fields.ts'
import { purpose } from './purpose/fields.ts'
import { questions } from './questions/fields.ts'
import { refunds } from './refunds/fields.ts'
import { related } from './related/fields.ts'
import { returnCost } from './return-cost/fields.ts'
import { returnPrices } from './return-prices/fields.ts'
import { samplePlan } from './sample-plan/fields.ts'
import { serve } from './serve/fields.ts'
import { services } from './services/fields.ts'
import { sheet } from './sheet/fields.ts'
import { signs } from './signs/fields.ts'
import { sms } from './sms/fields.ts'
import { startingPrices } from './starting-prices/fields.ts'
import { statement } from './statement/fields.ts'
import { steps } from './steps/fields.ts'
import { stories } from './stories/fields.ts'
import { strip } from './strip/fields.ts'
import { table } from './table/fields.ts'
import { takeaways } from './takeaways/fields.ts'
import { team } from './team/fields.ts'
import { text } from './text/fields.ts'
import { timeline } from './timeline/fields.ts'
import { waterfall } from './waterfall/fields.ts'
import { ways } from './ways/fields.ts'
import { workedPrice } from './worked-price/fields.ts'
import { worksheet } from './worksheet/fields.ts'

/** Every block that a page can have. */
export const blocks = [
  hero,
  text,
  figures,
  services,
  stories,
  team,
  guarantee,
  comparison,
  questions,
  steps,
  columns,
  names,
  checklist,
  checklists,
  closing,
  startingPrices,
  planningPrices,
  accountingPrices,
  returnPrices,
  returnCost,
  additionalPrices,
  workedPrice,
  calculator,
  billing,
  offer,
  packages,
  included,
  samplePlan,
  statement,
  related,
  entities,
  deal,
  cash,
  strip,
  options,
  letters,
  refunds,
  forms,
  depreciation,
  signs,
  purpose,
  mission,
  founder,
  points,
  serve,
  audiences,
  faq,
  contactHero,
  ways,
  offices,
  accessibility,
  sms,
  outcomesHero,
  outcomes,
  calendarHero,
  calendar,
  estimatedTax,
  table,
  ledger,
  bars,
  waterfall,
  flow,
  timeline,
  matrix,
  example,
  takeaways,
  worksheet,
] as const satisfies readonly Block[]

/** What pages of one kind are made from: articles, legal texts, people, checklists, the answers of a server. */
const fixedBlocks = [
  article,
  document,
  person,
  sheet,
  notFound,
  error,
] as const satisfies readonly Block[]

/** A block in a list of blocks; its field `block` says which it is. */
const anyBlock = variants('block', schemasOf(blocks))

export const blockList = list(anyBlock, {
  label: 'Blocks',
  about: 'The parts of the page, in the order in which they are shown.',
  min: 1,
  max: 40,
})

/** A block of a page with its values. */
export type BlockValue = z.infer<typeof anyBlock> | z.infer<(typeof fixedBlocks)[number]['schema']>

export function blockNamed(name: string): Block | undefined {
  return [...blocks, ...fixedBlocks].find((each) => each.name === name)
}

function schemasOf<const Blocks extends readonly Block[]>(list: Blocks) {
  return list.map(({ schema }) => schema) as unknown as {
    [At in keyof Blocks]: Blocks[At]['schema']
  }
}
