import type { Gated } from '#build/gate.ts'
import type { FileApiOptions } from './file-api.ts'

/** What the editor works on. */
export type EditorOptions = Omit<FileApiOptions, 'check'> & {
  /** Asks what the build would ask, of the saved files or of drafts of some of them. */
  check: (drafts?: ReadonlyMap<string, string>) => Promise<Gated>
}
