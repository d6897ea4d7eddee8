import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/learning-library.yaml'

export function Component() {
  return (
    <ShortPage path="/learning-library" head={page.head} title={page.title} text={page.sentence} />
  )
}
