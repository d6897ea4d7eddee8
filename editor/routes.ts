import { fileApi } from './file-api.ts'
import { inFormWords } from './form.ts'
import { newRoutes } from './new-api.ts'
import type { PreviewOptions } from './options.ts'
import { pageRoutes } from './page-api.ts'
import { pictureRoutes } from './picture-api.ts'
import { previewRoutes } from './preview-api.ts'
import { publishRoutes } from './publish-api.ts'
import { Refusal, type Routes } from './reply.ts'
import type { Draft } from './types.ts'
import { collectionOf } from './write-files.ts'

/** Everything the editor's page may ask for. */
export function routesOf(given: PreviewOptions): Routes {
  const options: PreviewOptions = {
    ...given,
    check: async (drafts) => inFormWords(await given.check(drafts), collectionOf),
    show: async (path, drafts) => inFormWords(await given.show(path, drafts), collectionOf),
  }
  const { overview, open, save, remarks } = fileApi(options)
  return {
    'GET /api/overview': async () => ({ value: await overview() }),
    'GET /api/remarks': async ({ query }) => ({
      value: (await remarks(query.get('name') ?? '')) ?? [],
    }),
    'GET /api/file': async ({ query }) => ({ value: known(await open(query.get('name') ?? '')) }),
    'POST /api/file': async ({ body }) => ({ value: known(await save(draftIn(body))) }),
    ...previewRoutes(options),
    ...newRoutes(options),
    ...pageRoutes(options),
    ...pictureRoutes(options),
    ...publishRoutes(options),
  }
}

function known<Value>(found: Value | undefined): Value {
  if (found === undefined) throw new Refusal(404, 'There is no such file.')
  return found
}

/** A draft as the editor's page sends it; anything else is refused. */
function draftIn(body: unknown): Draft {
  const draft = (body ?? {}) as Partial<Record<string, unknown>>
  const named = typeof draft.file === 'string' && typeof draft.version === 'string'
  if (!named || !('value' in draft || typeof draft.text === 'string'))
    throw new Refusal(400, 'The editor could not read this request.')
  return draft as Draft
}
