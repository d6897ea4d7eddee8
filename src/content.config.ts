import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'zod'
import { facts } from './data.ts'
import { fill } from './fill.ts'
import { folders } from './schema/index.ts'

/** With its facts filled in. Astro says in which file a mistake is. */
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    try {
      return fill(value, facts, 'Facts')
    } catch (error) {
      context.addIssue(String(error))
      return z.NEVER
    }
  }, schema)

const files = (folder: keyof typeof folders) =>
  glob({ pattern: `*.${folders[folder].extension}`, base: `./content/${folder}` })

export const collections = {
  articles: defineCollection({ loader: files('articles'), schema: filled(folders.articles.schema) }),
  legal: defineCollection({ loader: files('legal'), schema: filled(folders.legal.schema) }),
  checklists: defineCollection({ loader: files('checklists'), schema: filled(folders.checklists.schema) }),
}
