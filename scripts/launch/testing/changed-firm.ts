import { loadContent } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { contentOptions } from '#app/content/plugin.ts'
import { check } from '../check.ts'
import type { Placed } from '../finding.ts'
import { type Launch, valueAt } from '../launch.ts'

/** Reads a folder once; its fields are then changed in memory, which takes no time. */
export function loadLaunch(dir: string, today: string): Launch {
  const { data, sources, problems } = loadContent(contentOptions(dir))
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2))
  return { dir, data, sources, today }
}

/** What the check finds after one field has been given another value; `undefined` takes it out. */
export function findingsAfter(launch: Launch, file: string, path: Path, value: unknown): Placed[] {
  const source = launch.sources.get(file)
  const typed = valueAt(source?.value, path.slice(0, -1))
  if (!source || typed === undefined) throw new Error(`There is no ${path.join('.')} in ${file}.`)
  const data = new Map(launch.data)
  const sources = new Map(launch.sources)
  data.set(file, changed(data.get(file), path, value))
  sources.set(file, { ...source, value: changed(source.value, path, value) })
  return check({ ...launch, data, sources }, [])
}

function changed(whole: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(whole)
  const key = path.at(-1) ?? ''
  const parent = valueAt(copy, path.slice(0, -1)) as Record<PropertyKey, unknown>
  parent[key] = value
  return copy
}
