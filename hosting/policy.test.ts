import { expect, test } from 'vitest'
import { headersFor, type Kind, type Policy } from './policy.ts'

// Literal values, because the conformance suite compares hosts with policy.ts itself.

const policy: Policy = { contentSecurityPolicy: "default-src 'self'", pages: {} }
const kinds: Kind[] = ['page', 'asset', 'file', 'not-found', 'failure', 'redirect', 'error']

test('only pages get an open Content-Security-Policy and speculation rules', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headersFor(kind, policy)).toEqual({
      ...headersFor(kind),
      'Content-Security-Policy': policy.contentSecurityPolicy,
      'Speculation-Rules': '"/speculation-rules.json"',
    })
  }
})

test('only assets are cached without revalidation, and only a failure is not stored', () => {
  for (const kind of kinds) {
    const special: Partial<Record<Kind, string>> = {
      asset: 'public, max-age=31536000, immutable',
      failure: 'no-store',
    }
    expect(headersFor(kind)['Cache-Control']).toBe(
      special[kind] ?? 'public, max-age=0, must-revalidate',
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
