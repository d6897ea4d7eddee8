import { readFileSync, writeFileSync } from 'node:fs'

// npm run lock: installs, then completes package-lock.json.
// A registry mirror may lack the binaries of other systems; npm then leaves them out of the lock
// file and `npm ci` refuses it. They are written in here by name, so that `npm ci` works on this
// machine (which skips them) and on the systems they are for (which fetch them).

type Entry = {
  version?: string
  dev?: boolean
  optionalDependencies?: Record<string, string>
  [key: string]: unknown
}

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32', 'loong64']

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    lock.packages[`node_modules/${name}`] ??= {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    }
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

/** "@scope/binding-linux-arm64-musl" is for Linux on arm64. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const parts = name.split(/[/-]/)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  if (!os && !cpu) throw new Error(`${name} is in no registry, and its name tells no system.`)
  const libc = parts.some((part) => part.startsWith('musl')) && 'musl'
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}
