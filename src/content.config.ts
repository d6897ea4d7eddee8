import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { folders } from './schema/index.ts'

// Astro only loads these files. src/entries.ts applies facts and the schema.

const files = (folder: keyof typeof folders) =>
  defineCollection({ loader: glob({ pattern: `*.${folders[folder].extension}`, base: `./content/${folder}` }) })

export const collections = { articles: files('articles'), legal: files('legal'), checklists: files('checklists') }
