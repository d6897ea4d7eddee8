import { contentType } from '#hosting/content-types.ts'

type FileAt = (path: string) => Promise<string | Uint8Array | undefined>

/** A page that opens from a mail: its pictures and fonts are in it, its links lead to the live site, and what
    needs a script or a server is left out. */
export async function inOneFile(html: string, siteUrl: string, fileAt: FileAt): Promise<string> {
  const bare = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*?rel="(?!icon)[^"]*"[^>]*>/g, '')
    .replaceAll(/<source\b[^>]*>/g, '')
    .replaceAll(/\s(srcset|sizes|imagesrcset|loading)="[^"]*"/g, '')
  const paths = new Set(
    [...bare.matchAll(/(?<=src="|url\(|<link[^>]*href=")\/[^")]+/g)].map(String),
  )
  const inline = new Map<string, string>()
  for (const path of paths) {
    const file = await fileAt(path)
    if (file !== undefined)
      inline.set(path, `data:${contentType(path)};base64,${Buffer.from(file).toString('base64')}`)
  }
  return bare
    .replaceAll(/(?<=src="|url\(|<link[^>]*href=")\/[^")]+/g, (path) => inline.get(path) ?? path)
    .replaceAll(/(?<=<(?:a|area)\b[^>]*?\shref=")\/(?!\/)/g, `${siteUrl.replace(/\/$/, '')}/`)
}
