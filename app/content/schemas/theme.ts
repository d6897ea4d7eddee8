import type { z } from 'zod'
import { brandImage } from '#app/content/engine/brand-image.ts'
import { as, mapped } from '#app/content/engine/declared.ts'
import { joinList } from '#app/content/engine/english.ts'
import { checked, choice, either, flag, group, text } from '#app/content/engine/fields.ts'
import { validationContext } from '#app/content/engine/validation-context.ts'
import { type ColorName, colorNames, palette } from '#app/content/palette.ts'

const colorForm = 'a color in quotation marks: "#" and six digits or letters from a to f'

const color = mapped(
  checked((value) => (/^#[0-9a-f]{6}$/i.test(value) ? undefined : { expected: colorForm }), {
    expected: colorForm,
    example: '#0e3b2d',
    control: 'color',
  }),
  (value) => value.toLowerCase(),
)

const inkFields = {
  day: as(color, { about: 'On light screens.', optional: true }),
  night: as(color, { about: 'On dark screens.', optional: true }),
}

/** What each color is for. */
const uses: Readonly<Record<ColorName, string>> = {
  paper: 'The page.',
  'paper-deep': 'The ground of every second or third section.',
  line: 'Drawings, and the lines of tables and controls.',
  'on-band': 'Text on dark plates.',
  band: 'Dark plates: the foot of the page, buttons, the guarantee.',
  ink: 'Running text.',
  'ink-soft': 'Captions, notes and secondary lines.',
  green: 'Headings and large figures.',
  gold: 'Links under the pointer, marks and the focus ring.',
  'line-soft': 'The fainter lines of drawings.',
  'gold-line': 'The metal in drawings.',
  glass: 'Windows in drawings.',
  'glass-lit': 'Windows with a light in them.',
  'on-band-soft': 'Notes on dark plates.',
  'band-gold': 'Links on dark plates.',
}

function inks(name: ColorName) {
  return group(inkFields, { about: uses[name], optional: true })
}

const inksOf = Object.fromEntries(colorNames.map((name) => [name, inks(name)])) as Record<
  ColorName,
  ReturnType<typeof inks>
>

const fontForm = 'the name of a .woff2 file in the fonts folder'

const fontFile = checked(
  (name) => {
    const fonts = validationContext()?.fonts
    const isThere = name.endsWith('.woff2') && (fonts === undefined || fonts.includes(name))
    return isThere ? undefined : { expected: fontForm }
  },
  { expected: fontForm, example: 'lora.woff2' },
)

const ownFace = group({
  name: text({ max: 40, example: 'Lora' }),
  regular: as(fontFile, { about: 'The file of the upright letters.' }),
  bold: as(fontFile, { about: 'The file of the bold letters.', optional: true }),
  italic: as(fontFile, { about: 'The file of the slanted letters.', optional: true }),
})

/** The faces that come with the site, those of the visitor's device, or the firm's own. */
function face<const Name extends string>(
  label: string,
  about: string,
  builtIn: readonly [Name, ...Name[]],
) {
  const names = [...builtIn, 'system'] as const
  const known = Object.fromEntries(names.map((name) => [name, name])) as Record<
    Name | 'system',
    string
  >
  return either([choice(known), as(ownFace, { label })], {
    label,
    about,
    expected: `${joinList(names, 'or')}, or the name and files of another font`,
    example: builtIn[0],
    none: builtIn[0],
  })
}

const themeFields = group({
  brand: group(
    {
      main: as(color, { about: 'Headings, buttons, drawings and dark plates.' }),
      accent: as(color, { about: 'Marks, and the tone of the paper.' }),
    },
    {
      label: 'Your two colors',
      about: 'Every other color, by day and by night, is made from them.',
    },
  ),
  colors: group(inksOf, {
    about: 'Colors set by hand, in place of those made from your two.',
    optional: true,
  }),
  fonts: group(
    {
      display: face('Headings', 'The letters of headings and large figures.', [
        'Playfair',
        'Public Sans',
      ]),
      text: face('Text', 'The letters of everything else.', ['Public Sans']),
    },
    {
      about: 'Letters that come with the site, those of the device (system), or your own.',
      none: { display: 'Playfair', text: 'Public Sans' },
    },
  ),
  logo: group(
    {
      file: brandImage({}),
      darkFile: brandImage({ label: 'Picture for dark screens', optional: true }),
      replacesName: flag({
        label: "The logo shows the firm's name",
        about: 'The name is then not printed beside it.',
        optional: true,
      }),
    },
    { about: 'In place of the drawn mark.', optional: true },
  ),
  favicon: brandImage({ isIcon: true, label: 'Icon of the browser tab', optional: true }),
})

/** With all the colors of the site, whichever of them the firm has typed. */
export const themeSchema = mapped(themeFields, ({ brand, colors, ...rest }) => ({
  ...rest,
  colors: palette(brand, colors),
}))

export type Theme = z.infer<typeof themeSchema>
export type OwnFace = z.infer<typeof ownFace>
