import { Audiences } from '#app/sections/audiences.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { PageIntro } from '#app/sections/page-intro.tsx'
import page from '#content/pages/who-we-serve.yaml'

export function Component() {
  return (
    <>
      <PageHead path="/who-we-serve" {...page.head} />
      <PageIntro title={page.title} lead={page.sentence} />
      <Audiences />
    </>
  )
}
