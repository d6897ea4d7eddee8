import { address } from '#app/lib/address.ts'
import { contentType, knownExtensions } from '#hosting/content-types.ts'
import {
  allowedMethods,
  alternateSpellings,
  cacheControl,
  closedContentSecurityPolicy,
  failureFile,
  movedStatus,
  newAddress,
  notFoundFile,
  type Policy,
  pageHeaders,
  redirectStatus,
  securityHeaders,
  spellingsOfOld,
} from '#hosting/policy.ts'
import { speculationRulesFile } from '#hosting/speculation-rules.ts'

const written = '# Written by "npm run build" from hosting/policy.ts. Do not edit: build again.\n'
const allowed = allowedMethods.join(', ')
const failures = '500|502|503|504'

/**
 * http.conf goes into the http block; site.conf goes into the owner's server block, which names the
 * host, the certificate and the folder. Each file in extras/ needs a module from a Debian package of
 * its own; site.conf includes the files that are there.
 */
export function nginxFiles(policy: Policy) {
  return {
    'http.conf': http(policy),
    'site.conf': site(policy),
    'extras/brotli.conf': `${written}# apt-get install libnginx-mod-http-brotli-static\nbrotli_static on;\n`,
    'extras/no-banner.conf': `${written}# apt-get install libnginx-mod-http-headers-more-filter\nmore_clear_headers Server;\n`,
  }
}

function http(policy: Policy): string {
  const { base, pages, redirects } = policy
  const page = pageHeaders(policy)
  return `${written}
# The path as the visitor typed it; $uri has single slashes and no escapes.
map_hash_bucket_size 256;
map $request_uri $website_typed {
  "~^(?<website_typed_path>[^?]*)" $website_typed_path;
}

# The page that a spelling means. A map ignores case.
map $uri $website_route {
  default "";
${lines(Object.keys(pages), (route) => {
  const own = address(route, base)
  return [own, ...alternateSpellings(route, base)].map((spelling) => `${spelling} ${own};`)
})}
}

# Where an old address leads.
map $uri $website_moved {
  default "";
${lines(Object.entries(redirects), ([route, old]) => {
  const to = quote(newAddress(old, base, '$is_args$args'))
  const spellings = spellingsOfOld(route, old, base).map((each) => each.toLowerCase())
  return [...new Set(spellings)].map((spelling) => `${spelling} ${to};`)
})}
}

# Where to send a visitor whose spelling is not the page's own.
map "$website_route|$website_typed" $website_move {
  default $website_route;
  "~^([^|]*)\\|\\1$" "";
}

# The files are without the path below which the site is hosted.
map $uri $website_below {
  "~^${base.slice(0, -1)}(?<website_rest>/.*)$" $website_rest;
}

map $website_route $website_file {
  default $website_below;
${lines(Object.entries(pages), ([route, file]) => [`${address(route, base)} ${file};`])}
}

# A redirect or a refused method may name a page's file too; its status tells them apart.
map "$status$uri" $website_is_page {
  "~^(200|206|304|404|${failures})/.*\\.html$" 1;
}

map $website_is_page $website_csp {
  default ${quote(closedContentSecurityPolicy)};
  1 ${quote(page['Content-Security-Policy'])};
}

map $website_is_page $website_speculation_rules {
  1 ${quote(page['Speculation-Rules'])};
}

map "$status$uri" $website_cache {
  default ${quote(cacheControl('page'))};
  "~^(200|206|304)/assets/" ${quote(cacheControl('asset'))};
  "~^(${failures})/" ${quote(cacheControl('failure'))};
}

map $request_method $website_allow {
  default "${allowed}";
${lines([...allowedMethods], (method) => [`${method} "";`])}
}
`
}

function site({ base }: Policy): string {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': '$website_csp',
    'Cache-Control': '$website_cache',
    'Speculation-Rules': '$website_speculation_rules',
    Allow: '$website_allow', // empty, and so not sent, unless the method is refused
  }
  return `${written}
server_tokens off;
absolute_redirect off;
gzip off;
gzip_static on;
gzip_vary on;
default_type application/octet-stream;
types {
${lines(knownExtensions, (extension) => [`${quote(contentType(`.${extension}`))} ${extension};`])}
}

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
include website/extras/*.conf;

error_page 404 ${notFoundFile};
error_page ${failures.replaceAll('|', ' ')} ${failureFile};
if ($website_allow) { return 405; }
if ($website_move) { return ${redirectStatus} $website_move$is_args$args; }
if ($website_moved) { return ${movedStatus} $website_moved; }

location / { try_files $website_file =404; }
location = ${notFoundFile} { internal; }
location = ${failureFile} { internal; }
location = ${address(speculationRulesFile, base)} {
  try_files ${speculationRulesFile} =404;
  types { }
  default_type ${contentType(speculationRulesFile)};
}
# Pages have clean URLs only, and compressed copies are not documents of their own.
location ~* \\.(html|br|gz)$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
`
}

function lines<Item>(items: readonly Item[], line: (item: Item) => string[]): string {
  return items
    .flatMap(line)
    .map((text) => `  ${text}`)
    .join('\n')
}

/** A quote in a value is escaped with a backslash. */
function quote(value: string): string {
  return JSON.stringify(value)
}
