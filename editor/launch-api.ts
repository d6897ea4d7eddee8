import { folderName } from '#app/content/engine/files.ts'
import { localDate } from '#app/lib/dates.ts'
import { type Report, reportOn } from '#launch/report.ts'
import type { EditorOptions } from './options.ts'
import type { Routes } from './reply.ts'

/** The launch check of the saved files; no answer while they have problems. */
export async function launchReport({ dir, check }: EditorOptions): Promise<Report | undefined> {
  const { passed, ...gated } = await check()
  if (!passed) return undefined
  const asked = { dir, folder: folderName(dir), today: localDate() }
  const { findings, ...report } = reportOn(gated, passed, asked)
  return report
}

export function launchRoutes(options: EditorOptions): Routes {
  return { 'GET /api/launch': async () => ({ value: (await launchReport(options)) ?? null }) }
}
