import { expect, test } from 'vitest'
import { longestTarget, type Policy } from './policy.ts'
import { decide } from './request.ts'

const policy: Policy = {
  contentSecurityPolicy: '',
  pages: {
    '/': '/index.html',
    '/pricing': '/pricing.html',
    '/blog/nashville-tennessee-cpa': '/blog/nashville-tennessee-cpa.html',
  },
  redirects: {
    '/services/tax': { typed: '/Services/Tax.html', to: '/pricing#tax' },
    '/team.php': { typed: '/team.php', to: 'https://people.example/?a' },
  },
  base: '/',
}
const get = (target: string) => decide('GET', target, policy)

test.for([
  ['/', '/index.html'],
  ['/?a=1', '/index.html'],
  ['/pricing', '/pricing.html'],
  ['/blog/nashville-tennessee-cpa', '/blog/nashville-tennessee-cpa.html'],
  ['/assets/App-4f.js', '/assets/App-4f.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['http://any.example/pricing?a', '/pricing.html'],
  ['HTTPS://any.example', '/index.html'],
  ['http://any.example?a', '/index.html'],
])('%s is the file %s', ([target = '', file]) => {
  expect(get(target)).toEqual({ status: 200, file })
})

test.for([
  ['/pricing///?q=/x//y', '/pricing?q=/x//y'],
  ['/PRICING.HTML', '/pricing'],
  ['///', '/'],
  ['/index.html?', '/?'],
  ['//blog//Nashville-Tennessee-CPA.html/', '/blog/nashville-tennessee-cpa'],
  ['http://evil.example/Pricing', '/pricing'],
])('%s redirects to %s', ([target = '', location]) => {
  expect(get(target)).toEqual({ status: 308, location })
})

test.for([
  ['/services/tax', '/pricing#tax'],
  ['//Services/TAX/?utm=a', '/pricing?utm=a#tax'],
  ['/services/tax/index.html', '/pricing#tax'],
  ['/Team.PHP?b', 'https://people.example/?a'],
])('the old address %s leads to %s', ([target = '', location]) => {
  expect(get(target)).toEqual({ status: 301, location })
})

const unknown = `
  /404.html /500.html /__proto__.html /Nowhere/ //evil.example //evil.example/%2e%2e /robots.txt/
  /assets//app.js /app.js.br /app.js.GZ /../pricing /./pricing /a/%2E%2e/pricing /pricing%2f
  /pricing%5C /robots.txt%3fx /robots.txt%20 /%25 /caf%C3%A9`

test.for(unknown.trim().split(/\s+/))('%s is 404', (target) =>
  expect(get(target)).toEqual({ status: 404 }),
)

const malformed = String.raw`
  * pricing ftp://any.example/ http:///pricing /pricing#top /\evil.example \\evil.example
  http://evil.example\pricing /% /%f /%zz /%00 /pricing%0d%0aSet-Cookie:x /%7f /%c0%af /%ff /café`

test.for(['', '/a b', ...malformed.trim().split(/\s+/)])('%s is 400', (target) =>
  expect(get(target)).toEqual({ status: 400 }),
)

test('a target over the limit is 414', () => {
  expect(get(`/?${'a'.repeat(longestTarget - 1)}`)).toEqual({ status: 414 })
  expect(get(`/?${'a'.repeat(longestTarget - 2)}`)).toMatchObject({ status: 200 })
})

test('a method other than GET and HEAD is 405 whatever the target', () => {
  for (const method of ['POST', 'get', '']) {
    expect(decide(method, '*', policy)).toEqual({ status: 405 })
  }
})

test.for([
  ['/tax/', { status: 200, file: '/index.html' }],
  ['/tax/pricing', { status: 200, file: '/pricing.html' }],
  ['/tax/assets/App-4f.js', { status: 200, file: '/assets/App-4f.js' }],
  ['/tax?a', { status: 308, location: '/tax/?a' }],
  ['/tax//Pricing/', { status: 308, location: '/tax/pricing' }],
  ['/tax/services/tax.html?a', { status: 301, location: '/tax/pricing?a#tax' }],
  ['/', { status: 404 }],
  ['/pricing', { status: 404 }],
  ['/taxes/pricing', { status: 404 }],
  ['/services/tax', { status: 404 }],
] as const)('below the path /tax/, %s is %j', ([target, decision]) => {
  expect(decide('GET', target, { ...policy, base: '/tax/' })).toEqual(decision)
})
