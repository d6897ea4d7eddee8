import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the folder of the test firm a sample: it has the name of the sample, and no page needs a figure for its title
    or for what search engines say of it. */
export function asSample(dir: string): void {
  const words = 'What a client should know of taxes and of this firm before the first call.'
  for (const file of globSync('{firm.yaml,pages/*.yaml,services/*.yaml}', { cwd: dir })) {
    const text = readFileSync(join(dir, file), 'utf8')
      .replace(/^name: .*$/m, 'name: Fairshare Tax Advisory')
      .replaceAll(/\{(revenue\.\w+|fullTimeSince)\}/g, 'then')
      .replace(/^( +description: ).*\{.*$/m, `$1${words}`)
    writeFileSync(join(dir, file), text)
  }
}
