import config from '../playwright.config.ts'

// npm run test:editor
export default { ...config, testDir: '.', testIgnore: [], testMatch: 'editor.spec.ts' }
