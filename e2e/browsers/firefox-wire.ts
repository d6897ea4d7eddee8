import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Parameters } from './commands.ts'

// Firefox answers WebDriver's commands on a socket of its own (Marionette), without a driver program:
// "length:[0, number, name, parameters]" out, "length:[1, number, error, result]" back.

type Answer = [1, number, { error: string; message: string } | null, unknown]

export async function openSocket(port: number) {
  const socket = await connectSoon(port)
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  onMessages(socket, (message) => {
    if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
  })
  async function ask(name: string, parameters: Parameters = {}): Promise<unknown> {
    const number = ++last
    const text = JSON.stringify([0, number, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await new Promise<Answer>((resolve) => waiting.set(number, resolve))
    waiting.delete(number)
    if (error) throw new Error(`${error.error}: ${error.message}`)
    const isBare = typeof result !== 'object' || result === null || !('value' in result)
    return isBare ? result : result.value
  }
  return { ask, close: () => socket.destroy() }
}

async function connectSoon(port: number): Promise<Socket> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

function onMessages(socket: Socket, take: (message: unknown) => void): void {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const colon = rest.indexOf(':')
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (colon < 0 || rest.length < end) return
      take(JSON.parse(rest.subarray(colon + 1, end).toString()))
      rest = rest.subarray(end)
    }
  })
}
