import type { Difference } from './differences.ts'

type KnownHost = { readonly title: string; readonly differences: readonly Difference[] }

/** Each host the suite has met, and how it differs. docs/hosting.md repeats this list (docs.test.ts). */
export const hosts = {
  'built-in': { title: 'Built-in server', differences: [] },
  nginx: {
    title: 'nginx',
    differences: ['not-found-has-an-etag', 'bad-range-is-cached', 'no-brotli', 'names-itself'],
  },
  'nginx-extras': {
    title: 'nginx with both extras',
    differences: ['not-found-has-an-etag', 'bad-range-is-cached'],
  },
  caddy: { title: 'Caddy', differences: ['not-found-has-an-etag', 'bad-range-is-cached'] },
  cloudflare: {
    title: 'Cloudflare runtime',
    differences: [
      'other-case-is-unknown',
      'extra-slashes-moved-for-now',
      'escapes-moved-for-now',
      'not-found-has-an-address',
      'not-found-has-an-etag',
      'missing-asset-is-cached',
      'files-have-the-not-found-policy',
      'no-allow',
      'refused-method-keeps-page-policy',
      'head-without-length',
      'header-bomb-is-500',
      'no-ranges',
      'no-vary',
      'gzip-first',
    ],
  },
} satisfies Record<string, KnownHost>

export type HostKind = keyof typeof hosts
