import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

type Files = ReadonlyMap<string, string | Uint8Array>

/**
 * The editor's page by itself, kept in memory. It must not be a page of the dev server: that one
 * reloads all its pages whenever a content file changes, which is what the editor does all day.
 */
export async function bundleClient(): Promise<Files> {
  const result = (await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    base: '/admin/',
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, 'client/main.tsx'),
        output: { entryFileNames: 'editor.js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput
  const files = result.output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
  )
  const styles = files.map(([name]) => name).filter((name) => name.endsWith('.css'))
  return new Map([...files, ['index.html', html(styles)]])
}

function html(styles: readonly string[]): string {
  const links = styles.map((name) => `<link rel="stylesheet" href="/admin/${name}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Edit the site</title>${links}<script type="module" src="/admin/editor.js"></script></head><body><div id="editor"></div></body></html>`
}
