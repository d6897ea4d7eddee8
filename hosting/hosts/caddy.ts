import { address } from '#app/lib/address.ts'
import { contentType, knownExtensions } from '#hosting/content-types.ts'
import {
  allowedMethods,
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
} from '#hosting/policy.ts'
import { speculationRulesFile } from '#hosting/speculation-rules.ts'

/** A snippet to import in the owner's Caddyfile, which names the host and the folder. */
export function caddyFiles(policy: Policy) {
  const { base, redirects } = policy
  const old = Object.entries(redirects)
  const snippet = `# Written by "npm run build" from hosting/policy.ts. Do not edit: build again.
(website) {
${maps(policy)}
	@refused not method ${allowedMethods.join(' ')}
	@moved expression \`{website_route} != "" && {http.request.orig_uri} != {website_route} + {website_query}\`
	# Pages have clean URLs only, compressed copies are not documents of their own, and Caddy 2.6
	# answers 500 when the file system rejects a name.
	@hidden {
		path_regexp (?i)(\\.(html|br|gz)|/)$|[\\x00-\\x1f]|^.{256,}
		not path ${base}
	}
	@dotted {
		path_regexp /\\.
		not path ${base}.well-known/*
	}
	@asset path ${base}assets/*
	@page expression \`{website_route} != ""\`
${tabbed(1, old, ([route], at) => `@old${at} path_regexp ${spellingsOf(route, base)}`)}

	route {
		header {
${headerLines(3, securityHeaders)}
			Content-Security-Policy "${closedContentSecurityPolicy}"
			Cache-Control "${cacheControl('error')}"
		}
		header -Server
		handle @refused {
			header Allow "${allowedMethods.join(', ')}"
			error 405
		}
		redir @moved {website_route}{website_query} ${redirectStatus}
${tabbed(2, old, ([, each], at) => `redir @old${at} ${JSON.stringify(newAddress(each, base, '{website_query}'))} ${movedStatus}`)}
		error @hidden 404
		error @dotted 404
		header @asset Cache-Control "${cacheControl('asset')}"
		header @page {
${headerLines(3, pageHeaders(policy))}
		}
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
${errorPage(notFoundFile, policy)}
		}
		@failed expression \`{err.status_code} >= 500\`
		handle @failed {
			header Cache-Control "${cacheControl('failure')}"
${errorPage(failureFile, policy)}
		}
		handle {
			header Content-Security-Policy "${closedContentSecurityPolicy}"
			header Content-Type "${contentType('.txt')}"
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`
  return { 'website.caddy': snippet }
}

function errorPage(file: string, policy: Policy): string {
  return `			header {
${headerLines(4, pageHeaders(policy))}
			}
			header Content-Type "${contentType(file)}"
			header ?Vary Accept-Encoding
			rewrite * ${file}
			file_server {
				precompressed br gzip
				status {err.status_code}
			}`
}

function maps({ base, pages }: Policy): string {
  return `	map {path} {website_route} {
${tabbed(2, Object.keys(pages), (route) => `~${spellingsOf(route, base)} ${address(route, base)}`)}
		default ""
	}
	map {path} {website_below} {
		~^${base.slice(0, -1)}(/.*)$ "\${1}"
		default ""
	}
	map {website_route} {website_file} {
${tabbed(2, Object.entries(pages), ([route, file]) => `${address(route, base)} ${file}`)}
		default {website_below}
	}
	map {website_file} {website_type} {
		${speculationRulesFile} ${contentType(speculationRulesFile)}
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
function spellingsOf(route: string, base: string): string {
  const above = base.slice(0, -1)
  if (route === '/') return `(?i)^${above}/${above ? '*' : '+'}(?:index\\.html)?$`
  const pattern = route.replaceAll('.', '\\.').replaceAll('/', '/+')
  return `(?i)^${above}${pattern}(?:/+index\\.html|\\.html)?/*$`
}

/** A quote in a value is escaped with a backslash. */
function headerLines(depth: number, headers: Record<string, string>): string {
  return tabbed(
    depth,
    Object.entries(headers),
    ([name, value]) => `${name} ${JSON.stringify(value)}`,
  )
}

function tabbed<Item>(
  depth: number,
  items: readonly Item[],
  line: (item: Item, at: number) => string,
): string {
  return items.map((item, at) => '\t'.repeat(depth) + line(item, at)).join('\n')
}
