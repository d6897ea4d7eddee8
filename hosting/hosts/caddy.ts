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

/** A snippet that the owner's Caddyfile imports, next to its host name and folder. */
export function caddyFiles(policy: Policy) {
  return { 'fairshare.caddy': snippet(policy) }
}

function snippet({ pages, notFound }: Policy): string {
  const routes = Object.keys(pages)
  return `# Written by "npm run build" from hosting/policy.ts. Do not edit: build again.
(fairshare) {
	map {path} {fairshare_route} {
${tabbed(2, routes, (route) => `~${spellingsOf(route)} ${route}`)}
		default ""
	}
	map {fairshare_route} {fairshare_file} {fairshare_csp} {
${tabbed(2, Object.entries(pages), ([route, inline]) => `${route} ${fileOfRoute(route)} "${contentSecurityPolicy(inline)}"`)}
		default {path} "${closedContentSecurityPolicy}"
	}
	map {query} {fairshare_query} {
		~^(.+)$ "?\${1}"
		default ""
	}

	@refused not method ${allowedMethods.join(' ')}
	@moved expression \`{fairshare_route} != "" && {path} != {fairshare_route}\`
	# Pages have clean addresses only, and a compressed copy is no document of its own.
	@hidden {
		path_regexp (?i)(\\.(html|br|gz)$|/\\.[^w]|/$)
		not path /
	}
	@asset path /assets/*

	route {
		header {
${tabbed(3, Object.entries(securityHeaders), ([name, value]) => `${name} "${value}"`)}
			Content-Security-Policy {fairshare_csp}
			Cache-Control "${cacheControl('page')}"
			-Server
		}
		handle @refused {
			header Allow "${allowedMethods.join(', ')}"
			error 405
		}
		redir @moved {fairshare_route}{fairshare_query} ${redirectStatus}
		error @hidden 404
		header @asset Cache-Control "${cacheControl('asset')}"
		rewrite * {fairshare_file}
		file_server {
			precompressed br gzip
			index off
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control "${cacheControl('error')}"
		@unknown expression \`{err.status_code} == 404\`
		handle @unknown {
			header Content-Security-Policy "${contentSecurityPolicy(notFound)}"
			rewrite * /404.html
			file_server {
				precompressed br gzip
				status 404
			}
		}
		header Content-Security-Policy "${closedContentSecurityPolicy}"
		respond "{err.status_code} {err.status_text}"
	}
}
`
}

/** Any case, any number of slashes, with or without the file's name. */
function spellingsOf(route: string): string {
  const path = route === '/' ? '' : route.replaceAll('/', '/+')
  return route === '/' ? '(?i)^/+(?:index\\.html)?$' : `(?i)^${path}(?:/+index\\.html|\\.html)?/*$`
}

function tabbed<Item>(depth: number, items: readonly Item[], line: (item: Item) => string): string {
  return items.map((item) => '\t'.repeat(depth) + line(item)).join('\n')
}
