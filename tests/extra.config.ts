import config from '../playwright.config.ts'

// For npm run test:sample and npm run test:editor, which aren't part of npm test.
export default { ...config, testDir: '.', testMatch: ['sample.spec.ts', 'editor.spec.ts'] }
