declare module 'site:pages' {
  /** Every page of the built site with its IDs. */
  const pages: Record<string, string[]>
  export default pages
}
