import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fileOfRoute } from '../../hosting/policy.ts'

const folder = 'node_modules/.cache/bench/twin'

/** The same build without a script: what the page would be if it were HTML and CSS alone. Data for
    machines (JSON-LD) stays, as it is not run. Returns the folder. */
export async function buildTwin(paths: readonly string[]): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await cp('build', folder, { recursive: true })
  for (const path of paths) {
    const file = join(folder, 'site', fileOfRoute(path))
    const html = withoutScripts(await readFile(file, 'utf8'))
    await writeFile(file, html)
    await writeFile(`${file}.br`, brotliCompressSync(html))
    await writeFile(`${file}.gz`, gzipSync(html))
  }
  return folder
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script>.*?<\/script>/gs, '')
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '')
}
