import { freePort, startServer } from './process.ts'

/** The production server as a program of its own, as npm run preview starts it. */
export async function startBuiltIn() {
  const port = await freePort()
  return startServer(process.execPath, ['hosting/serve.ts'], {
    port,
    env: { PORT: String(port), HOST: '127.0.0.1' },
  })
}
