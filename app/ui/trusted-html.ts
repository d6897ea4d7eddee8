// The site's Content-Security-Policy lets no string become HTML in the browser, except through this
// one policy (Trusted Types). It takes what the content engine makes from Markdown and refuses the
// rest. Pages are rendered by the build too, so the build fails first.

const elements =
  'a|blockquote|br|caption|div|em|figcaption|figure|h[2-4]|hr|img|li|ol|p|path|span|strong|su[bp]|svg|table|tbody|td|tfoot|th|thead|tr|ul'
const plain =
  'alt|class|colspan|d|decoding|height|id|loading|preserveAspectRatio|rel|role|rowspan|scope|start|target|title|viewBox|width|(?:aria|data)-[a-z]+'
const address = '(?:href|src)="(?:https://|mailto:|tel:|#|/(?!/))[^"]*"'
const harmless = new RegExp(
  `^<(?:/(?:${elements})|(?:${elements})(?: ${address}| (?:${plain})(?:="[^"]*")?)*)>$`,
)

type Policy = { createHTML: (html: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('prose', { createHTML: onlyHarmless })

/** The same HTML, as a trusted type where the browser has them. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : onlyHarmless(html)
}

function onlyHarmless(html: string): string {
  for (const [tag] of html.matchAll(/<(?:"[^"]*"|[^">])*>?/g)) {
    if (!harmless.test(tag)) throw new Error(`${tag} may not stand in a text.`)
  }
  return html
}
