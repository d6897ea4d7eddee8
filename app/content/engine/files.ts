import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { joinList } from './english.ts'
import type { Problem } from './problem.ts'

/** `what` names the file for its owner: "the firm's facts", "a service". */
export type FileRule = {
  pattern: string
  what: string
  /** The firm can do without it. */
  optional?: boolean
  /** Names that must be among the files of a folder. */
  needs?: readonly string[]
}

type Listed = { files: string[]; images: string[]; fonts: string[] }

/** Hidden files, what systems leave in folders, and the copies that programs make while one types. */
const ownOfSystem =
  /^(\..*|(eh)?thumbs\.db|desktop\.ini|icon\r|~.*|.*~|#.*#|.*\.(bak|orig|tmp|swp))$/i

/** Every file that counts, sorted; pictures and fonts by their names inside their folders. */
export function listContent(dir: string): Listed {
  if (!existsSync(dir)) return { files: [], images: [], fonts: [] }
  const all = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => ownOfSystem.test(part)))
    .sort()
  const inside = (folder: string) =>
    all.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  return {
    files: all.filter((file) => !/^(images|fonts|records)\//.test(file)),
    images: inside('images/'),
    fonts: inside('fonts/'),
  }
}

/** `services/*.md`: a star is any name inside one folder. */
export function matches(pattern: string, file: string): boolean {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return file === pattern
  const name = file.slice(before.length, file.length - after.length)
  return name !== '' && !name.includes('/') && file === before + name + after
}

/** The text without byte order mark and with plain line ends, or why it cannot be read. */
export function readText(dir: string, file: string): string | Problem {
  let bytes: Buffer
  try {
    bytes = readFileSync(path.join(dir, file))
  } catch {
    return {
      file,
      found: 'a file that cannot be opened',
      expected: 'a file that you may read',
      hint: 'It may be a shortcut to a file that is gone, or belong to somebody else. Copy the file itself here, or remove it.',
    }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.replaceAll(/\r\n?/g, '\n')
  } catch {
    const before = bytes.toString('utf8').split('\ufffd')[0] ?? ''
    return {
      file,
      line: before.split(/\r\n?|\n/).length,
      found: "a character that isn't saved as UTF-8",
      expected: 'a text file saved with UTF-8 encoding',
      hint: 'In your text editor, choose "Save As" or "Save with Encoding" and pick UTF-8. The cause is often curly quotation marks or accents pasted from Word.',
    }
  }
}

/** The folder as its owner would name it. */
export function folderName(dir: string): string {
  const relative = path.relative(process.cwd(), dir)
  return relative === '' || relative.startsWith('..') ? path.basename(dir) : relative
}

export function missingFiles(all: readonly FileRule[], files: readonly string[]): Problem[] {
  return all.flatMap((each) =>
    neededOf(each)
      .filter((file) => !files.includes(file))
      .map((file) => ({
        file,
        found: 'no such file',
        expected: `the file ${file} (${each.what})`,
      })),
  )
}

function neededOf({ pattern, optional, needs }: FileRule): string[] {
  const needed = needs?.map((name) => pattern.replace('*', name))
  return needed ?? (optional || pattern.includes('*') ? [] : [pattern])
}

export function strayFile(file: string, all: readonly FileRule[]): Problem {
  const names = all.map(({ pattern }) => pattern)
  return {
    file,
    found: "a file the site doesn't use",
    expected: `one of ${joinList(names, 'or')}`,
    hint: 'To keep a file just for yourself, start its name with a dot.',
  }
}
