import { expect, test } from 'vitest'
import { unusedFiles, withoutUnusedTokens } from './bundle.ts'

test('a page has the tokens that it uses, and those that these need', () => {
  const tokens = ':root{--gold:#a70;--accent:var(--gold);--line:#222;--rule:var(--line)}'
  expect(withoutUnusedTokens(`${tokens}a:hover{color:var(--accent)}`)).toBe(
    ':root{--gold:#a70;--accent:var(--gold);}a:hover{color:var(--accent)}',
  )
})

test('a script that no page asks for is not published, nor what only it imports', () => {
  const manifest = {
    'app/browser/main.ts': { file: 'main.js' },
    'app/browser/start-islands.ts': {
      file: 'start.js',
      dynamicImports: ['app/islands/tabs.tsx', 'app/islands/calculator.tsx'],
    },
    'app/islands/tabs.tsx': { file: 'tabs.js', imports: ['_react.js'] },
    'app/islands/calculator.tsx': { file: 'calculator.js', imports: ['_react.js', '_tool.js'] },
    '_react.js': { file: 'react.js' },
    '_tool.js': { file: 'tool.js' },
  }
  const page = '<div data-island="tabs"></div>'
  expect(unusedFiles(manifest, [page])).toEqual(['calculator.js', 'tool.js'])
})
