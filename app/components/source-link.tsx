import { OutsideLink } from './button-link.tsx'
import { useContent } from './site.tsx'

/** A source of the content by its id: a link, or its name while nobody has opened its page. */
export function SourceLink({ id }: { id: string }) {
  const { name, url } = useContent().sources?.[id] ?? {}
  return url ? <OutsideLink href={url}>{name}</OutsideLink> : name
}
