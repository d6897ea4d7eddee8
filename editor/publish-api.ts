import type { EditorOptions } from './options.ts'
import type { Routes } from './reply.ts'

export function publishRoutes(_options: EditorOptions): Routes {
  return {}
}
