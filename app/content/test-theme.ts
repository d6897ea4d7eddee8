import type { ColorName, Theme } from './schemas/theme.ts'
import { themeSchema } from './schemas/theme.ts'

const black = '#000000'
const white = '#ffffff'
const names = Object.keys(themeSchema.shape.colors.shape) as ColorName[]

/** Black on white by day, white on black by night, and dark plates at both times. */
export const testTheme: Theme = {
  colors: Object.fromEntries(
    names.map((name) => {
      const isLight = /^paper|^on-band|^band-gold/.test(name)
      const isDark = /^paper|^band$/.test(name)
      return [name, { day: isLight ? white : black, night: isDark ? black : white }]
    }),
  ) as Theme['colors'],
  fonts: { display: 'Playfair', text: 'Public Sans' },
}
