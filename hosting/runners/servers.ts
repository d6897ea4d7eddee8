import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { HostKind } from '#hosting/conformance/host.ts'
import { serveSite } from '#hosting/serve-build.ts'
import { readSite } from '#hosting/site-files.ts'
import { freePort, type Running, startServer, versionOf } from './process.ts'

type Runner = {
  /** Files that must be installed, by the command that installs them. */
  readonly needs: Readonly<Record<string, string>>
  readonly start: (
    buildDir: string,
  ) => Promise<Running & { readonly version: string; readonly failingUrl?: string }>
}

const nginx = '/usr/sbin/nginx'
const caddy = '/usr/bin/caddy'
const failingPath = '/fails.txt'
const wrangler = join('node_modules', 'wrangler')

const nginxModules = {
  'apt-get install libnginx-mod-http-brotli-static':
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'apt-get install libnginx-mod-http-headers-more-filter':
    '/usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so',
}

/** How to start each host on this machine, with the files of the build unchanged. */
export const runners: Record<HostKind, Runner> = {
  'built-in': { needs: {}, start: startBuiltIn },
  nginx: {
    needs: { 'apt-get install nginx-light': nginx },
    start: (buildDir) => startNginx(buildDir, []),
  },
  'nginx-extras': {
    needs: { 'apt-get install nginx-light': nginx, ...nginxModules },
    start: (buildDir) => startNginx(buildDir, Object.values(nginxModules)),
  },
  caddy: { needs: { 'apt-get install caddy': caddy }, start: startCaddy },
  cloudflare: {
    needs: { 'npm install --no-save wrangler@4.158.0': wrangler },
    start: startWrangler,
  },
}

/** The commands that install what a host still needs. */
export function missingFor(kind: HostKind): string[] {
  return Object.entries(runners[kind].needs)
    .filter(([, file]) => !existsSync(file))
    .map(([command]) => command)
}

async function startBuiltIn(buildDir: string) {
  const port = await freePort()
  const server = await startServer(process.execPath, [resolve('hosting/serve.ts')], {
    port,
    cwd: dirname(buildDir),
    env: { PORT: String(port), HOST: '127.0.0.1' },
  })
  // The same server and site, with an error in the server.
  const site = await readSite(buildDir)
  const failing = await serveSite(site)
  Object.assign(site.files, {
    get() {
      throw new Error('A test causes this error.')
    },
  })
  const stop = async () => {
    await Promise.all([server.stop(), failing.stop()])
  }
  return { ...server, stop, version: '', failingUrl: `${failing.origin}${failingPath}` }
}

async function startNginx(buildDir: string, modules: readonly string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'website-nginx-'))
  await cp(join(buildDir, 'nginx'), join(dir, 'website'), { recursive: true })
  if (modules.length === 0) await rm(join(dir, 'website/extras'), { recursive: true })
  const port = await freePort()
  await writeFile(
    join(dir, 'nginx.conf'),
    nginxConfiguration(dir, port, join(buildDir, 'site'), modules),
  )
  const server = await startServer(nginx, ['-p', dir, '-c', join(dir, 'nginx.conf')], { port })
  const failingUrl = `${server.baseUrl}${failingPath}`
  return { ...removingFolder(server, dir), version: versionOf(nginx, '-v'), failingUrl }
}

/** What the owner's own nginx.conf has around the generated files. */
function nginxConfiguration(
  dir: string,
  port: number,
  root: string,
  modules: readonly string[],
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
${modules.map((module) => `load_module ${module};`).join('\n')}
events { worker_connections 1024; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${dir}/${name};`).join('\n')}
  include website/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include website/site.conf;
    location ~ ${failingPath}$ { return 500; }
  }
}
`
}

/** Without a host name in its configuration, Caddy requests no certificate. */
async function startCaddy(buildDir: string) {
  const dir = await mkdtemp(join(tmpdir(), 'website-caddy-'))
  const [port, failingPort] = [await freePort(), await freePort()]
  const site = (at: number, root: string) => `http://:${at} {
	bind 127.0.0.1
	root * ${root}
	import website
}
`
  const configuration = `{
	admin off
}
import ${buildDir}/caddy/website.caddy
${site(port, `${buildDir}/site`)}${site(failingPort, `${dir}/site`)}`
  // Caddy answers 500 to a file it cannot read, such as a link to itself.
  await cp(`${buildDir}/site`, join(dir, 'site'), { recursive: true })
  await symlink(`.${failingPath}`, join(dir, 'site', failingPath))
  await writeFile(join(dir, 'Caddyfile'), configuration)
  const args = ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile']
  const server = await startServer(caddy, args, { port, env: { HOME: dir, XDG_DATA_HOME: dir } })
  const failingUrl = `http://127.0.0.1:${failingPort}${failingPath}`
  return { ...removingFolder(server, dir), version: versionOf(caddy, 'version'), failingUrl }
}

/** Cloudflare's own runtime, on this machine and without a network. */
async function startWrangler(buildDir: string) {
  const port = await freePort()
  const program = join(process.cwd(), wrangler, 'bin/wrangler.js')
  const folder = join(buildDir, 'cloudflare/public')
  const args = `dev --ip 127.0.0.1 --port ${port} --inspector-port 0 --assets`.split(' ')
  const server = await startServer(process.execPath, [program, ...args, folder], {
    port,
    env: { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' },
  })
  const { version } = JSON.parse(readFileSync(join(wrangler, 'package.json'), 'utf8'))
  return { ...server, version: `(wrangler ${version})` }
}

function removingFolder(server: Running, dir: string): Running {
  const stop = async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { ...server, stop }
}
