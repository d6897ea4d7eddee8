import { firstVisit, homeLimits } from '#test/helpers/first-visit.ts'
import { expect, readerTest } from '#test/helpers/test.ts'

readerTest(
  'home page stays within its bytes and requests on a first visit',
  async ({ browser, baseURL }) => {
    const { bytes, requests, scripts } = await firstVisit(browser, `${baseURL}/`)
    expect(bytes).toBeLessThanOrEqual(homeLimits.bytes)
    expect(requests).toBeLessThanOrEqual(homeLimits.requests)
    expect(scripts).toBeLessThanOrEqual(homeLimits.scripts)
  },
)
