import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

// npm run test:editor: every task of an owner in the editor, which takes minutes. `npm test` has what each of
// them needs: preview, undo, merge, gate, and that nothing typed is lost.
const { webServer, ...others } = base
export default {
  ...others,
  testMatch: 'editor/**/*.spec.ts',
  reporter: 'list',
} satisfies PlaywrightTestConfig
