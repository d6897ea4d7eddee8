import { firm } from '#app/content/firm.ts'
import type { PagePath } from '#app/content/routes.ts'
import { pageTitle } from '#app/lib/text.ts'

type PageHeadProps = { path: PagePath; title: string; description: string }

/** Title, description and canonical address; React moves them into the document's head. */
export function PageHead({ path, title, description }: PageHeadProps) {
  return (
    <>
      <title>{pageTitle(title, firm.name)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={new URL(path, firm.siteUrl).href} />
    </>
  )
}
