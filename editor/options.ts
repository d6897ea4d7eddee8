import type { Drafts, LoadedFiles } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import type { Run } from '#app/lib/marks.ts'
import type { Gated, Passed } from '#build/gate.ts'

/** What the editor works on. */
export type EditorOptions<Answer = Gated> = {
  dir: string
  /** Asks what the build would ask, of the saved files or of drafts of some of them. */
  check: (drafts?: Drafts) => Promise<Answer>
}

/** What reading and writing files needs to know of the answer. */
export type FileOptions = EditorOptions<
  Pick<LoadedFiles, 'problems' | 'files' | 'facts' | 'images' | 'paths' | 'unbuilt' | 'sources'> & {
    passed?: Pick<Passed, 'content' | 'places'> | undefined
  }
>

/** What a preview needs as well: one page with drafts in it, as if it were published; of any other address
    the page of status 404, of /500 that of 500. */
export type PreviewOptions = EditorOptions & {
  show: (path: string, drafts: Drafts) => Promise<Shown>
}

/** `html` is missing while there are problems. `runs` are its texts and where they come from, `file` is the
    page's own, `empty` its fields that are needed and not filled in. */
export type Shown = Omit<Gated, 'passed'> & {
  html?: string
  runs?: readonly Run[]
  file?: string
  empty?: readonly Path[]
}
