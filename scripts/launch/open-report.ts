import { spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const fonts = join(import.meta.dirname, '../../app/fonts')

/** Colours, faces and layout in one piece: the page asks for nothing else. */
export async function reportStyles(tokens: string): Promise<string> {
  const faces = [
    await face('Playfair', '400', 'playfair.woff2'),
    await face('Public Sans', '400 700', 'public-sans.woff2'),
  ]
  const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')
  const layout = [await read('report.css'), await read('report-findings.css')]
  return [...faces, tokens, ...layout].join('\n')
}

async function face(family: string, weight: string, name: string): Promise<string> {
  const data = await readFile(join(fonts, name), 'base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

/** Writes the page where temporary things go and says where that is. */
export async function saveReport(html: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'launch-check-')), 'launch-check.html')
  await writeFile(file, html)
  return file
}

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Shows it in the browser of whoever sits at this terminal. Without an opener nothing happens. */
export function openReport(file: string): void {
  if (!process.stdout.isTTY) return
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, file], { detached: true, stdio: 'ignore' })
  child.on('error', () => {})
  child.unref()
}
