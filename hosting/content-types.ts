import { speculationRulesFile } from './speculation-rules.ts'

// These are the types that most hosts choose by default.
// No charset for JSON, which is always UTF-8, and XML, which declares its own.
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

export const knownExtensions = Object.keys(contentTypes)

export function contentType(file: string): string {
  if (file === speculationRulesFile) return 'application/speculationrules+json'
  return contentTypes[extensionOf(file)] ?? 'application/octet-stream'
}

export function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1)
}

/** Pictures, fonts and PDF files are compressed already. */
export function isCompressible(file: string): boolean {
  return /^text\/|json$|xml$/.test(contentType(file).replace(/;.*/, ''))
}
