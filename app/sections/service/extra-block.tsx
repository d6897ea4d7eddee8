import type { Extra } from '#app/content/schemas/service.ts'
import { Guarantee } from '../guarantee.tsx'
import { Callout } from './callout.tsx'
import { Columns } from './columns.tsx'
import { Comparison } from './comparison.tsx'
import { Extras } from './extras.tsx'
import { Figures } from './figures.tsx'
import { Session } from './session.tsx'
import { Statement } from './statement.tsx'
import { Statistics } from './statistics.tsx'
import { TwoStories } from './two-stories.tsx'

/** Optional extra content of a service page, one component for each kind. */
export function ExtraBlock({ block }: { block: Extra }) {
  switch (block.kind) {
    case 'guarantee':
      return <Guarantee heading={block.heading} />
    case 'figures':
      return <Figures {...block} />
    case 'callout':
      return <Callout {...block} />
    case 'statement':
      return <Statement {...block} />
    case 'columns':
      return <Columns {...block} />
    case 'comparison':
      return <Comparison {...block} />
    case 'statistics':
      return <Statistics {...block} />
    case 'stories':
      return <TwoStories {...block} />
    case 'session':
      return <Session {...block} />
    case 'extras':
      return <Extras {...block} />
  }
}
