import { parse } from 'yaml'
import { type Content, type Json, json, type Problem, problemsIn, schemaOf, under } from '../src/rules.ts'
import { labelOf } from './labels.ts'

// What would stop the build, known before a save.

const sources = import.meta.glob<string>('../content/**/*.{yaml,md}', { query: '?raw', import: 'default', eager: true })

/** The content from when the editor was built. */
export const built: Content = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, head = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
    return [path.replace('../', ''), { ...parse(head), ...(body && { body }) }]
  }),
)

/** Returns problems as sentences; those in other files begin with the file. */
export function mistakes(content: Content, saved: string): string[] {
  return problemsIn(content)
    .filter(({ target = saved }) => target === saved) // what another file has by now is known in its folder only
    .map((problem) => {
      const sentence = `${placeOf(problem)}${problem.message}.`
      return problem.file === saved ? sentence : `In ${problem.file.replace('content/', '')}: ${sentence}`
    })
}

/** Returns ["packages", 2, "price"] as "Packages › 3 › Price: ". */
function placeOf({ file, at }: Problem): string {
  const schema = schemaOf(file)
  let form: Json = schema && json(schema)
  const names = at.map((key) => {
    const isItem = form?.type === 'array'
    form = under(form, key)
    return isItem ? `${Number(key) + 1}` : labelOf(String(key), form)
  })
  return names.length > 0 ? `${names.join(' › ')}: ` : ''
}
