import type { ArticleLink } from '#app/content/schemas/texts.ts'
import styles from './neighbors.module.css'

type NeighborsProps = { previous: ArticleLink | undefined; next: ArticleLink | undefined }

export function Neighbors({ previous, next }: NeighborsProps) {
  return (
    <nav aria-label="More articles" className={styles.neighbors} data-print="no">
      {previous && <Neighbor label="Previous" article={previous} />}
      {next && <Neighbor label="Next" article={next} />}
    </nav>
  )
}

function Neighbor({ label, article }: { label: 'Previous' | 'Next'; article: ArticleLink }) {
  return (
    <a href={article.path} rel={label === 'Next' ? 'next' : 'prev'} data-side={label}>
      <span>
        {label}: {article.city}
      </span>
      {article.title}
    </a>
  )
}
