import { licencesOf } from '#app/content/firm-text.ts'
import { blocker, type Finding } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { says } from '../pages.ts'
import {
  isSampleAddress,
  isSampleEmail,
  isSampleName,
  isSampleNumber,
  isSamplePhone,
  isSampleText,
} from '../sample-values.ts'

const file = 'firm.yaml'

/** Compliance 4.2: who the firm is, at the foot of every page. */
export function identity(launch: Launch): Finding[] {
  const firm = read(launch, file)
  return facts.flatMap(([field, isSample, problem, fix]) =>
    isSample(firm[field])
      ? [blocker(file, [field], { problem, found: firm[field], fix, shows: says(firm[field]) })]
      : [],
  )
}

type Fact = 'name' | 'shortName' | 'legalName' | 'phone' | 'email' | 'address'

const facts: [field: Fact, isSample: (value: string) => boolean, problem: string, fix: string][] = [
  ['name', isSampleName, 'Sample name', 'Write the name the firm trades under.'],
  ['shortName', isSampleName, 'Sample short name', 'Write the short name for the header.'],
  [
    'legalName',
    isSampleName,
    'Sample legal name',
    'Write the registered name of the company, with LLC, PLLC or Inc.',
  ],
  [
    'phone',
    isSamplePhone,
    'Sample phone number',
    'Write the number that is answered during the opening hours. Carriers turn down an SMS program whose website shows a sample number.',
  ],
  ['email', isSampleEmail, 'Sample email address', 'Write an address that somebody reads.'],
  [
    'address',
    isSampleAddress,
    'Sample address',
    'Write the street address of the principal office.',
  ],
]

/** Compliance 4.2 and 4.3: state and number of every CPA license, as held. */
export function licences(launch: Launch): Finding[] {
  const firm = read(launch, file)
  const shows = says(licencesOf(firm))
  const fix = 'List state and number of every CPA license, exactly as the state board has them.'
  if (firm.licences.length === 0) {
    return [blocker(file, ['licences'], { problem: 'No CPA license recorded', fix, shows })]
  }
  return firm.licences.flatMap(({ state, number }, index) =>
    isSampleNumber(number) || isSampleText(state)
      ? [
          blocker(file, ['licences', index, 'number'], {
            problem: 'Sample license number',
            found: `${state} ${number}`,
            fix,
            shows,
          }),
        ]
      : [],
  )
}
