import { PageIntro } from '#app/components/page-intro.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/who-we-serve.yaml'
import { Audiences } from './audiences.tsx'

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
