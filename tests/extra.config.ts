import config from '../playwright.config.ts'

// What npm test leaves out: npm run test:sample and npm run test:editor.
export default { ...config, testDir: '.', testMatch: ['sample.spec.ts', 'editor.spec.ts'] }
