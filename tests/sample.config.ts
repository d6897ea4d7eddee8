import config from '../playwright.config.ts'

// npm run test:sample
export default {
  ...config,
  reporter: 'list',
  testDir: '.',
  testIgnore: [],
  testMatch: 'sample.spec.ts',
  projects: config.projects?.slice(0, 1),
}
