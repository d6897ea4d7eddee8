import { expect, test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
import { entities } from './fields.ts'

const sound = {
  block: 'entities',
  heading: 'Three choices',
  intro: 'One owner.',
  note: 'No state tax.',
  profits: ['$40,000', '$80,000', '$120,000'],
  pay: '$60,000',
  payrollService: '$900',
  corporateReturn: '$1,100+',
  stateReport: '$100',
  law: {
    socialSecurity: '12.4%',
    medicare: '2.9%',
    wageBase: '$184,500',
    unemployment: '0.6%',
    unemploymentBase: '$7,000',
    businessDeduction: '20%',
    standardDeduction: '$32,200',
    brackets: [{ rate: '12%', upTo: '$211,400' }],
    medicareLimit: '$250,000',
    businessDeductionLimit: '$403,500',
  },
}

test('numbers that make sense are accepted', () => {
  expect(entities.schema.safeParse(sound).success).toBe(true)
})

test.each([
  [{ profits: ['$9,000', '$80,000', '$120,000'] }, '"$9,000" Expected: more than $9,142'],
  [{ profits: ['$40,000', '$40,000', '$120,000'] }, '"$40,000" Expected: more than $40,000'],
  [{ profits: ['$40,000', '$80,000', '$220,000'] }, '"$220,000" Expected: at most $211,400, ...'],
  [{ pay: '$120,000' }, '"$120,000" Expected: less than $120,000'],
  [{ profits: ['$40,000', '$50,000', '$70,000'] }, '... too small for an S corporation, ...'],
])('%j is refused', async (changed, expected) => {
  const file = JSON.stringify({ ...sound, ...changed })
  expectProblem(await loadFile(entities.schema, file), `... Found: ${expected}`)
})
