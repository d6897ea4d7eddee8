import { writeFileSync } from 'node:fs'
import { requirements } from './requirements.ts'

// npm run requirements: writes docs/requirements.md from the register.

export function printRequirements(): string {
  const groups = Object.entries(requirements).map(([title, group]) => {
    const rows = Object.entries(group).map(([id, sentence]) => `| \`${id}\` | ${sentence} |`)
    return `## ${title}\n\n| Id | What must hold |\n|---|---|\n${rows.join('\n')}\n`
  })
  return `# Requirements

Printed from \`test/requirements.ts\` by \`npm run requirements\`. Each id is a tag of the tests that
prove it: \`npx playwright test --grep @menu-one-open\`. Those of the sample run with
\`npm run test:sample\`, the whole accessibility matrix with \`npm run test:a11y\`, the rest with
\`npm test\`.

${groups.join('\n')}`
}

if (import.meta.main) writeFileSync('docs/requirements.md', printRequirements())
