import config from '../playwright.config.ts'

// npm run test:sample
export default { ...config, testDir: '.', testIgnore: [], testMatch: 'sample.spec.ts' }
