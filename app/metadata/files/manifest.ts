import { firm } from '#app/content/firm.ts'

/** manifest.webmanifest: name, colours and icons for a phone's home screen. */
export function webManifest(paper: string): string {
  const manifest = {
    name: firm.name,
    short_name: firm.shortName,
    description: firm.tagline,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
