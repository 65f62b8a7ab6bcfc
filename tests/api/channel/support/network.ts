import type { Socket, SocketEvents } from '#src/api/channel/environment.ts'
import type { Actor } from '#src/mock/exchange/actor.ts'
import type { Hub } from '#src/mock/push/hub.ts'
import type { Wire } from '#src/mock/push/wire.ts'
import type { Sim } from './sim.ts'

/** Faults of the next messages of a connection, as numbers of messages. */
export type Faults = { drop: number; double: number; reorder: number; dropUp: number; delay: number; delayMs: number }

type Connection = {
  isOpen: boolean
  /** Frames stop, the socket stays open; messages sent meanwhile arrive when the connection is back. */
  isSilent: boolean
  backlog: (() => void)[]
  lastArrival: number
  lastUp: number
  events: SocketEvents
  toServer: (text: string) => void
  serverClosed: () => void
}

type Options = { sim: Sim; random: () => number; latencyMs?: () => number }

export type Network = ReturnType<typeof createNetwork>

/** Sockets between one client and the current hub, with injectable faults. */
export function createNetwork({ sim, random, latencyMs = () => 20 }: Options) {
  const connections = new Set<Connection>()
  const faults: Faults = { drop: 0, double: 0, reorder: 0, dropUp: 0, delay: 0, delayMs: 0 }
  const dials: number[] = []
  let hub: Hub | null = null
  let actor: Actor = { userId: null, visitor: 'visitor-1' }
  let swallowsAll = false
  let liveSockets = 0
  let mostLiveSockets = 0

  const take = (fault: 'drop' | 'double' | 'reorder' | 'dropUp' | 'delay') => {
    if (faults[fault] === 0) return false
    faults[fault] -= 1
    return true
  }

  const later = (connection: Connection, ms: number, run: () => void) =>
    sim.timers(() => {
      if (connection.isSilent) connection.backlog.push(run)
      else run()
    }, ms)

  const sendDown = (connection: Connection, text: string) => {
    if (take('drop')) return
    const arrive = () => {
      if (connection.isOpen) connection.events.frame(text)
    }
    const extra = take('delay') ? faults.delayMs : 0
    if (take('reorder')) later(connection, latencyMs() + random() * 400, arrive)
    else {
      connection.lastArrival = Math.max(sim.now() + latencyMs() + extra, connection.lastArrival)
      later(connection, connection.lastArrival - sim.now(), arrive)
    }
    if (take('double')) later(connection, connection.lastArrival - sim.now() + random() * 200, arrive)
  }

  /** Closes both ends; the client learns of it after the latency, unless it closed the socket itself. */
  const end = (connection: Connection, code: number, isByClient: boolean) => {
    if (!connections.delete(connection)) return
    later(connection, isByClient ? latencyMs() : 0, connection.serverClosed)
    if (isByClient) return
    const arrive = () => {
      if (!connection.isOpen) return
      connection.isOpen = false
      liveSockets -= 1
      connection.events.closed(code)
    }
    later(connection, Math.max(latencyMs(), connection.lastArrival - sim.now()), arrive)
  }

  const accept = (connection: Connection) => {
    if (!connection.isOpen || swallowsAll) return
    if (!hub) return end(connection, 1006, false)
    const wire: Wire = {
      send: (text) => {
        if (connections.has(connection)) sendDown(connection, text)
      },
      close: (code) => end(connection, code, false),
      onMessage: (fn) => {
        connection.toServer = fn
      },
      onClose: (fn) => {
        connection.serverClosed = fn
      },
    }
    connection.lastArrival = sim.now() + latencyMs()
    later(connection, connection.lastArrival - sim.now(), () => {
      if (connection.isOpen) connection.events.opened()
    })
    hub.connect(wire, actor)
  }

  const openSocket = (_url: string, events: SocketEvents): Socket => {
    const connection: Connection = {
      isOpen: true,
      isSilent: false,
      backlog: [],
      lastArrival: 0,
      lastUp: 0,
      events,
      toServer: () => undefined,
      serverClosed: () => undefined,
    }
    connections.add(connection)
    dials.push(sim.now())
    liveSockets += 1
    mostLiveSockets = Math.max(mostLiveSockets, liveSockets)
    later(connection, latencyMs(), () => accept(connection))
    return {
      send: (text) => {
        if (!connections.has(connection) || take('dropUp')) return
        connection.lastUp = Math.max(sim.now() + latencyMs(), connection.lastUp)
        later(connection, connection.lastUp - sim.now(), () => {
          if (connections.has(connection)) connection.toServer(text)
        })
      },
      close: () => {
        if (!connection.isOpen) return
        connection.isOpen = false
        liveSockets -= 1
        end(connection, 1000, true)
      },
    }
  }

  return {
    openSocket,
    faults,
    /** Times of the dials. */
    dials,
    connections,
    mostLiveSockets: () => mostLiveSockets,
    serve: (next: Hub | null) => {
      hub = next
    },
    setActor: (next: Actor) => {
      actor = next
    },
    /** Breaks every open connection. */
    cut: (code = 1006) => {
      for (const connection of Array.from(connections)) end(connection, code, false)
    },
    /** Present and future connections carry nothing, without an event. */
    setSilent: (isSilent: boolean) => {
      swallowsAll = isSilent
      for (const connection of connections) {
        connection.isSilent = isSilent
        if (!isSilent) for (const run of connection.backlog.splice(0)) run()
      }
    },
    heal: () => {
      Object.assign(faults, { drop: 0, double: 0, reorder: 0, dropUp: 0, delay: 0 })
    },
  }
}
