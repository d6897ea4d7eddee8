import { expect, test } from 'vitest'
import { findings } from '../../src/launch.ts'

test('reports sample content and past dates before launch', () => {
  const files = {
    'firm.yaml': {
      ...{ name: 'Oak Tax', phone: '(615) 555-0142', siteUrl: 'https://oak.example', planCutoff: '2026-12-01' },
      practice: [true, false].map((confirmed) => ({ id: `${confirmed}`, confirmed })),
    },
    'team.yaml': { people: ['Ann Lee (sample)', 'Bo Dahl'].map((name) => ({ id: name.slice(0, 3), name })) },
    'claims.yaml': { claims: [true, false].map((verified) => ({ id: `${verified}`, verified })) },
    'prices/accounting.yaml': { sample: true },
    'legal/terms.md': { date: '2025-05-14', text: 'In this sample, nothing is left to do.' },
    'deadlines.yaml': { year: 2026 },
  }
  expect(findings(files, '2027-01-02').map(({ file, field }) => `${file} ${field}`)).toEqual([
    ...['firm.yaml phone', 'firm.yaml siteUrl', 'firm.yaml planCutoff'],
    ...['firm.yaml practice.false.confirmed', 'team.yaml people.Ann.name', 'claims.yaml claims.false.verified'],
    ...['prices/accounting.yaml sample', 'legal/terms.md date', 'deadlines.yaml year'],
  ])
  const launched = { ...files['firm.yaml'], phone: '(615) 322-0100', siteUrl: 'https://oak.com', practice: [] }
  expect(findings({ 'firm.yaml': launched }, '2026-11-30')).toEqual([])
})
