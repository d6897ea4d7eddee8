import { themeSchema } from './schemas/theme.ts'

const black = '#000000'
const white = '#ffffff'

/** Black on white by day, white on black by night, and dark plates at both times. */
export const testTheme = themeSchema.parse({
  colors: Object.fromEntries(
    Object.keys(themeSchema.shape.colors.shape).map((name) => {
      const isLight = /^paper|^on-band|^band-gold/.test(name)
      const isDark = /^paper|^band$/.test(name)
      return [name, { day: isLight ? white : black, night: isDark ? black : white }]
    }),
  ),
  fonts: { display: 'Playfair', text: 'Public Sans' },
})
