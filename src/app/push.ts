import { type Channel, createChannel } from '#src/api/channel/channel.ts'
import { browserClocks, browserEnvironment } from '#src/api/channel/browser.ts'
import { createServerClock, withoutStepsBack, type ServerClock } from '#src/api/channel/server-clock.ts'
import { call } from '#src/api/client.ts'
import { pushPoll, pushTicket } from '#src/api/endpoints/portal.ts'
import { withFallback } from '#src/api/errors.ts'
import type { ReaderPosition } from '#src/model/push/client-messages.ts'
import { accessToken, useSession } from '#src/features/session/store.ts'
import { type Push, providePush, type PushStatus } from '#src/shared/lib/push.ts'
import { provideServerTime, serverTimeJumped, serverTimeMoved } from '#src/shared/lib/time/server-time.ts'
import { visitorId } from '#src/shared/lib/storage/visitor.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { env } from './env.ts'
import { report } from './errors/report.ts'

/** A clock that moved less than this is not set anew for anybody's eyes. */
const noticeableMs = 250

const socketAddress = (): string => {
  const base = new URL(env.VITE_PUSH_BASE, location.href)
  base.protocol = base.protocol.replace('http', 'ws')
  base.searchParams.set('visitor', visitorId())
  return base.href
}

/** While the time that is shown stands still, it is told in such steps how far it has fallen in with the clock. */
const standingStepMs = 50

/**
 * Tells by how much the time that is shown has been set in all. Where the clock was set back and what is shown stands until that
 * is due (`withoutStepsBack`), it comes to that bit by bit: seconds that were counted go on meanwhile.
 */
function followed(clock: ServerClock, shown: () => number): (moved: number) => void {
  let set = 0
  let told = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    const standing = Math.max(0, shown() - clock.now())
    const by = set + standing - told
    told += by
    if (by !== 0) serverTimeMoved(by)
    if (standing > 0) timer = setTimeout(follow, Math.min(standing, standingStepMs))
  }
  return (moved) => {
    set += moved
    if (moved !== 0) follow()
  }
}

/** The clock, telling everything that shows time when it has been set anew. */
function watched(clock: ServerClock, shown: () => number): ServerClock {
  const follow = followed(clock, shown)
  const noticing = (learn: () => void) => {
    const before = clock.now()
    learn()
    const moved = clock.now() - before
    follow(moved)
    if (Math.abs(moved) > noticeableMs) serverTimeJumped()
  }
  return {
    ...clock,
    learn: (sent, t, received) => noticing(() => clock.learn(sent, t, received)),
    learnCoarse: (sample) => noticing(() => clock.learnCoarse(sample)),
  }
}

/** The channel and its undo. */
function openChannel(clock: ServerClock): { channel: Channel; stop: () => void } {
  const browser = browserEnvironment()
  const poll = withFallback(
    (positions: readonly ReaderPosition[]) => call(pushPoll, { positions: [...positions], visitor: visitorId() }),
    () => Promise.reject(new Error('the exchange has no poll')),
  )
  // Without tickets the line is that of a guest.
  const ticket = withFallback<void, string | null>(
    async () => (await call(pushTicket, {})).ticket,
    () => Promise.resolve(null),
  )
  const channel = createChannel({
    ...browser,
    // Whoever signs out leaves the visitor's name behind: each dial is in that of the moment.
    openSocket: (_url, events) => browser.openSocket(socketAddress(), events),
    url: socketAddress(),
    clock,
    poll,
    ticket: async () => (accessToken() !== null ? ticket() : null),
    report,
  })
  const stopFollowing = useSession.subscribe(({ baseUserId, generation }, before) => {
    if (baseUserId === before.baseUserId && generation === before.generation) return
    // Public topics are read on as whoever sits here now; what a guest may not read, the exchange refuses. What is the
    // person's is forgotten at this very moment, and the line is laid after that.
    queueMicrotask(() => channel.signedIn())
  })
  const stop = () => {
    stopFollowing()
    channel.close()
  }
  return { channel, stop }
}

const whenPainted = () =>
  new Promise<void>((resolve) => {
    whenIdle(resolve, 1000)
  })

/** A line that is laid when it is first wanted and the first screen stands; until then wishes are kept. */
function lateLine(open: () => ReturnType<typeof openChannel>): { push: Push; stop: () => void } {
  let line: Channel | null = null
  let stopLine: (() => void) | null = null
  let laying: Promise<Channel> | null = null
  let isStopped = false
  const statusListeners = new Set<(status: PushStatus) => void>()

  const lay = async (): Promise<Channel> => {
    await whenPainted()
    // A page that has gone lays none; who still asked for it waits as for any line that does not come.
    if (isStopped) await new Promise<never>(() => undefined)
    const { channel, stop } = open()
    line = channel
    stopLine = stop
    channel.onStatus((status) => {
      for (const listener of statusListeners) listener(status)
    })
    return channel
  }
  const whenLaid = () => (laying ??= lay())

  const push: Push = {
    subscribe: (topic, handlers) => {
      let isOver = false
      let undo: (() => void) | undefined
      const begin = (channel: Channel) => {
        if (isOver) return
        // The line's own first: while the topic is still joining it is the topic that says so.
        handlers.onStatus?.(channel.status())
        undo = channel.subscribe(topic, handlers)
      }
      if (line) begin(line)
      else void whenLaid().then(begin)
      return () => {
        isOver = true
        undo?.()
      }
    },
    say: async (topic, data, id) => (await whenLaid()).say(topic, data, id),
    status: () => line?.status() ?? 'idle',
    onStatus: (run) => {
      const listener = (status: PushStatus) => run(status)
      statusListeners.add(listener)
      return () => {
        statusListeners.delete(listener)
      }
    },
    roundTripMs: () => line?.roundTripMs() ?? null,
    setUrgent: (isUrgent) => void whenLaid().then((channel) => channel.setUrgent(isUrgent)),
  }
  const stop = () => {
    isStopped = true
    stopLine?.()
  }
  return { push, stop }
}

/** Gives the lower floors the exchange's line and its time. `learn` is told the time of each answer; `stop` hangs up for good. */
export function startPush(): { learn: ServerClock['learnCoarse']; stop: () => void } {
  const heard = createServerClock(browserClocks)
  const shown = withoutStepsBack(() => heard.now())
  const clock = watched(heard, shown)
  provideServerTime(shown)
  const { push, stop } = lateLine(() => openChannel(clock))
  providePush(push)
  return { learn: (sample) => clock.learnCoarse(sample), stop }
}
