/** One rule of a `_headers` file. `override` detaches what an earlier rule has set (Cloudflare). */
export function headerRule(
  path: string,
  headers: Record<string, string>,
  mode: 'add' | 'override' = 'add',
): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(mode === 'override' ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  return [path, ...lines, ''].join('\n')
}
