import type { Socket, SocketEvents } from '#src/api/channel/environment.ts'
import type { Actor } from '#src/mock/exchange/actor.ts'
import type { Hub } from '#src/mock/push/hub.ts'
import type { Wire } from '#src/mock/push/wire.ts'
import type { Sim } from './sim.ts'

/** What befalls the next messages of a line, as numbers of messages. */
export type Faults = { drop: number; double: number; reorder: number; dropUp: number; delay: number; delayMs: number }

type Line = {
  isOpen: boolean
  /** Frames stop, the socket stays open; what was sent meanwhile arrives when the line comes back. */
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

/** Sockets between one client and whatever hub is up, with everything that can go wrong in between. */
export function createNetwork({ sim, random, latencyMs = () => 20 }: Options) {
  const lines = new Set<Line>()
  const faults: Faults = { drop: 0, double: 0, reorder: 0, dropUp: 0, delay: 0, delayMs: 0 }
  const dials: number[] = []
  let hub: Hub | null = null
  let who: Actor = { userId: null, visitor: 'visitor-1' }
  let isBlackHole = false
  let liveSockets = 0
  let mostLiveSockets = 0

  const take = (fault: 'drop' | 'double' | 'reorder' | 'dropUp' | 'delay') => {
    if (faults[fault] === 0) return false
    faults[fault] -= 1
    return true
  }

  const later = (line: Line, ms: number, run: () => void) =>
    sim.timers(() => {
      if (line.isSilent) line.backlog.push(run)
      else run()
    }, ms)

  const sendDown = (line: Line, text: string) => {
    if (take('drop')) return
    const arrive = () => {
      if (line.isOpen) line.events.frame(text)
    }
    const extra = take('delay') ? faults.delayMs : 0
    if (take('reorder')) later(line, latencyMs() + random() * 400, arrive)
    else {
      line.lastArrival = Math.max(sim.now() + latencyMs() + extra, line.lastArrival)
      later(line, line.lastArrival - sim.now(), arrive)
    }
    if (take('double')) later(line, line.lastArrival - sim.now() + random() * 200, arrive)
  }

  /** Both ends learn that the line is gone; the client after the journey, unless it hung up itself. */
  const end = (line: Line, code: number, isByClient: boolean) => {
    if (!lines.delete(line)) return
    later(line, isByClient ? latencyMs() : 0, line.serverClosed)
    if (isByClient) return
    const arrive = () => {
      if (!line.isOpen) return
      line.isOpen = false
      liveSockets -= 1
      line.events.closed(code)
    }
    later(line, Math.max(latencyMs(), line.lastArrival - sim.now()), arrive)
  }

  const accept = (line: Line) => {
    if (!line.isOpen || isBlackHole) return
    if (!hub) return end(line, 1006, false)
    const wire: Wire = {
      send: (text) => {
        if (lines.has(line)) sendDown(line, text)
      },
      close: (code) => end(line, code, false),
      onMessage: (fn) => {
        line.toServer = fn
      },
      onClose: (fn) => {
        line.serverClosed = fn
      },
    }
    line.lastArrival = sim.now() + latencyMs()
    later(line, line.lastArrival - sim.now(), () => {
      if (line.isOpen) line.events.opened()
    })
    hub.connect(wire, who)
  }

  const openSocket = (_url: string, events: SocketEvents): Socket => {
    const line: Line = {
      isOpen: true,
      isSilent: false,
      backlog: [],
      lastArrival: 0,
      lastUp: 0,
      events,
      toServer: () => undefined,
      serverClosed: () => undefined,
    }
    lines.add(line)
    dials.push(sim.now())
    liveSockets += 1
    mostLiveSockets = Math.max(mostLiveSockets, liveSockets)
    later(line, latencyMs(), () => accept(line))
    return {
      send: (text) => {
        if (!lines.has(line) || take('dropUp')) return
        line.lastUp = Math.max(sim.now() + latencyMs(), line.lastUp)
        later(line, line.lastUp - sim.now(), () => {
          if (lines.has(line)) line.toServer(text)
        })
      },
      close: () => {
        if (!line.isOpen) return
        line.isOpen = false
        liveSockets -= 1
        end(line, 1000, true)
      },
    }
  }

  return {
    openSocket,
    faults,
    /** When each dial was made. */
    dials,
    lines,
    mostLiveSockets: () => mostLiveSockets,
    serve: (next: Hub | null) => {
      hub = next
    },
    be: (next: Actor) => {
      who = next
    },
    /** Every open line breaks. */
    cut: (code = 1006) => {
      for (const line of Array.from(lines)) end(line, code, false)
    },
    /** Present and future lines carry nothing, and nobody is told. */
    setSilent: (isSilent: boolean) => {
      isBlackHole = isSilent
      for (const line of lines) {
        line.isSilent = isSilent
        if (!isSilent) for (const run of line.backlog.splice(0)) run()
      }
    },
    heal: () => {
      Object.assign(faults, { drop: 0, double: 0, reorder: 0, dropUp: 0, delay: 0 })
    },
  }
}
