import type { ViewProps } from '#app/blocks/view.ts'
import { Plate } from '#app/components/picture.tsx'
import { usePictures } from '#app/components/site.tsx'
import type { hero } from './fields.ts'
import { WithPlate } from './with-plate.tsx'

export function View(props: ViewProps<typeof hero>) {
  const { drawing } = usePictures()
  return (
    <WithPlate {...props}>
      {props.team && <Plate {...drawing('about-roster')} {...props.team} />}
    </WithPlate>
  )
}
