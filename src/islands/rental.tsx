import { useLayoutEffect, useRef } from 'react'
import { AmountTable } from '../components/amount-table.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { Section } from '../components/section.tsx'
import { ValidThrough } from '../components/valid-through.tsx'
import { amountText, parseAmount } from '../lib/amounts.ts'
import { monthName } from '../lib/dates.ts'
import { dollars } from '../lib/money.ts'
import {
  allowanceAt,
  buildingYears,
  firstYearDepreciation,
  type House,
  type Owner,
  ruleFor,
  type Stay,
  splitLoss,
} from '../lib/rental.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { rental } from '../schema/services.ts'
import tool from './tool.module.css'
import { type Answer, Tool } from './tool.tsx'
import type { Question } from './use-tool.ts'

type Props = SectionProps<typeof rental> & {
  /** The house in the example, which sets the default shares of furnishings and improvements. */
  house: House
  telephone: string
  expires: number
}
type Answers = House &
  Owner & {
    month: string
    year: string
    stay: Stay
    net: number
    filingStatus: 'single' | 'joint'
  }

const choice = (id: string, label = id) => ({ id, label })
const months = Array.from({ length: 12 }, (_, i) => choice(`${i + 1}`, monthName(new Date(Date.UTC(2026, i)))))

/** Computes the first year of a visitor's rental: its depreciation, and how much of a loss counts this year. */
export function Rental(props: Props) {
  const { id, house, law, years, stays, example, ...copy } = props
  const root = useRef<HTMLDivElement>(null)
  const filled = useRef({ furnishings: '', improvements: '' })
  // Covers a price that was typed before hydration.
  useLayoutEffect(fillShares, [])
  const labels = { ...copy, filingStatus: copy.status }
  const ask = (name: keyof Answers, more?: Partial<Question>) => ({ id: name, label: labels[name], ...more })
  const percent = (part: number) => `${Math.round((100 * part) / house.price)}%`
  const shares = `We start with ${percent(house.furnishings)} and ${percent(house.improvements)} ${copy.shares}`
  return (
    <Section id={id} heading={copy.heading} intro={`${copy.intro} ${shares}`} print="no">
      <ValidThrough lastDay={law.validThrough} phone={props.telephone}>
        <div ref={root} className="stack" onInput={fillShares}>
          <Tool
            {...copy}
            id={id}
            questions={[
              ask('price', { positive: true }),
              ask('land'),
              ask('month', { choices: months, initial: `${example.month}` }),
              ask('year', { choices: years.map((year) => choice(`${year}`)), initial: `${example.year}` }),
              ask('furnishings'),
              ask('improvements'),
              ask('stay', { choices: Object.entries(stays).map((stay) => choice(...stay)), initial: 'longer' }),
              ask('filingStatus', { choices: [choice('single', copy.single), choice('joint', copy.joint)] }),
              ask('net', { hint: copy.netHint }),
              ask('income', { hint: copy.incomeHint }),
              ask('decides', { isCheckbox: true }),
              ask('works', { isCheckbox: true }),
              ask('isProfessional', { isCheckbox: true }),
            ]}
            compute={(answers: Answers) => computeAnswer(answers, props)}
            example={exampleOf(props)}
          />
          <Reviewed day={law.reviewed} validThrough={law.validThrough} />
        </div>
      </ValidThrough>
    </Section>
  )

  /** Fills in furnishings and improvements as a share of the price until the visitor edits them. */
  function fillShares() {
    const field = (name: string) => root.current?.querySelector<HTMLInputElement>(`[name="${id}-${name}"]`)
    const price = parseAmount(field('price')?.value ?? '')
    for (const name of ['furnishings', 'improvements'] as const) {
      const input = field(name)
      if (input?.value !== filled.current[name]) continue
      input.value = price ? amountText(shareOf(house, name, price)) : ''
      filled.current[name] = input.value
    }
  }
}

/** Returns the starting amount of a component: its share of the example's price. */
function shareOf(house: House, name: 'furnishings' | 'improvements', price: number): number {
  return Math.round((price * house[name]) / house.price)
}

/** Returns the example's answer. Its only note explains the rule that applies. */
function exampleOf(props: Props): Answer {
  const { description, month, year, ...amounts } = props.example
  const owner = { filingStatus: 'single', decides: true, works: false, isProfessional: false } as const
  const dates = { month: `${month}`, year: `${year}`, stay: 'longer' } as const
  const answer = computeAnswer({ ...props.house, ...amounts, ...dates, ...owner }, props, false)
  return { ...answer, summary: `${description} ${answer.summary}`, remarks: answer.remarks.slice(0, 1) }
}

