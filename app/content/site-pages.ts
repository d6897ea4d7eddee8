import modules from 'virtual:pages'
import type { PagePath } from './routes.ts'

/** The pages that this firm's content makes, of those in routes.ts, with what loads each of them. */
export const pageModules = modules

export const pagePaths = Object.keys(modules) as PagePath[]

export function isPage(path: string): path is PagePath {
  return Object.hasOwn(modules, path)
}
