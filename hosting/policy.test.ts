import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFor, type Kind } from './policy.ts'

// Literal values, because the conformance suite compares hosts with policy.ts itself.

const inline = { scripts: ['sha256-a'], styles: ['sha256-b'] }
const kinds: Kind[] = ['page', 'asset', 'file', 'not-found', 'redirect', 'error']

test('only pages get an open Content-Security-Policy', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headersFor(kind, inline)['Content-Security-Policy']).toBe(contentSecurityPolicy(inline))
  }
})

test('only assets are cached without revalidation', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)['Cache-Control']).toBe(
      kind === 'asset'
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    )
  }
})

test('every response has the security headers and no others', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)).toEqual({
      'Cache-Control': expect.any(String),
      'Content-Security-Policy': expect.any(String),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(
        /^(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))([a-z-]+=\(\)(, )?)+$/,
      ),
    })
  }
})
