import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { fixture, htmlOf, pagesOf } from '#test/helpers/builds.ts'
import { expect, hydrated, readerTest, test } from '#test/helpers/test.ts'

// What the Content-Security-Policy refuses, and what no file of the build may contain.

test.describe('an intruder in the page', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedHTML|Trusted|violates the following/ })

  test('The policy refuses strings as HTML or code.', async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
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
      ]
    })
    expect(outcomes).toEqual(Array(5).fill('TypeError'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('The policy refuses inline code, other origins, frames and forms sent away.', async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
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
      'img-src',
      'frame-src',
      'style-src-elem',
      'style-src-attr',
      'base-uri',
      'connect-src',
      'form-action',
    ]) {
      await expect.poll(blocked).toContain(directive)
    }
  })
})

const scripts = globSync(`${fixture.folder}/dist/site/assets/*.js`).map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}))

readerTest('No parser, schema or Markdown renderer reaches the browser.', () => {
  expect(scripts.length).toBeGreaterThan(5)
  // Words that survive minification: messages and class names of zod, yaml and the Markdown tools.
  const traces =
    /ZodError|invalid_type|strictObject|YAMLParseError|Flow map in block|micromark|mdast/
  expect(scripts.filter(({ code }) => traces.test(code)).map(({ file }) => file)).toEqual([])
})

readerTest('No script file has a sentence of the content.', () => {
  const sentences = new Set(pagesOf(fixture).flatMap((path) => longTexts(htmlOf(fixture, path))))
  expect(sentences.size).toBeGreaterThan(50)
  const found = [...sentences].filter((sentence) =>
    scripts.some(({ code }) => code.includes(sentence)),
  )
  expect(found).toEqual([])
})

/** Texts of a page that are too long to stand in a script by chance. */
function longTexts(html: string): string[] {
  const texts = (node: Nodes): string[] => {
    if (node.type === 'text') return [node.value.trim()]
    if (node.type === 'element' && ['script', 'style'].includes(node.tagName)) return []
    return 'children' in node ? node.children.flatMap(texts) : []
  }
  return texts(fromHtml(html)).filter(({ length }) => length >= 40)
}

readerTest('The editor is in no build.', () => {
  const site = `${fixture.folder}/dist/site`
  expect(existsSync(`${site}/admin`)).toBe(false)
  expect(existsSync(`${site}/admin.html`)).toBe(false)
  const files = globSync(`${site}/**/*.{js,html,css}`).filter((file) =>
    /\/admin\/|Edit the site|data-(edited|field)/.test(readFileSync(file, 'utf8')),
  )
  expect(files).toEqual([])
})
