import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDir } from './built-site.ts'
import { need } from './debian.ts'
import { freePort, startServer, versionOf } from './process.ts'

const program = '/usr/sbin/nginx'

/** What each file of build/nginx/extras needs. */
const extras = {
  'brotli.conf': {
    package: 'libnginx-mod-http-brotli-static',
    module: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  'no-banner.conf': {
    package: 'libnginx-mod-http-headers-more-filter',
    module: '/usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so',
  },
} as const

/** Real nginx on the files in build/nginx, unchanged. One worker, so that a bench is fair. */
export async function startNginx(options: { extras: boolean }) {
  need('nginx-light', program)
  const dir = await mkdtemp(join(tmpdir(), 'website-nginx-'))
  await cp(join(buildDir, 'nginx'), join(dir, 'website'), { recursive: true })
  const modules: string[] = []
  if (options.extras) {
    for (const { package: name, module } of Object.values(extras)) {
      need(name, module)
      modules.push(module)
    }
  } else await rm(join(dir, 'website/extras'), { recursive: true })
  const port = await freePort()
  await writeFile(join(dir, 'nginx.conf'), mainConfiguration(dir, port, modules))
  const server = await startServer(program, ['-p', dir, '-c', join(dir, 'nginx.conf')], { port })
  const stop = async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { ...server, stop, version: versionOf(program, '-v') }
}

/** What the owner's own nginx.conf has around our two files. */
function mainConfiguration(dir: string, port: number, modules: string[]): string {
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
    root ${buildDir}/site;
    include website/site.conf;
  }
}
`
}
