import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { collections } from '#app/content/collections.ts'
import { jsonSchema } from '#app/content/json-schema.ts'
import { contentDir } from '#app/content/load.ts'

// npm run schemas: JSON Schema files for text editors, and the settings with which Visual Studio
// Code (extension "YAML") finds them. Both belong to this computer and are not kept in the repository.

const root = join(import.meta.dirname, '..')
const settingsFile = join(root, '.vscode/settings.json')
const folder = relative(root, contentDir)

rmSync(join(root, '.schemas'), { recursive: true, force: true })
mkdirSync(join(root, '.schemas'))
mkdirSync(join(root, '.vscode'), { recursive: true })
const places = collections
  .filter(({ pattern }) => pattern.endsWith('.yaml'))
  .map((collection) => {
    const name = `./.schemas/${collection.pattern.replaceAll(/[/*]+/g, '-').replace(/\.yaml$/, '')}.json`
    writeFileSync(join(root, name), `${JSON.stringify(jsonSchema(collection), null, 2)}\n`)
    return [name, `${folder}/${collection.pattern}`] as const
  })
const settings = existsSync(settingsFile) ? JSON.parse(readFileSync(settingsFile, 'utf8')) : {}
settings['yaml.schemas'] = { ...settings['yaml.schemas'], ...Object.fromEntries(places) }
writeFileSync(settingsFile, `${JSON.stringify(settings, null, 2)}\n`)
process.stdout.write(
  `Wrote ${places.length} schemas to .schemas and pointed Visual Studio Code to them.\n`,
)
