/** Files as import.meta.glob gives them, by their names without folder and ending. */
export function byName<File>(files: Record<string, File>): Partial<Record<string, File>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/([^/]+)\.\w+$/.exec(path)?.[1] ?? path, file]),
  )
}
