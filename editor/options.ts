import type { Drafts, Loaded } from '#app/content/engine/load.ts'
import type { Gated } from '#build/gate.ts'

/** What reading and writing files needs to know. */
export type FileOptions<
  Answer = Pick<
    Loaded,
    'problems' | 'files' | 'facts' | 'images' | 'paths' | 'unbuilt' | 'sources'
  >,
> = {
  dir: string
  /** Asks what the build would ask, of the saved files or of drafts of some of them. */
  check: (drafts?: Drafts) => Promise<Answer>
  /** To be called when a file has been written. */
  onSaved: () => void
}

/** What the editor works on. */
export type EditorOptions = FileOptions<Gated> & {
  /** One page with drafts in it, as if it were published; of any other address the page of status 404,
      of /500 that of 500. */
  show: (path: string, drafts: Drafts) => Promise<Shown>
}

/** `html` is missing while there are problems. */
export type Shown = Omit<Gated, 'passed'> & { html?: string }
