import { type Command, commands, type Parameters, type Send } from './commands.ts'

/** A session with a WebDriver program (chromedriver, WebKitWebDriver): one HTTP request a command. */
export async function openSession(driver: string, capabilities: Parameters) {
  const session = (await ask('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const base = `${driver}/session/${session.sessionId}`

  const send: Send = (command: Command, parameters = {}) => {
    const [method = '', template = ''] = commands[command].split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name]))
    return ask(method, `${base}/${path}`, method === 'POST' ? parameters : undefined)
  }
  return {
    send,
    /** What only this driver knows. */
    extra: (path: string, parameters: Parameters) => ask('POST', `${base}/${path}`, parameters),
    close: () => ask('DELETE', base),
  }
}

async function ask(method: string, url: string, parameters?: Parameters): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await response.json()) as { value: { error: string; message: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message.split('\n')[0]}`)
  return value
}
