import { beginRoutes } from './begin-api.ts'
import { cardRoutes } from './card-api.ts'
import { type CompareOptions, compareRoutes } from './compare-api.ts'
import { fileRoutes } from './file-api.ts'
import { inFormWords } from './form.ts'
import { launchRoutes } from './launch-api.ts'
import { newRoutes } from './new-api.ts'
import type { PreviewOptions } from './options.ts'
import { pageRoutes } from './page-api.ts'
import { pictureRoutes } from './picture-api.ts'
import { previewRoutes } from './preview-api.ts'
import { publishRoutes } from './publish-api.ts'
import type { Routes } from './reply.ts'
import { searchRoutes } from './search-api.ts'
import { seasonRoutes } from './season-api.ts'
import { treeRoutes } from './tree-api.ts'

/** Everything the editor's page may ask for. `kept` is the folder of steps that can be taken back. */
export function routesOf(given: PreviewOptions & CompareOptions & { kept: string }): Routes {
  const options: PreviewOptions & CompareOptions = {
    ...given,
    check: async (drafts) => inFormWords(await given.check(drafts)),
    show: async (path, drafts) => inFormWords(await given.show(path, drafts)),
  }
  return {
    ...fileRoutes(options, given.kept),
    ...beginRoutes(options, given.kept),
    ...cardRoutes(),
    ...previewRoutes(options),
    ...newRoutes(options),
    ...pageRoutes(options, given.kept),
    ...treeRoutes(options, given.kept),
    ...searchRoutes(options, given.kept),
    ...pictureRoutes(options, `${given.kept}-pictures`),
    ...seasonRoutes(options, given.kept),
    ...launchRoutes(options, given.kept),
    ...publishRoutes(options),
    ...compareRoutes(options),
  }
}
