import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { closedContentSecurityPolicy, contentSecurityPolicy } from './policy.ts'

test('the policy of pages allows their own files and hashed inline code', () => {
  expect(contentSecurityPolicy({ scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test("Google's CSP Evaluator finds nothing of medium severity or higher", () => {
  const inline = { scripts: [`sha256-${'a'.repeat(43)}=`], styles: [`sha256-${'b'.repeat(43)}=`] }
  for (const policy of [contentSecurityPolicy(inline), closedContentSecurityPolicy]) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    // Its one remark, of low severity: 'self' would matter if the site hosted JSONP or user files.
    expect(findings.filter(({ value }) => value !== "'self'")).toEqual([])
    for (const { severity } of findings) expect(severity).toBeGreaterThan(Severity.MEDIUM)
  }
})
