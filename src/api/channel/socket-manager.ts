import type { ClientMessage } from '#src/model/push/client-messages.ts'
import { maxDownloadChars, messageIn, serverMessage } from '#src/model/push/frames.ts'
import type { Environment, Socket } from './environment.ts'
import type { ChannelEvent } from './state.ts'

type Options = {
  url: string
  openSocket: Environment['openSocket']
  ticket?: (() => Promise<string | null>) | undefined
  tell: (happening: ChannelEvent) => void
}

/** What a browser reports for a connection that never came about. */
const neverOpened = 1006

/** Keeps the one socket of the channel; what it says is passed on under the number of its dial. */
export function createSocketManager({ url, openSocket, ticket: newTicket, tell }: Options) {
  let line: { connection: number; socket: Socket | null } | null = null

  const open = (connection: number, ticket: string | null) => {
    // The dial was given up while its ticket was on the way.
    if (line?.connection !== connection) return
    try {
      line.socket = openSocket(url, {
        opened: () => tell({ type: 'opened', connection, ticket }),
        frame: (data) => {
          const isReadable = typeof data === 'string' && data.length <= maxDownloadChars
          tell({ type: 'frame', connection, message: isReadable ? messageIn(serverMessage, data) : null })
        },
        closed: (code) => tell({ type: 'closed', connection, code }),
      })
    } catch {
      tell({ type: 'closed', connection, code: neverOpened })
    }
  }

  return {
    dial: (connection: number) => {
      line = { connection, socket: null }
      if (!newTicket) return open(connection, null)
      newTicket().then(
        (ticket) => open(connection, ticket),
        () => tell({ type: 'closed', connection, code: neverOpened }),
      )
    },
    /** Without a new ticket the server ends the session at its time. */
    renew: (connection: number) => {
      newTicket?.().then(
        (ticket) => tell({ type: 'renewed', connection, ticket }),
        () => tell({ type: 'not-renewed', connection }),
      )
    },
    hangUp: (code: number) => {
      const socket = line?.socket
      line = null
      socket?.close(code)
    },
    send: (message: ClientMessage) => line?.socket?.send(JSON.stringify(message)),
  }
}
