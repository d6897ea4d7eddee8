// What a host does otherwise than policy.ts says, by name. A test that meets one asserts the other
// behaviour instead, so a difference that is no longer there fails; docs/hosting.md lists them.

export const differences = {
  'other-case-is-unknown': 'A page in capitals (/PRICING) is 404 instead of a redirect.',
  'extra-slashes-moved-for-now':
    'Doubled slashes (//pricing) are tidied with 307 instead of 308, for unknown paths too.',
  'escapes-moved-for-now':
    'A path with needless, broken or hostile escapes (/%zz, /..%2f) is tidied with 307; what it leads to is 404.',
  'not-found-has-an-address':
    'The not-found page can be opened at /404 with status 200 (it is marked noindex); /404.html and /index are moved with 307.',
  'not-found-has-an-etag': 'A 404 carries the ETag of the not-found page.',
  'missing-asset-is-cached': 'A 404 below /assets/ is cached like an asset.',
  'files-have-the-not-found-policy':
    'What is not a page carries the Content-Security-Policy of the not-found page instead of a closed one.',
  'no-allow': 'A refused method gets 405 without an Allow header.',
  'refused-method-keeps-page-policy': 'A 405 carries the headers of the page.',
  'head-without-length': 'HEAD does not tell the length.',
  'header-bomb-is-500': 'Five thousand headers are answered with 500 (and the host goes on).',
  'no-ranges': 'Range is ignored: the whole file comes with 200.',
  'bad-range-is-cached': 'A 416 is cached like the file that was asked for.',
  'no-vary': 'Compressed answers carry no Vary header (the CDN keeps the forms apart itself).',
  'gzip-first': 'A client that offers both gets gzip, if it names gzip first.',
  'no-brotli': 'Only gzip: the brotli module is not installed.',
  'names-itself': 'A Server header names the program, without a version.',
} as const

export type Difference = keyof typeof differences
