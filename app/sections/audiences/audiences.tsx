import type { WhoWeServePage } from '#app/content/schemas/pages.ts'
import { Prose } from '#app/ui/prose.tsx'
import data from '#content/audiences.yaml'
import { Reviewed } from '../reviewed.tsx'
import { Audience } from './audience.tsx'
import styles from './audiences.module.css'
import { Closing } from './closing.tsx'
import { Street } from './street.tsx'

type AudiencesProps = Pick<WhoWeServePage, 'street' | 'closing' | 'prices'>

/** Eleven audiences, the questions each really has, and where the answer is. */
export function Audiences({ street, closing, prices }: AudiencesProps) {
  return (
    <div>
      <Street audiences={data.audiences} none={street.none} />
      <div className={styles.plots}>
        <div className={styles.notes}>
          <p className={styles.caption}>{street.caption}</p>
          <Prose html={prices} as="p" />
        </div>
        {data.audiences.map((audience) => (
          <Audience key={audience.id} {...audience} />
        ))}
        <Closing {...closing} />
        <Reviewed date={data.taxReviewed} />
      </div>
    </div>
  )
}
