import { Audiences } from '#app/sections/audiences/audiences.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { PageIntro } from '#app/sections/page-intro.tsx'
import page from '#content/pages/who-we-serve.yaml'

export function Component() {
  const { head, title, lead, street, prices, closing } = page
  return (
    <>
      <PageHead path="/who-we-serve" {...head} />
      <PageIntro title={title} lead={lead} />
      <Audiences street={street} prices={prices} closing={closing} />
    </>
  )
}
