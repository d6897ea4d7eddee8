import { join } from 'node:path'
import { imageSize } from '#app/content/engine/images.ts'
import { type Finding, warning } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { on } from '../pages.ts'

const file = 'team.yaml'
const shows = on('/about', '/about-our-firm')

/** Until there is a portrait, an engraved frame says that it is still to come. */
export function founder(launch: Launch): Finding[] {
  const { name, portrait } = read(launch, file).founder ?? {}
  return [
    ...(name
      ? []
      : [
          warning(file, ['founder', 'name'], {
            problem: 'Founder without a name',
            fix: 'Write the name of the founder under founder, name.',
            shows,
          }),
        ]),
    ...(portrait ? portraitSize(launch, portrait) : [missing]),
  ]
}

const missing = warning(file, ['founder', 'portrait'], {
  problem: 'No portrait of the founder',
  fix: 'Put an upright photograph (three by four, at least 700 pixels wide) into the folder images and write its name under founder, portrait.',
  shows: on('/about-our-firm'),
})

const least = 700

function portraitSize({ dir }: Launch, portrait: string): Finding[] {
  const size = imageSize(join(dir, 'images', portrait))
  if (!size) {
    return [
      warning(file, ['founder', 'portrait'], {
        problem: 'Portrait that cannot be read as a picture',
        found: portrait,
        fix: 'Save the photograph as JPEG, PNG or WebP, and write the name of that file here.',
        shows: on('/about-our-firm'),
      }),
    ]
  }
  const { width, height } = size
  const upright = Math.abs(width / height - 3 / 4) < 0.03
  if (upright && width >= least) return []
  return [
    warning(file, ['founder', 'portrait'], {
      problem: upright ? 'Portrait too small' : 'Portrait of another shape',
      found: `${portrait}, ${width} by ${height} pixels`,
      fix: `Cut it to three by four, at least ${least} pixels wide, so that nothing is cropped or blurred.`,
      shows: on('/about-our-firm'),
    }),
  ]
}
