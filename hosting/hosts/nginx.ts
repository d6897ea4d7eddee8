import { contentType, knownExtensions } from '../content-types.ts'
import {
  allowedMethods,
  cacheControl,
  closedContentSecurityPolicy,
  contentSecurityPolicy,
  fileOfRoute,
  type Policy,
  redirectStatus,
  securityHeaders,
} from '../policy.ts'
import { misspellings } from './spellings.ts'

const written = '# Written by "npm run build" from hosting/policy.ts. Do not edit: build again.\n'
const allowed = allowedMethods.join(', ')

/**
 * Two files: maps for the http block, and the rules for the owner's own server block, which names
 * the host, the certificate and the folder. Each file in extras/ needs a module that Debian packages
 * apart; the rules include those that lie beside them.
 */
export function nginxFiles(policy: Policy) {
  return {
    'http.conf': http(policy),
    'site.conf': site(),
    'extras/brotli.conf': `${written}# apt-get install libnginx-mod-http-brotli-static\nbrotli_static on;\n`,
    'extras/no-banner.conf': `${written}# apt-get install libnginx-mod-http-headers-more-filter\nmore_clear_headers Server;\n`,
  }
}

function http({ pages, notFound }: Policy): string {
  const routes = Object.keys(pages)
  const closed = quote(closedContentSecurityPolicy)
  return `${written}
# The path as the visitor typed it; $uri has single slashes and no escapes.
map_hash_bucket_size 256;
map $request_uri $fairshare_typed {
  "~^(?<fairshare_typed_path>[^?]*)" $fairshare_typed_path;
}

# The page that a spelling means. A map compares without regard to case.
map $uri $fairshare_route {
  default "";
${lines(routes, (route) => [route, ...misspellings(route)].map((spelling) => `${spelling} ${route};`))}
}

# Where to send a visitor whose spelling is not the page's own.
map "$fairshare_route|$fairshare_typed" $fairshare_move {
  default $fairshare_route;
  "~^([^|]*)\\|\\1$" "";
}

map $fairshare_route $fairshare_file {
  default $uri;
${lines(routes, (route) => [`${route} ${fileOfRoute(route)};`])}
}

map $uri $fairshare_page_csp {
  default ${closed};
${lines(Object.entries(pages), ([route, inline]) => [`${fileOfRoute(route)} ${quote(contentSecurityPolicy(inline))};`])}
}

map $status $fairshare_csp {
  default ${closed};
  200 $fairshare_page_csp;
  206 $fairshare_page_csp;
  304 $fairshare_page_csp;
  404 ${quote(contentSecurityPolicy(notFound))};
}

map "$status$uri" $fairshare_cache {
  default ${quote(cacheControl('page'))};
  "~^(200|206|304)/assets/" ${quote(cacheControl('asset'))};
}

map $request_method $fairshare_allow {
  default "${allowed}";
${lines([...allowedMethods], (method) => [`${method} "";`])}
}
`
}

function site(): string {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': '$fairshare_csp',
    'Cache-Control': '$fairshare_cache',
    Allow: '$fairshare_allow', // empty, and then not sent, unless the method is refused
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
include fairshare/extras/*.conf;

error_page 404 /404.html;
if ($fairshare_allow) { return 405; }
if ($fairshare_move) { return ${redirectStatus} $fairshare_move$is_args$args; }

location / { try_files $fairshare_file =404; }
location = /404.html { internal; }
# Pages have clean addresses only, and a compressed copy is no document of its own.
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

function quote(value: string): string {
  return `"${value}"`
}
