import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Collection } from './load.ts'
import type { Problem } from './problem.ts'
import { closestMatch, joinList } from './words.ts'

type Listed = { files: string[]; images: string[]; fonts: string[] }

/** Every file that counts, sorted; pictures and type faces by their names inside their folders. */
export function listContent(dir: string): Listed {
  if (!existsSync(dir)) return { files: [], images: [], fonts: [] }
  const all = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort()
  const inside = (folder: string) =>
    all.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  return {
    files: all.filter((file) => !/^(images|fonts)\//.test(file)),
    images: inside('images/'),
    fonts: inside('fonts/'),
  }
}

/** `services/*.md`: a star stands for any name inside one folder. */
export function matches(pattern: string, file: string): boolean {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')
  return new RegExp(`^${escaped}$`).test(file)
}

/** The text without byte order mark and with plain line ends, or why it cannot be read. */
export function readText(dir: string, file: string): string | Problem {
  const bytes = readFileSync(path.join(dir, file))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.replaceAll(/\r\n?/g, '\n')
  } catch {
    const before = bytes.toString('utf8').split('\ufffd')[0] ?? ''
    return {
      file,
      line: before.split(/\r\n?|\n/).length,
      found: 'a character that was not saved as UTF-8',
      expected: 'a text file saved in the encoding UTF-8',
      hint: 'In your editor choose "Save as" or "Save with encoding", then UTF-8. It often comes from curly quotation marks or accents pasted from Word.',
    }
  }
}

/** The folder as its owner would name it. */
export function folderName(dir: string): string {
  const relative = path.relative(process.cwd(), dir)
  return relative === '' || relative.startsWith('..') ? path.basename(dir) : relative
}

export function missingFiles(all: readonly Collection[], files: readonly string[]): Problem[] {
  return all.flatMap(({ pattern, what, optional, needs }) => {
    const needed = needs?.map((name) => pattern.replace('*', name))
    return (needed ?? (optional || pattern.includes('*') ? [] : [pattern]))
      .filter((file) => !files.includes(file))
      .map((file) => ({
        file,
        found: 'no such file',
        expected: `the file ${file} with ${what}`,
      }))
  })
}

export function strayFile(file: string, all: readonly Collection[]): Problem {
  const names = all.map(({ pattern }) => pattern)
  const near =
    closestMatch(
      file,
      names.filter((name) => !name.includes('*')),
    ) ?? inFolder(file, names)
  return {
    file,
    found: 'a file whose name means nothing to the site',
    expected: `one of ${joinList(names, 'or')}`,
    hint: `${near ? `Did you mean ${near}? ` : ''}A file that is only for yourself can stay if its name begins with a dot.`,
  }
}

/** `services/tax.txt` -> `services/*.md`. */
function inFolder(file: string, patterns: readonly string[]): string | undefined {
  const bare = file.replace(/\.[^./]+$/, '')
  return patterns.find((pattern) => matches(pattern.replace(/\.[^./]+$/, ''), bare))
}
