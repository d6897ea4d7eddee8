import { z } from 'zod'
import { text } from '#app/content/engine/fields.ts'
import { validationContext } from '#app/content/engine/validation-context.ts'

const colorForm = 'a color in quotation marks: "#" and six digits or letters from a to f'

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase())
  .meta({ expected: colorForm, example: '#0e3b2d', control: 'color' })

const inks = z.strictObject({ day: color, night: color })

const fontFile = z
  .string()
  .superRefine((name, context) => {
    const fonts = validationContext()?.fonts
    if (name.endsWith('.woff2') && (fonts === undefined || fonts.includes(name))) return
    context.addIssue({ code: 'custom', message: 'the name of a .woff2 file in the fonts folder' })
  })
  .meta({ expected: 'the name of a .woff2 file in the fonts folder', example: 'lora.woff2' })

const ownFace = z.strictObject({
  name: text({ max: 40, example: 'Lora' }),
  regular: fontFile,
  bold: fontFile.optional(),
  italic: fontFile.optional(),
})

const face = <Name extends string>(name: Name) =>
  z.union([z.literal(name), ownFace]).meta({
    expected: `${name}, or the name and files of another font`,
    example: name,
  })

export const themeSchema = z.strictObject({
  colors: z.strictObject({
    paper: inks,
    'paper-deep': inks,
    ink: inks,
    'ink-soft': inks,
    green: inks,
    gold: inks,
    line: inks,
    'line-soft': inks,
    'gold-line': inks,
    glass: inks,
    'glass-lit': inks,
    band: inks,
    'on-band': inks,
    'on-band-soft': inks,
    'band-gold': inks,
  }),
  fonts: z.strictObject({ display: face('Playfair'), text: face('Public Sans') }),
})

export type Theme = z.infer<typeof themeSchema>
export type ColorName = keyof Theme['colors']
export type OwnFace = z.infer<typeof ownFace>
