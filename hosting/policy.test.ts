import { expect, test } from 'vitest'
import { headersFor, type Kind, newAddress, type Policy } from './policy.ts'

// Literal values, because the conformance suite compares hosts with policy.ts itself.

const policy: Policy = {
  contentSecurityPolicy: "default-src 'self'",
  pages: {},
  redirects: {},
  base: '/',
}
const revalidate = 'public, max-age=0, must-revalidate'

test.for<[Kind, string]>([
  ['page', revalidate],
  ['asset', 'public, max-age=31536000, immutable'],
  ['file', revalidate],
  ['not-found', revalidate],
  ['failure', 'no-store'],
  ['redirect', revalidate],
  ['error', revalidate],
])('%s has these headers, a page two of its own, and no others', ([kind, caching]) => {
  const headers = {
    'Cache-Control': caching,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(
      /^(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))([a-z-]+=\(\)(, )?)+$/,
    ),
  }
  expect(headersFor(kind)).toEqual(headers)
  expect(headersFor(kind, policy)).toEqual({
    ...headers,
    'Content-Security-Policy': policy.contentSecurityPolicy,
    'Speculation-Rules': '"/speculation-rules.json"',
  })
})

test.for([
  ['/pricing', '/', '?utm=a', '/pricing?utm=a'],
  ['/pricing#tax', '/preview/', '?utm=a', '/preview/pricing?utm=a#tax'],
  ['https://people.example/?a', '/preview/', '?utm=a', 'https://people.example/?a'],
])(
  'an old address that leads to %s, on a site at %s with %s: %s',
  ([to = '', base = '', query = '', expected]) => {
    expect(newAddress({ typed: '/old', to }, base, query)).toBe(expected)
  },
)
