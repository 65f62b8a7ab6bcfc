import type { ClientMessage } from '#src/model/push/client-messages.ts'
import { maxDownloadChars, messageIn, serverMessage } from '#src/model/push/frames.ts'
import type { Environment, Socket } from './environment.ts'
import type { ChannelEvent } from './state.ts'

type Options = {
  url: string
  openSocket: Environment['openSocket']
  ticket?: (() => Promise<string | null>) | undefined
  dispatch: (event: ChannelEvent) => void
}

/** The code browsers report for a connection that never opened. */
const neverOpened = 1006

/** Owns the channel's one socket; dispatches its events with the number of its dial. */
export function createSocketManager({ url, openSocket, ticket: newTicket, dispatch }: Options) {
  let current: { connection: number; socket: Socket | null } | null = null

  const open = (connection: number, ticket: string | null) => {
    // The dial was abandoned while its ticket was being fetched.
    if (current?.connection !== connection) return
    try {
      current.socket = openSocket(url, {
        opened: () => dispatch({ type: 'opened', connection, ticket }),
        frame: (data) => {
          const isReadable = typeof data === 'string' && data.length <= maxDownloadChars
          dispatch({ type: 'frame', connection, message: isReadable ? messageIn(serverMessage, data) : null })
        },
        closed: (code) => dispatch({ type: 'closed', connection, code }),
      })
    } catch {
      dispatch({ type: 'closed', connection, code: neverOpened })
    }
  }

  return {
    dial: (connection: number) => {
      current = { connection, socket: null }
      if (!newTicket) return open(connection, null)
      newTicket().then(
        (ticket) => open(connection, ticket),
        () => dispatch({ type: 'closed', connection, code: neverOpened }),
      )
    },
    /** Without a new ticket the server ends the session when it expires. */
    renew: (connection: number) => {
      newTicket?.().then(
        (ticket) => dispatch({ type: 'renewed', connection, ticket }),
        () => dispatch({ type: 'not-renewed', connection }),
      )
    },
    hangUp: (code: number) => {
      const socket = current?.socket
      current = null
      socket?.close(code)
    },
    send: (message: ClientMessage) => current?.socket?.send(JSON.stringify(message)),
  }
}
