import type { OwnFace, Theme } from './schemas/theme.ts'

type Face = Theme['fonts']['display' | 'text']

/** The faces that come with the site: their style sheet in app/fonts/, and the file that the first
    screen needs of each. */
export const builtInFaces = { Playfair: 'playfair', 'Public Sans': 'public-sans' } as const

/** What stands in until a face has loaded, or for good. */
const rest = { display: '"Iowan Old Style", Georgia, serif', text: 'system-ui, sans-serif' }

type Role = keyof typeof rest

/** The palette and the two families, as the custom properties that tokens.css builds on. */
export function themeCss(
  { colors, fonts, logo }: Theme,
  fontPath: (file: string) => string,
): string {
  const inks = Object.entries(colors).map(
    ([name, { day, night }]) => `--${name}: light-dark(${day}, ${night});`,
  )
  const display = family(fonts.display, 'display')
  const text = family(fonts.text, 'text')
  const faces = (['display', 'text'] as const).flatMap((role) =>
    ownFaces(fonts[role], role, fontPath),
  )
  return `@layer tokens {
  :root {
    ${inks.join('\n    ')}
    --serif-stand-in: ${display.standIns};
    --serif: ${display.name}var(--serif-stand-in);
    --sans: ${text.name}${text.standIns};
  }
}
${faces.length > 0 ? `@layer base {\n${faces.join('')}}\n` : ''}${logo ? logoCss(logo.darkFile !== undefined) : ''}`
}

/** Sent only with the site of a firm that has one. A logo is no drawing of ours and has no night inks;
    without a file for the night it stands on a white plate. */
function logoCss(hasNight: boolean): string {
  const plate = `
  [data-theme="dark"] [data-logo] { background: #fff; border-radius: 2px; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) [data-logo] { background: #fff; border-radius: 2px; }
  }`
  const night = `
  [data-theme="dark"] [data-logo="day"], [data-logo="night"] { display: none; }
  [data-theme="dark"] [data-logo="night"] { display: block; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) [data-logo="day"] { display: none; }
    :root:not([data-theme="light"]) [data-logo="night"] { display: block; }
  }`
  return `@layer sections {
  [data-logo] { flex: 0 1 auto; min-inline-size: 0; block-size: auto; }${hasNight ? night : plate}
}
`
}

/** The built-in faces have stand-ins of the same widths. */
function family(face: Face, role: Role): { name: string; standIns: string } {
  if (face === 'system') return { name: '', standIns: rest[role] }
  if (typeof face === 'object') return { name: `${ownName(face, role)}, `, standIns: rest[role] }
  return { name: `"${face}", `, standIns: `"${face} stand-in", ${rest[role]}` }
}

function ownFaces(face: Face, role: Role, fontPath: (file: string) => string): string[] {
  if (typeof face === 'string') return []
  const { regular, bold, italic } = face
  const name = ownName(face, role)
  return [
    rule(name, fontPath(regular), bold ? '100 500' : '100 900'),
    ...(bold ? [rule(name, fontPath(bold), '600 900')] : []),
    ...(italic ? [rule(name, fontPath(italic), '100 900', 'italic')] : []),
  ]
}

/** Named apart by role: headings and text may be two files of one family. A name may be anything the
    owner types; in a style sheet it stays a name. */
function ownName({ name }: OwnFace, role: Role): string {
  return `"${name.plain.replaceAll(/[\\"\n<]/g, '')} ${role}"`
}

function rule(name: string, path: string, weight: string, style = 'normal'): string {
  return `  @font-face {
    font-family: ${name};
    font-style: ${style};
    font-weight: ${weight};
    src: url("${path}") format("woff2");
    font-display: swap;
  }
`
}
