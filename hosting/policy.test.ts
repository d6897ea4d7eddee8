import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFor, type Kind } from './policy.ts'

// The literal promises, spelled out a second time on purpose: conformance.ts compares a host with
// policy.ts, so a slip in policy.ts itself must show here.

const policy = { routes: ['/'], scriptHashes: ['sha256-a', 'sha256-b'], styleHashes: ['sha256-c'] }
const kinds: Kind[] = ['page', 'asset', 'file', 'not-found', 'redirect', 'error']

test('the Content-Security-Policy of a page allows its own files and its hashed inline code', () => {
  expect(contentSecurityPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  )
})

test('only pages get it, everything else a closed one', () => {
  for (const kind of kinds) {
    const isPage = kind === 'page' || kind === 'not-found'
    const expected = isPage
      ? contentSecurityPolicy(policy)
      : "default-src 'none'; frame-ancestors 'none'"
    expect([kind, headersFor(kind, policy)['Content-Security-Policy']]).toEqual([kind, expected])
  }
})

test('every answer carries the security headers', () => {
  for (const kind of kinds) {
    expect(headersFor(kind, policy)).toMatchObject({
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
