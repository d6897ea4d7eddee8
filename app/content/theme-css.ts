import type { OwnFace, Theme } from './schemas/theme.ts'

type Face = Theme['fonts']['display' | 'text']

/** The faces that come with the site: their style sheet in app/fonts/, and the file that the first
    screen needs of each. */
export const builtIn = { Playfair: 'playfair', 'Public Sans': 'public-sans' } as const

/** The palette and the two families, as the custom properties that tokens.css builds on. */
export function themeCss({ colors, fonts }: Theme): string {
  const palette = Object.entries(colors).map(
    ([name, { day, night }]) => `--${name}: light-dark(${day}, ${night});`,
  )
  const serif = standIns(fonts.display, '"Iowan Old Style", Georgia, serif')
  const sans = standIns(fonts.text, 'system-ui, sans-serif')
  const faces = [fonts.display, fonts.text].flatMap((face) => ownFaces(face))
  return `@layer tokens {
  :root {
    ${palette.join('\n    ')}
    --serif-stand-in: ${serif};
    --serif: ${quoted(nameOf(fonts.display))}, var(--serif-stand-in);
    --sans: ${quoted(nameOf(fonts.text))}, ${sans};
  }
}
${faces.length > 0 ? `@layer base {\n${faces.join('')}}\n` : ''}`
}

function nameOf(face: Face): string {
  return typeof face === 'string' ? face : face.name
}

/** Until a face has arrived; those of this site have one of the same widths. */
function standIns(face: Face, rest: string): string {
  return typeof face === 'string' ? `${quoted(`${face} stand-in`)}, ${rest}` : rest
}

function ownFaces(face: Face): string[] {
  if (typeof face === 'string') return []
  const { regular, bold, italic } = face
  return [
    rule(face, regular, bold ? '100 500' : '100 900'),
    ...(bold ? [rule(face, bold, '600 900')] : []),
    ...(italic ? [rule(face, italic, '100 900', 'italic')] : []),
  ]
}

function rule({ name }: OwnFace, file: string, weight: string, style = 'normal'): string {
  return `  @font-face {
    font-family: ${quoted(name)};
    font-style: ${style};
    font-weight: ${weight};
    src: url("./fonts/${file}") format("woff2");
    font-display: swap;
  }
`
}

/** A name may be anything the owner types; in a style sheet it stays a name. */
function quoted(name: string): string {
  return `"${name.replaceAll(/[\\"\n<]/g, '')}"`
}
