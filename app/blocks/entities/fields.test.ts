import { stringify } from 'yaml'
import { refusesChanges } from '#app/content/engine/test-folder.ts'
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

refusesChanges(entities.schema, stringify(sound), [
  ['$40,000', '$9,000', '6, ... "$9,000" Expected: more than $9,142'],
  ['$80,000', '$40,000', '7, ... "$40,000" Expected: more than $40,000'],
  ['$120,000', '$220,000', '8, ... "$220,000" Expected: at most $211,400, ...'],
  ['$60,000', '$120,000', '9, ... "$120,000" Expected: less than $120,000'],
  ['- $80,000\n  - $120,000', '- $50,000\n  - $70,000', '... too small for an S corporation, ...'],
])
