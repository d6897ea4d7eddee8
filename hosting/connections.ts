import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

export type Connections = {
  /** Is a response on this connection under way? */
  readonly isBusy: (socket: Socket) => boolean
  /** Takes no new connection, closes the idle ones at once, lets responses under way finish. */
  readonly stop: (limitMs: number) => Promise<void>
}

/**
 * Node's own closeIdleConnections() spares a connection that has not sent a request yet, such as a
 * browser's preconnect, and would keep us waiting for it. So the connections are counted here.
 */
export function trackConnections(server: Server): Connections {
  const underWay = new Map<Socket, number>()
  let stopped: Promise<void> | undefined

  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })

  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    count(socket, 1)
    if (stopped) res.setHeader('Connection', 'close')
    res.once('close', () => {
      count(socket, -1)
      if (stopped && !isBusy(socket)) socket.destroySoon()
    })
  })

  function count(socket: Socket, change: number) {
    const before = underWay.get(socket)
    if (before !== undefined) underWay.set(socket, before + change)
  }

  function isBusy(socket: Socket): boolean {
    return (underWay.get(socket) ?? 0) > 0
  }

  function stop(limitMs: number): Promise<void> {
    stopped ??= new Promise((resolve) => {
      const limit = setTimeout(() => {
        for (const socket of underWay.keys()) socket.destroy()
      }, limitMs)
      // Not HTTP's own close(): it cuts a response that is written but not yet sent.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(limit)
        resolve()
      })
      for (const socket of underWay.keys()) if (!isBusy(socket)) socket.destroySoon()
    })
    return stopped
  }

  return { isBusy, stop }
}
