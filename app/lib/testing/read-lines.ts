// Reads calendars and contact cards as their programs do: unfolds the lines, then the escapes.

export function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}

/** The text of the first line with this name and these parameters. */
export function textOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((each) => each.startsWith(`${name}:`))
  return line && unescaped(line.slice(name.length + 1))
}

/** The parts of a value that semicolons separate. */
export function partsOf(lines: readonly string[], name: string): string[] {
  const line = lines.find((each) => each.startsWith(`${name}:`)) ?? ''
  return (line.slice(name.length + 1).match(/(?:\\.|[^\\;])*(?:;|$)/g) ?? [])
    .slice(0, -1)
    .map((part) => unescaped(part.replace(/;$/, '')))
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}
