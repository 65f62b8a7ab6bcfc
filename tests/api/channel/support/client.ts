import { type Channel, type ChannelOptions, createChannel } from '#src/api/channel/channel.ts'
import type { SocketEvents } from '#src/api/channel/environment.ts'
import { createServerClock, type ServerClock } from '#src/api/channel/server-clock.ts'
import type { Network } from './network.ts'
import type { Sim } from './sim.ts'

export type Page = {
  channel: Channel
  clock: ServerClock
  /** Errors thrown by handlers. */
  reports: unknown[]
  /** Wake listeners of the channel. */
  wakers: Set<() => void>
  wake: () => void
  /** Hides or shows the page; `withEvent`: with an event. */
  show: (isVisible: boolean, withEvent?: boolean) => void
  /** Nothing runs until the thaw; then everything due runs late. */
  freeze: () => void
  thaw: () => void
  /** The machine sleeps; its monotonic clock continues or stops, the date continues. */
  sleep: (ms: number, clockGoesOn: boolean) => void
  /** Sets the wall clock. */
  setDate: (byMs: number) => void
}

type Options = { sim: Sim; network: Pick<Network, 'openSocket'>; random: () => number } & Partial<ChannelOptions>

const epochMs = 1_600_000_000_000

/** A channel in a page of the simulation. */
export function openPage({ sim, network, random, ...more }: Options): Page {
  const wakers = new Set<() => void>()
  const reports: unknown[] = []
  const late: (() => void)[] = []
  let isVisible = true
  let isFrozen = false
  let lostPerf = 0
  let dateShift = 0
  let ids = 0

  const whenThawed = (run: () => void) => {
    if (isFrozen) late.push(run)
    else run()
  }
  const clock = createServerClock({ perf: () => sim.now() - lostPerf, date: () => sim.now() + epochMs + dateShift })
  const openSocket = (url: string, events: SocketEvents) =>
    network.openSocket(url, {
      opened: () => whenThawed(events.opened),
      frame: (data) => whenThawed(() => events.frame(data)),
      closed: (code) => whenThawed(() => events.closed(code)),
    })
  const timers = (run: () => void, ms: number) => {
    let isOver = false
    const undo = sim.timers(() => {
      whenThawed(() => {
        if (!isOver) run()
      })
    }, ms)
    return () => {
      isOver = true
      undo()
    }
  }

  const channel = createChannel({
    url: 'wss://push.example/push',
    openSocket,
    timers,
    random,
    newId: () => `message-${(ids += 1)}`,
    visibility: () => isVisible,
    onWake: (run) => {
      wakers.add(run)
      return () => void wakers.delete(run)
    },
    report: (error) => reports.push(error),
    ...more,
    clock,
  })
  const wake = () => {
    for (const run of wakers) run()
  }
  const thaw = () => {
    isFrozen = false
    for (const run of late.splice(0)) run()
  }

  return {
    channel,
    clock,
    reports,
    wakers,
    wake,
    show: (next, withEvent = true) => {
      isVisible = next
      if (next && withEvent) wake()
    },
    freeze: () => {
      isFrozen = true
    },
    thaw,
    sleep: (ms, clockGoesOn) => {
      isFrozen = true
      sim.elapse(ms)
      if (!clockGoesOn) lostPerf += ms
      thaw()
    },
    setDate: (byMs) => {
      dateShift += byMs
    },
  }
}
