import { z } from 'zod'
import { brandImage } from '#app/content/engine/brand-image.ts'
import { joinList } from '#app/content/engine/english.ts'
import { text } from '#app/content/engine/fields.ts'
import { validationContext } from '#app/content/engine/validation-context.ts'
import { type ColorName, colorNames, palette } from '#app/content/palette.ts'

const colorForm = 'a color in quotation marks: "#" and six digits or letters from a to f'

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase())
  .meta({ expected: colorForm, example: '#0e3b2d', control: 'color' })

const inks = z.strictObject({ day: color.optional(), night: color.optional() })

const fontForm = 'the name of a .woff2 file in the fonts folder'

const fontFile = z
  .string()
  .refine((name) => {
    const fonts = validationContext()?.fonts
    return name.endsWith('.woff2') && (fonts === undefined || fonts.includes(name))
  }, fontForm)
  .meta({ expected: fontForm, example: 'lora.woff2' })

const ownFace = z.strictObject({
  name: text({ max: 40, example: 'Lora' }),
  regular: fontFile,
  bold: fontFile.optional(),
  italic: fontFile.optional(),
})

/** The faces that come with the site, those of the visitor's device, or the firm's own. */
const face = <Name extends string>(builtIn: readonly Name[]) =>
  z.union([z.enum([...builtIn, 'system']), ownFace]).meta({
    expected: `${joinList([...builtIn, 'system'], 'or')}, or the name and files of another font`,
    example: builtIn[0],
  })

const inksOf = Object.fromEntries(colorNames.map((name) => [name, inks.optional()])) as Record<
  ColorName,
  z.ZodOptional<typeof inks>
>

export const themeFields = z.strictObject({
  brand: z.strictObject({ main: color, accent: color }),
  colors: z.strictObject(inksOf).optional(),
  fonts: z
    .strictObject({
      display: face(['Playfair', 'Public Sans']).default('Playfair'),
      text: face(['Public Sans']).default('Public Sans'),
    })
    .prefault({}),
  logo: z
    .strictObject({
      file: brandImage(),
      darkFile: brandImage().optional(),
      replacesName: z.boolean().optional(),
    })
    .optional(),
  favicon: brandImage({ isIcon: true }).optional(),
})

/** With all the colors of the site, whichever of them the firm has typed. */
export const themeSchema = themeFields.transform(({ brand, colors, ...rest }) => ({
  ...rest,
  colors: palette(brand, colors),
}))

export type Theme = z.infer<typeof themeSchema>
export type OwnFace = z.infer<typeof ownFace>
