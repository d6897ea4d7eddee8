import { firm } from '../data.ts'
import { palette } from '../styles/palette.ts'

const icon = (name: string, size: string, more = {}) => {
  return { src: `icons/${name}.png`, sizes: size, type: 'image/png', ...more }
}

export function GET() {
  const manifest = {
    name: firm.name,
    short_name: firm.shortName,
    description: firm.tagline,
    lang: 'en-US',
    start_url: '.',
    scope: '.',
    display: 'browser',
    background_color: palette('paper').day,
    theme_color: palette('paper').day,
    icons: [
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('maskable-512', '512x512', { purpose: 'maskable' }),
    ],
  }
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`)
}
