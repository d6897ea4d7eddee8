import { folderName } from '#app/content/engine/files.ts'
import { localDate } from '#app/lib/dates.ts'
import { reader } from '#launch/launch.ts'
import { type Report, reportOn } from '#launch/report.ts'
import { nameInForm, withoutNames } from './form.ts'
import { keptSteps, type Steps } from './kept-steps.ts'
import { asGroup, type Group, placeIn } from './names.ts'
import type { EditorOptions, FileOptions } from './options.ts'
import { takeStep } from './page-api.ts'
import { entriesIn, textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import { textWith } from './write-files.ts'

export const launchFile = 'launch.yaml'

export function launchRoutes(options: EditorOptions, folder: string) {
  const steps = keptSteps(folder)
  return {
    'GET /api/launch': async () => ({ value: (await launchReport(options)) ?? null }),
    'POST /api/launch/answer': async ({ body }) => ({
      value: await answer(asGroup(body), options, steps),
    }),
  } satisfies Routes
}

/** The launch check of the saved files, in the words of the forms; no answer while they have problems. */
export async function launchReport({ dir, check }: EditorOptions): Promise<Report | undefined> {
  const { passed, ...gated } = await check()
  const asked = { folder: folderName(dir), today: localDate() }
  if (!passed) return undefined
  const { findings, ...report } = reportOn(gated, passed, asked)
  const read = reader(gated)
  const inForm = <Place extends { link: string; label: string }>(place: Place): Place => {
    const { file, path } = placeIn(place.link)
    const label = nameInForm(file, read(file), path)
    return { ...place, label: label || place.label }
  }
  const groups = report.groups.map((group) => ({
    ...group,
    entries: group.entries.map(({ problem, fix, places, ...entry }) => ({
      ...entry,
      problem: withoutNames(problem),
      fix: withoutNames(fix),
      places: places.map(inForm),
    })),
  }))
  return { ...report, groups, answered: report.answered.map(inForm) }
}

/** Says why the words of a finding are right as they are, in a step that can be taken back. */
async function answer({ finding, reason }: Group, options: FileOptions, steps: Steps) {
  if (typeof finding !== 'string' || typeof reason !== 'string')
    throw new RequestRefused(400, unreadable)
  const texts = textsIn(options.dir)
  const before = texts.get(launchFile) ?? ''
  const value = valuesIn(launchFile, before)
  const answered = [...entriesIn(value.answered), { finding, reason, on: localDate() }]
  const changes = new Map([[launchFile, textWith(launchFile, before, { ...value, answered })]])
  const words = `Answered: ${reason.trim()}`
  return takeStep({ words, file: launchFile, changes, texts }, options, steps)
}
