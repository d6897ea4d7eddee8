import { expect, test } from 'vitest'
import { trustedHtml } from './trusted-html.ts'

test.for([
  'Words & <em>more</em> &lt;script&gt;',
  '<a href="/pricing">Prices</a> <a href="https://example.com/?a=1&#x26;b" target="_blank" rel="noopener">x</a>',
  '<a id="fn-1" href="#fn-1" aria-label="a > b">1</a><a href="tel:+16155550142">call</a>',
  '<div data-block="bars" data-frame><table role="table"><tr><td data-label="Tax">$1</td></tr></table></div>',
  '<svg viewBox="0 0 10 1" aria-hidden="true"><path d="M0 6H1" data-tone="bar"></path></svg>',
  '<figure data-block="figure"><img src="/images/a.jpg" alt="" width="1" height="1" loading="lazy" decoding="async"></figure>',
])('takes %s', (html) => expect(trustedHtml(html)).toBe(html))

test.for([
  '<script>alert(1)</script>',
  '<img src="/x" onerror="alert(1)">',
  '<IMG SRC=x ONERROR=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<p style="color:red">',
  '<iframe srcdoc="x"></iframe>',
  '<form action="https://evil.example"></form>',
  '<base href="https://evil.example">',
  '<svg><foreignObject></foreignObject></svg>',
  '<svg/onload=alert(1)>',
  '<p title="a"onclick="x">',
  '<!-- comment -->',
  'an end that never comes <img src="',
])('refuses %s', (html) => expect(() => trustedHtml(html)).toThrow('may not stand in a text'))
