import { Drawing } from './drawing.tsx'
import { Inline } from './text.tsx'

type IllustrationProps = { name: string; alt?: string; caption: string; print?: 'no'; className?: string }

/** The drawing at the top of a page, with its caption. */
export function Illustration({ name, alt = '', caption, print, className = 'stack' }: IllustrationProps) {
  return (
    <figure className={className} data-print={print}>
      <Drawing name={name} alt={alt} loading="eager" />
      <figcaption>
        <Inline>{caption}</Inline>
      </figcaption>
    </figure>
  )
}
