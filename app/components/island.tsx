import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { marked, type Origin, withoutMarks } from '#app/lib/marks.ts'
import type { Written } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import { IslandRoot } from './island-root.tsx'
import { RenderingProvider, useRendering } from './site.tsx'

type IslandProps<Props extends object> = {
  /** The name of its file in app/islands. */
  name: string
  /** Distinguishes two islands of one kind on a page. */
  id?: string
  of: ComponentType<Props>
  /** Plain data; it is written into the page. */
  props: Written<Props>
  /** The fields behind numbers that it shows; texts know theirs. */
  origin?: Origin | undefined
  /** Content of the page inside the island, by the names of its slots. */
  slots?: Record<string, ReactNode>
}

const limit = 6000

/** Renders an interactive component into a static page and marks it for the starter. It is a tree of
    its own with its own id prefix, so that useId agrees when it hydrates. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, id = name, of: Component, props, origin, slots = {} } = island
  const rendering = useRendering()
  const { firm, interface: words } = rendering.content
  const { heading, call, write } = words.error
  const { phone, email } = firm
  const help = phone
    ? { heading, call, phone, href: phone.map(phoneHref) }
    : { heading, call: write, phone: email, href: `mailto:${email}` }
  const prefix = `island-${id}`
  const data = JSON.stringify({ ...props, help })
  const bytes = Buffer.byteLength(withoutMarks(data))
  if (bytes > limit) {
    throw new Error(`The texts of "${name}" are too long: ${bytes} bytes, at most ${limit}.`)
  }
  // The component gets what it gets in the browser.
  const { help: helpText, ...own } = JSON.parse(data)
  const content = Object.entries(slots).map(([slot, node]) => [
    slot,
    renderToStaticMarkup(<RenderingProvider value={rendering}>{node}</RenderingProvider>),
  ])
  const html = renderToString(
    <IslandRoot help={helpText} slots={Object.fromEntries(content)}>
      <Component {...own} />
    </IslandRoot>,
    { identifierPrefix: prefix },
  )
  return (
    <div
      id={prefix}
      className="island"
      data-island={name}
      data-props={data}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above
      dangerouslySetInnerHTML={{ __html: marked(html, origin) }}
    />
  )
}
