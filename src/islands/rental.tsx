import { useLayoutEffect, useRef } from 'react'
import { GoodThrough } from '../components/good-through.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { Section } from '../components/section.tsx'
import { Cell, Row, RowHeader, Table } from '../components/table.tsx'
import { amountText, parseAmount } from '../lib/amounts.ts'
import { dollars } from '../lib/money.ts'
import {
  allowanceAt,
  buildingYears,
  divideLoss,
  firstYearDepreciation,
  type House,
  ruleFor,
  type Stay,
} from '../lib/rental.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { rental } from '../schema/services.ts'
import styles from './rental.module.css'
import { type Answer, Tool } from './tool.tsx'

type Props = SectionProps<typeof rental> & {
  /** The house of the example. Its parts are a share of its price. */
  house: House
  telephone: string
  /** The moment at which the figures expire. */
  expires: number
}
type Answers = House & {
  month: string
  year: string
  stay: Stay
  net: number
  income: number
  filingStatus: 'single' | 'joint'
  decides: string
  works: string
  isProfessional: string
}

const months = Array.from({ length: 12 }, (_, index) => ({
  id: `${index + 1}`,
  label: new Date(Date.UTC(2026, index)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
}))

/** The first year of a visitor's rental: its depreciation, and how much of a loss counts. */
export function Rental(props: Props) {
  const { id, house, law, years, stays, example, ...words } = props
  const root = useRef<HTMLDivElement>(null)
  const filled = useRef({ furnishings: '', improvements: '' })
  // Also for a price that was typed before hydration.
  useLayoutEffect(fillShares, [])
  const percent = (part: number) => `${Math.round((100 * part) / house.price)}%`
  const shares = `We start with ${percent(house.furnishings)} and ${percent(house.improvements)} ${words.shares}`
  return (
    <Section id={id} heading={words.heading} intro={`${words.intro} ${shares}`} print="no">
      <GoodThrough day={law.validThrough} phone={props.telephone}>
        <div ref={root} className={styles.tool} onInput={fillShares}>
          <Tool
            id={id}
            questions={[
              { name: 'price', label: words.price, positive: true },
              { name: 'land', label: words.land },
              { name: 'month', label: words.month, choices: months, initial: `${example.month}` },
              {
                name: 'year',
                label: words.year,
                choices: years.map((year) => ({ id: `${year}`, label: `${year}` })),
                initial: `${example.year}`,
              },
              { name: 'furnishings', label: words.furnishings },
              { name: 'improvements', label: words.improvements },
              {
                name: 'stay',
                label: words.stay,
                choices: Object.entries(stays).map(([stay, label]) => ({ id: stay, label })),
                initial: 'longer',
              },
              {
                name: 'filingStatus',
                label: words.status,
                choices: [
                  { id: 'single', label: words.single },
                  { id: 'joint', label: words.joint },
                ],
              },
              { name: 'net', label: words.net, hint: words.netHint },
              { name: 'income', label: words.income, hint: words.incomeHint },
              { name: 'decides', label: words.decides, isCheckbox: true },
              { name: 'works', label: words.works, isCheckbox: true },
              { name: 'isProfessional', label: words.isProfessional, isCheckbox: true },
            ]}
            button={words.button}
            without={words.without}
            compute={(answers: Answers) =>
              Date.now() < props.expires
                ? answerTo(answers, props)
                : { heading: words.button, lines: [], remarks: [words.outdated] }
            }
            example={exampleOf(props)}
            notes={words.notes}
            next={words.next}
          />
          <Reviewed day={law.reviewed} validThrough={law.validThrough} />
        </div>
      </GoodThrough>
    </Section>
  )

  /** Keeps the two parts at their share of the price until they are edited. */
  function fillShares() {
    const field = (name: string) => root.current?.querySelector<HTMLInputElement>(`[name="${id}-${name}"]`)
    const price = parseAmount(field('price')?.value ?? '')
    for (const name of ['furnishings', 'improvements'] as const) {
      const input = field(name)
      if (input?.value !== filled.current[name]) continue
      input.value = price ? amountText(Math.round((price * house[name]) / house.price)) : ''
      filled.current[name] = input.value
    }
  }
}

/** Its rule, without the other remarks. */
function exampleOf(props: Props): Answer {
  const { given, month, year, ...amounts } = props.example
  const { house, law } = props
  const owner = { filingStatus: 'single', decides: '1', works: '', isProfessional: '' } as const
  const sample = { ...house, ...amounts, month: `${month}`, year: `${year}`, stay: 'longer', ...owner } as const
  const answer = answerTo(sample, props, false)
  const rule = ruleFor('longer', { ...amounts, decides: true, works: false, isProfessional: false }, law)
  return { ...answer, given: `${given} ${answer.given}`, remarks: [props.rules[rule]] }
}

function answerTo(answers: Answers, { law, rules, remarks, ...words }: Props, isOpen = true): Answer {
  const { stay, net, income, year, filingStatus } = answers
  const heading = `Your rental in ${year}`
  const depreciation = firstYearDepreciation({ ...answers, month: Number(answers.month) }, law)
  if (depreciation.building < 0) return { heading, lines: [], remarks: [words.tooMuch] }
  const owner = {
    income,
    decides: Boolean(answers.decides),
    works: Boolean(answers.works),
    isProfessional: Boolean(answers.isProfessional),
  }
  const rule = ruleFor(stay, owner, law)
  const [without, withStudy] = [depreciation.withoutStudy, depreciation.withStudy].map((deduction) => {
    const loss = Math.max(0, deduction - net)
    return { deduction, result: net - deduction, loss, ...divideLoss(loss, rule, income, law) }
  }) as [Result, Result]
  const isRental = stay !== 'week'
  const said = (isSaid: boolean, remark: string) => (isSaid ? [remark] : [])
  const limits = [
    rule === 'phaseOut' ? `${rules[rule]} At yours, it's ${dollars(allowanceAt(income, law))}.` : rules[rule],
    ...said(isRental && owner.works && !owner.isProfessional, remarks.workAlone),
    ...said(isRental && owner.isProfessional && !owner.works, remarks.mainWorkAlone),
    ...said(filingStatus === 'joint' && !isRental, remarks.jointWork),
    ...said(filingStatus === 'joint' && isRental && owner.isProfessional, remarks.jointMainWork),
    ...said(
      without.loss > 0 && withStudy.loss > without.loss && withStudy.counted === without.counted,
      `A study doesn't change how much counts in ${year}. It adds to what waits.`,
    ),
    ...said(withStudy.waiting > 0, remarks.waiting),
  ]
  return {
    heading,
    given: summary(withStudy, year),
    lines: [],
    details: (
      <div className={styles.tables}>
        {resultTable(net, year, without, withStudy)}
        <details open={isOpen}>
          <summary>By component, with a study</summary>
          {partsTable(answers, depreciation, buildingYears(stay, law))}
        </details>
      </div>
    ),
    remarks: [
      ...(withStudy.loss > 0 ? limits : [rules.noLoss]),
      ...said(stay !== 'longer', remarks.transient),
      ...said(stay === 'month', remarks.services),
      words.sale,
    ],
  }

  function partsTable(house: House, { parts, building, withStudy }: typeof depreciation, life: number) {
    const rows = [
      { name: words.furnishings, note: '5 years', cost: house.furnishings, deduction: parts.furnishings },
      { name: words.improvements, note: '15 years', cost: house.improvements, deduction: parts.improvements },
      { name: 'Building', note: `${life} years`, cost: building, deduction: parts.building },
      { name: 'Land', note: 'not depreciated', cost: house.land, deduction: 0 },
    ]
    return (
      <Table
        className={styles.amounts}
        caption={<span className="visually-hidden">By component, with a study</span>}
        columns={['Component and life', ...costColumns]}
        foot={amounts(costColumns, 'Total', dollars(house.price), dollars(withStudy))}
      >
        {rows.map(({ name, note, cost, deduction }) =>
          amounts(costColumns, name, dollars(cost), dollars(deduction), note),
        )}
      </Table>
    )
  }
}

type Result = { deduction: number; result: number; loss: number; counted: number; waiting: number }

function resultTable(net: number, year: string, without: Result, withStudy: Result) {
  const signed = ({ result }: Result) => `${result < 0 ? '−' : ''}${dollars(Math.abs(result))}`
  return (
    <Table
      className={styles.amounts}
      caption={<span className="visually-hidden">Profit or loss with and without a study</span>}
      columns={[`In ${year}`, ...studyColumns]}
    >
      {amounts(studyColumns, 'Rent minus expenses', dollars(net), dollars(net))}
      {amounts(studyColumns, 'Depreciation', dollars(without.deduction), dollars(withStudy.deduction))}
      {amounts(studyColumns, 'Profit or loss', signed(without), signed(withStudy))}
      {amounts(studyColumns, 'Loss that counts', dollars(without.counted), dollars(withStudy.counted))}
      {amounts(studyColumns, 'Loss that waits', dollars(without.waiting), dollars(withStudy.waiting))}
    </Table>
  )
}

const studyColumns = ['No study', 'With a study']
const costColumns = ['Cost', 'Year one']

function amounts([one, other]: readonly string[], name: string, first: string, second: string, note?: string) {
  return (
    <Row key={name}>
      <RowHeader>
        {name} {note && <small>{note}</small>}
      </RowHeader>
      <Cell data-figures="tabular" data-label={one}>
        {first}
      </Cell>
      <Cell data-figures="tabular" data-label={other}>
        {second}
      </Cell>
    </Row>
  )
}

function summary({ result, loss, counted, waiting }: Result, year: string): string {
  if (loss === 0) return `With a study, ${dollars(result)} of profit is left in ${year}.`
  if (waiting === 0) return `With a study, the whole loss of ${dollars(loss)} counts in ${year}.`
  if (counted === 0) return `With a study, none of the ${dollars(loss)} loss counts in ${year}. All of it waits.`
  return `With a study, ${dollars(counted)} of the loss counts in ${year}, and ${dollars(waiting)} waits.`
}