function computeAnswer(answers: Answers, { house, law, rules, remarks, ...copy }: Props, isOpen = true): Answer {
  const { stay, net, income, year, filingStatus, works, isProfessional } = answers
  const heading = `Your rental in ${year}`
  const { parts, building, ...deductions } = firstYearDepreciation({ ...answers, month: Number(answers.month) }, law)
  if (building < 0) return { heading, lines: [], remarks: [copy.tooMuch] }
  const rule = ruleFor(stay, answers, law)
  const [without, withStudy] = [deductions.withoutStudy, deductions.withStudy].map((deduction) => {
    const loss = Math.max(0, deduction - net)
    return { deduction, result: net - deduction, loss, ...splitLoss(loss, rule, income, law) }
  }) as [Result, Result]
  const keepsShares = answers.furnishings > 0 && answers.furnishings === shareOf(house, 'furnishings', answers.price)
  const isRental = stay !== 'week'
  const remarkIf = (isSaid: boolean, remark: string) => (isSaid ? [remark] : [])
  const limits = [
    rule === 'phaseOut' ? `${rules[rule]} At yours, it's ${dollars(allowanceAt(income, law))}.` : rules[rule],
    ...remarkIf(isRental && works && !isProfessional, remarks.workAlone),
    ...remarkIf(isRental && isProfessional && !works, remarks.mainWorkAlone),
    ...remarkIf(filingStatus === 'joint' && !isRental, remarks.jointWork),
    ...remarkIf(filingStatus === 'joint' && isRental && isProfessional, remarks.jointMainWork),
    ...remarkIf(
      without.loss > 0 && withStudy.loss > without.loss && withStudy.counted === without.counted,
      `A study doesn't change how much counts in ${year}. It adds to what waits.`,
    ),
    ...remarkIf(withStudy.waiting > 0, remarks.waiting),
  ]
  return {
    heading,
    summary: summary(withStudy, year),
    lines: [],
    details: (
      <>
        <AmountTable
          caption="Profit or loss with and without a study"
          columns={[`In ${year}`, 'No study', 'With a study']}
          rows={[
            { name: 'Rent minus expenses', amounts: [net, net] },
            { name: 'Depreciation', amounts: [without.deduction, withStudy.deduction] },
            { name: 'Profit or loss', amounts: [without.result, withStudy.result] },
            { name: 'Loss that counts', amounts: [without.counted, withStudy.counted] },
            { name: 'Loss that waits', amounts: [without.waiting, withStudy.waiting] },
          ]}
        />
        <details open={isOpen} className={tool.group}>
          <summary>By component, with a study</summary>
          <AmountTable
            caption="By component, with a study"
            columns={['Component and life', 'Cost', 'Year one']}
            rows={[
              { name: copy.furnishings, note: '5 years', amounts: [answers.furnishings, parts.furnishings] },
              { name: copy.improvements, note: '15 years', amounts: [answers.improvements, parts.improvements] },
              { name: 'Building', note: `${buildingYears(stay, law)} years`, amounts: [building, parts.building] },
              { name: 'Land', note: 'not depreciated', amounts: [answers.land, 0] },
            ]}
            total={{ name: 'Total', amounts: [answers.price, withStudy.deduction] }}
          />
        </details>
      </>
    ),
    remarks: [
      ...(withStudy.loss > 0 ? limits : [rules.noLoss]),
      ...remarkIf(parts.furnishings + parts.improvements > 0, remarks.invoiced),
      ...remarkIf(keepsShares, remarks.ourShares),
      ...remarkIf(net === 0, remarks.negative),
      ...remarkIf(law.bonusAfter.endsWith(year), remarks.contract),
      ...remarkIf(stay !== 'longer', remarks.transient),
      ...remarkIf(stay !== 'longer', remarks.services),
      copy.sale,
    ],
  }
}

type Result = { deduction: number; result: number; loss: number; counted: number; waiting: number }

function summary({ result, loss, counted, waiting }: Result, year: string): string {
  if (loss === 0) return `With a study, ${dollars(result)} of profit is left in ${year}.`
  if (waiting === 0) return `With a study, the whole loss of ${dollars(loss)} counts in ${year}.`
  if (counted === 0) return `With a study, none of the ${dollars(loss)} loss counts in ${year}. All of it waits.`
  return `With a study, ${dollars(counted)} of the loss counts in ${year}, and ${dollars(waiting)} waits.`
}
