import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const { dependencies, devDependencies, allowScripts } = JSON.parse(read('package.json'))
const packages: Record<string, string> = { ...dependencies, ...devDependencies }
const lock: Record<string, { license?: string; dev?: boolean; hasInstallScript?: boolean }> =
  JSON.parse(read('package-lock.json')).packages

// What visitors get must be free of conditions but the notice; tools may be copyleft per file (MPL) or
// per library (LGPL), because nothing of them is published.
const forVisitors = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']
const forTools = [
  ...forVisitors,
  ...['Apache-2.0', 'MIT OR Apache-2.0', '(MIT AND Zlib)', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', '(MIT AND BSD)', 'LGPL-3.0-or-later'],
  ...['Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
]

test('every version is exact', () => {
  for (const [name, version] of Object.entries(packages)) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  }
})

test('every license in the lock file is one we may use', () => {
  const others = Object.entries(lock)
    // Binaries for systems that the registry lacks are listed by name only; their parent has a license.
    .filter(([path, { license }]) => path !== '' && license !== undefined)
    .filter(([, { license = '', dev }]) => !(dev ? forTools : forVisitors).includes(license))
  expect(others).toEqual([])
})

test('only packages named in package.json may run a script when they are installed', () => {
  const scripts = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = scripts.map(([path]) => path.replace(/.*node_modules\//, ''))
  expect(names.filter((name) => !(name in allowScripts) && name !== 'fsevents')).toEqual([])
})
