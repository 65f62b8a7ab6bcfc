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
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { env } from './env.ts'
import { report } from './errors/report.ts'

/** A smaller correction of the clock is not announced as a jump. */
const noticeableMs = 250

const socketAddress = (): string => {
  const base = new URL(env.VITE_PUSH_BASE, location.href)
  base.protocol = base.protocol.replace('http', 'ws')
  return base.href
}

/** Interval at which the shown time reports how far it has caught up after the clock was set back. */
const catchUpStepMs = 50

/**
 * Reports corrections of the shown time. After the clock was set back the shown time pauses (`neverBack`); its correction is then
 * reported bit by bit, as seconds that were counted already pass.
 */
function timeReporter(clock: ServerClock, shown: () => number): (moved: number) => void {
  let set = 0
  let reported = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    const lag = Math.max(0, shown() - clock.now())
    const by = set + lag - reported
    reported += by
    if (by !== 0) serverTimeMoved(by)
    if (lag > 0) timer = setTimeout(follow, Math.min(lag, catchUpStepMs))
  }
  return (moved) => {
    set += moved
    if (moved !== 0) follow()
  }
}

/** The clock, which announces its corrections to everything that shows time. */
function reportingClock(clock: ServerClock, shown: () => number): ServerClock {
  const follow = timeReporter(clock, shown)
  const announcing = (learn: () => void) => {
    const before = clock.now()
    learn()
    const moved = clock.now() - before
    follow(moved)
    if (Math.abs(moved) > noticeableMs) serverTimeJumped()
  }
  return {
    ...clock,
    learn: (sent, t, received) => announcing(() => clock.learn(sent, t, received)),
    learnCoarse: (sample) => announcing(() => clock.learnCoarse(sample)),
  }
}

/** The channel, and what closes it. */
function openChannel(clock: ServerClock): { channel: Channel; stop: () => void } {
  const browser = browserEnvironment()
  const poll = withFallback(
    (positions: readonly ReaderPosition[]) => call(pushPoll, { positions: [...positions] }),
    () => Promise.reject(new Error('the exchange has no poll')),
  )
  // Without a ticket the connection is that of a visitor.
  const ticket = withFallback<void, string | null>(
    async () => (await call(pushTicket, {})).ticket,
    () => Promise.resolve(null),
  )
  const channel = createChannel({
    ...browser,
    url: socketAddress(),
    clock,
    poll,
    ticket: async () => (accessToken() !== null ? ticket() : null),
    report,
  })
  const stopFollowing = useSession.subscribe(({ baseUserId, generation }, before) => {
    if (baseUserId === before.baseUserId && generation === before.generation) return
    // Subscriptions continue as the current user; the exchange refuses a visitor's to private topics. Data of the user are
    // cleared in this task, and the connection is renewed after that.
    queueMicrotask(() => channel.signedIn())
  })
  const stop = () => {
    stopFollowing()
    channel.close()
  }
  return { channel, stop }
}

const whenFirstScreenIsDrawn = () =>
  new Promise<void>((resolve) => {
    whenIdle(resolve, 1000)
  })

/** A channel that is opened with the first subscription, once the first screen is drawn; requests before that are queued. */
function lazyPush(open: () => ReturnType<typeof openChannel>): { push: Push; stop: () => void } {
  let channel: Channel | null = null
  let stopChannel: (() => void) | null = null
  let opening: Promise<Channel> | null = null
  let isStopped = false
  const statusListeners = new Set<(status: PushStatus) => void>()

  const openOnce = async (): Promise<Channel> => {
    await whenFirstScreenIsDrawn()
    // A closed page opens none; pending callers wait without end.
    if (isStopped) await new Promise<never>(() => undefined)
    const opened = open()
    channel = opened.channel
    stopChannel = opened.stop
    opened.channel.onStatus((status) => {
      for (const listener of statusListeners) listener(status)
    })
    return opened.channel
  }
  const whenOpen = () => (opening ??= openOnce())

  const push: Push = {
    subscribe: (topic, handlers) => {
      let isOver = false
      let undo: (() => void) | undefined
      const begin = (opened: Channel) => {
        if (isOver) return
        // The status of the channel first: a topic that is still joining reports its own after it.
        handlers.onStatus?.(opened.status())
        undo = opened.subscribe(topic, handlers)
      }
      if (channel) begin(channel)
      else void whenOpen().then(begin)
      return () => {
        isOver = true
        undo?.()
      }
    },
    say: async (topic, data, id) => (await whenOpen()).say(topic, data, id),
    status: () => channel?.status() ?? 'idle',
    onStatus: (run) => {
      const listener = (status: PushStatus) => run(status)
      statusListeners.add(listener)
      return () => {
        statusListeners.delete(listener)
      }
    },
    roundTripMs: () => channel?.roundTripMs() ?? null,
    setUrgent: (isUrgent) => void whenOpen().then((opened) => opened.setUrgent(isUrgent)),
  }
  const stop = () => {
    isStopped = true
    stopChannel?.()
  }
  return { push, stop }
}

/** Provides the push channel and the server time to the lower layers. `learn` takes the time of each answer; `stop` closes for good. */
export function startPush(): { learn: ServerClock['learnCoarse']; stop: () => void } {
  const serverClock = createServerClock(browserClocks)
  const shown = withoutStepsBack(() => serverClock.now())
  const clock = reportingClock(serverClock, shown)
  provideServerTime(shown, () => !serverClock.needsResync())
  const { push, stop } = lazyPush(() => openChannel(clock))
  providePush(push)
  return { learn: (sample) => clock.learnCoarse(sample), stop }
}
