type PictureProps = {
  src: string
  /** Empty for a drawing that only repeats what the text says. */
  alt: string
  width: number
  height: number
  loading?: 'lazy' | 'eager'
  className?: string | undefined
}

/** Every picture of the site. Width and height reserve its place, so nothing moves when it comes. */
export function Picture({ loading = 'lazy', ...rest }: PictureProps) {
  return <img {...rest} loading={loading} decoding="async" />
}
