import { contentType, knownExtensions } from '#hosting/content-types.ts'
import {
  allowedMethods,
  cacheControl,
  closedContentSecurityPolicy,
  contentSecurityPolicy,
  fileOfRoute,
  type Policy,
  redirectStatus,
  securityHeaders,
} from '#hosting/policy.ts'

/** A snippet to import in the owner's Caddyfile, which names the host and the folder. */
export function caddyFiles(policy: Policy) {
  return { 'website.caddy': snippet(policy) }
}

function snippet(policy: Policy): string {
  return `# Written by "npm run build" from hosting/policy.ts. Do not edit: build again.
(website) {
${maps(policy)}
	@refused not method ${allowedMethods.join(' ')}
	@moved expression \`{website_route} != "" && {http.request.orig_uri} != {website_route} + {website_query}\`
	# Pages have clean URLs only, compressed copies are not documents of their own, and Caddy 2.6
	# answers 500 when the file system rejects a name.
	@hidden {
		path_regexp (?i)(\\.(html|br|gz)|/)$|[\\x00-\\x1f]|^.{256,}
		not path /
	}
	@dotted {
		path_regexp /\\.
		not path /.well-known/*
	}
	@asset path /assets/*

	route {
		header {
${tabbed(3, Object.entries(securityHeaders), ([name, value]) => `${name} "${value}"`)}
			Content-Security-Policy "${closedContentSecurityPolicy}"
			Cache-Control "${cacheControl('error')}"
		}
		header -Server
		handle @refused {
			header Allow "${allowedMethods.join(', ')}"
			error 405
		}
		redir @moved {website_route}{website_query} ${redirectStatus}
		error @hidden 404
		error @dotted 404
		header @asset Cache-Control "${cacheControl('asset')}"
		header Content-Security-Policy {website_csp}
		header Content-Type {website_type}
		header ?Vary Accept-Encoding
		rewrite * {website_file}
		file_server {
			precompressed br gzip
			index off
			disable_canonical_uris
		}
	}

	handle_errors {
		header -Server
		header Cache-Control "${cacheControl('error')}"
		@unknown expression \`{err.status_code} == 404\`
		handle @unknown {
			header Content-Security-Policy "${contentSecurityPolicy(policy.notFound)}"
			header Content-Type "${contentType('.html')}"
			header ?Vary Accept-Encoding
			rewrite * /404.html
			file_server {
				precompressed br gzip
				status 404
			}
		}
		handle {
			header Content-Security-Policy "${closedContentSecurityPolicy}"
			header Content-Type "${contentType('.txt')}"
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`
}

function maps({ pages }: Policy): string {
  const csp = ([route, inline]: [string, Policy['notFound']]) =>
    `${route} ${fileOfRoute(route)} "${contentSecurityPolicy(inline)}"`
  return `	map {path} {website_route} {
${tabbed(2, Object.keys(pages), (route) => `~${spellingsOf(route)} ${route}`)}
		default ""
	}
	map {website_route} {website_file} {website_csp} {
${tabbed(2, Object.entries(pages), csp)}
		default {path} "${closedContentSecurityPolicy}"
	}
	map {website_file} {website_type} {
${tabbed(2, knownExtensions, (name) => `~\\.${name}$ "${contentType(`.${name}`)}"`)}
		default application/octet-stream
	}
	map {query} {website_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
`
}

/** Any case, any number of slashes, with or without the file's name. */
function spellingsOf(route: string): string {
  if (route === '/') return '(?i)^/+(?:index\\.html)?$'
  return `(?i)^${route.replaceAll('/', '/+')}(?:/+index\\.html|\\.html)?/*$`
}

function tabbed<Item>(depth: number, items: readonly Item[], line: (item: Item) => string): string {
  return items.map((item) => '\t'.repeat(depth) + line(item)).join('\n')
}
