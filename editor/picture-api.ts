import type { EditorOptions } from './options.ts'
import type { Routes } from './reply.ts'

export function pictureRoutes(_options: EditorOptions): Routes {
  return {}
}
