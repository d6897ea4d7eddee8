declare module 'site:pages' {
  /** Every page and file of the built site, with the IDs of each page. */
  const pages: Record<string, string[]>
  export default pages
}

/** Returns an uploaded file of the repository (admin/vite.config.ts). */
declare function assetAt(path: string): object | undefined
