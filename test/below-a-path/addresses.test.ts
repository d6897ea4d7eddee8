import { expect, test } from 'vitest'
import { render } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { gate } from '#build/gate.ts'
import { speculationRules } from '#hosting/speculation-rules.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { covers } from '../requirements.ts'

// This project of tests has the base /preview/: every address of the site has to begin with it.

const { passed, problems } = gate({ dir: testFirmDir, program: { render } })

test('every address of a page is below the path', covers('below-a-path'), () => {
  expect(problems).toEqual([])
  const outside = (passed?.pages ?? []).flatMap(({ page, html }) =>
    addressesIn(html).map((address) => `${page.path}: ${address}`),
  )
  expect(outside).toEqual([])
})

/** Addresses of this site that are not below the path. */
function addressesIn(html: string): string[] {
  const attributes = html.matchAll(/ (?:href|src|srcset|action|poster)="([^"]*)"/gi)
  return Array.from(attributes, ([, address = '']) => address).filter(
    (address) => address.startsWith('/') && !address.startsWith('/preview/'),
  )
}

test('styles name files below the path', covers('below-a-path'), () => {
  const faces = [...(passed?.made.themeStyles ?? '').matchAll(/url\(([^)]+)\)/g)]
  expect(faces.length).toBeGreaterThan(0)
  expect(faces.filter(([, address = '']) => !address.startsWith('/preview/assets/'))).toEqual([])
})

test('files for machines name pages below the path', covers('below-a-path'), () => {
  if (!passed) throw new Error('The test firm is not in order.')
  const { content } = passed
  const { origin } = new URL(content.firm.siteUrl)
  const files = [...Object.values(siteFiles(content)), speculationRules()]
  const text = files.join('\n').replaceAll(/^Contact: .*$/gm, '') // an address of the owner's choice
  const named = Array.from(text.matchAll(new RegExp(`${origin}(/[^\\s"<)]*)`, 'g')), ([, at]) => at)
  const local = Array.from(text.matchAll(/"(?:src|start_url|scope|href_matches)": ?"([^"]*)"/g))
  const paths = [...named, ...local.map(([, path]) => path)]
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !path?.startsWith('/preview/'))).toEqual([])
})
