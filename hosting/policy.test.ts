import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFor, type Kind } from './policy.ts'

// The literal promises, spelled out a second time on purpose: conformance.ts compares a host with
// policy.ts, so a slip in policy.ts itself must show here.

const inline = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] }
const kinds: Kind[] = ['page', 'asset', 'file', 'not-found', 'redirect', 'error']

test('the Content-Security-Policy of a page allows its own files and its hashed inline code', () => {
  expect(contentSecurityPolicy(inline)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types prose",
  )
})

test('what is not a page gets a closed one', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headersFor(kind, inline)['Content-Security-Policy']).toBe(contentSecurityPolicy(inline))
  }
})

test('only a name that carries a hash is kept without asking', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)['Cache-Control']).toBe(
      kind === 'asset'
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    )
  }
})

test('every answer carries the security headers', () => {
  for (const kind of kinds) {
    expect(headersFor(kind)).toMatchObject({
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
