import type { Page } from '@playwright/test'
import { type Exchange } from '../support/test.ts'

/** The simulated machine of a page. `shift`: the error of its wall clock, ms. */
export type Machine = { shift: number; isThrottled: boolean }
type Update = { left: number; real: number }
type Watched = Window & { machine: Machine; texts: { text: string; real: number }[] }

/** Shifts the wall clock; the monotonic clock stays right. Timers can be throttled. */
export async function onMachine(page: Page, shift = 0): Promise<void> {
  await page.addInitScript((given) => {
    const machine: Machine = { shift: given, isThrottled: false }
    const Right = Date
    class Wrong extends Right {
      constructor(...parts: [] | [number]) {
        if (parts.length === 0) super(Right.now() + machine.shift)
        else super(...parts)
      }
      static override now(): number {
        return Right.now() + machine.shift
      }
    }
    const held = new Set<() => void>()
    const [later, every] = [window.setTimeout.bind(window), window.setInterval.bind(window)]
    // However many timers are held back, each runs once.
    const turn = (run: () => void) => () => {
      if (machine.isThrottled) held.add(run)
      else run()
    }
    every(() => {
      if (machine.isThrottled) return
      const due = [...held]
      held.clear()
      for (const run of due) run()
    }, 50)
    const withHold =
      (wind: (run: () => void, ms?: number) => unknown) =>
      (run: (...all: unknown[]) => void, ms?: number, ...rest: unknown[]) =>
        wind(
          turn(() => run(...rest)),
          ms,
        )
    Object.assign(window, { machine, Date: Wrong, setTimeout: withHold(later), setInterval: withHold(every) })
  }, shift)
}

export const changeMachine = (page: Page, knobs: Partial<Machine>): Promise<void> =>
  page.evaluate((given) => void Object.assign((window as unknown as Watched).machine, given), knobs)

const shownTime = /(?:(\d+)\s*天)?\D*(\d+)(?:时\s*|:)(\d+)(?:分\s*|:)(\d+(?:\.\d)?)/
/** Shown in place of the time when none is left. */
const over = /已超时|正在处理中/

/** The time that a countdown shows, ms; null if it shows none. */
export function shownTimeLeft(text: string | null): number | null {
  const [, days = '0', hours, minutes, seconds] = shownTime.exec(text ?? '') ?? []
  if (hours === undefined) return null
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** From now on the page records each update of its first countdown, in whatever element, with its time. */
export const recordCountdown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: { text: string; real: number }[] = []
    const shown = () => document.querySelector('[role=timer]')?.textContent ?? ''
    let before = shown()
    const note = () => {
      const text = shown()
      if (text !== before) texts.push({ text, real: performance.timeOrigin + performance.now() })
      before = text
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { texts })
  })

export async function countdownUpdates(page: Page): Promise<Update[]> {
  const texts = await page.evaluate(() => (window as unknown as Watched).texts)
  return texts.flatMap(({ text, real }) => {
    const left = over.test(text) ? 0 : shownTimeLeft(text)
    return left === null ? [] : [{ left, real }]
  })
}

/** How far the exchange's clock is ahead of this machine's, by the fastest of five requests; ms. */
export async function clockOffset(exchange: Exchange): Promise<number> {
  let best = { trip: Infinity, ahead: 0 }
  for (let turn = 0; turn < 5; turn += 1) {
    const from = Date.now()
    const now = await exchange.now()
    const until = Date.now()
    if (until - from < best.trip) best = { trip: until - from, ahead: now - (from + until) / 2 }
  }
  return best.ahead
}

/** The range of times that one shown figure covers, ms: a list rounds seconds up, a room rounds them down. */
export type Rounding = { from: number; until: number }
export const inLists: Rounding = { from: -1_000, until: 0 }
export const inRoom: Rounding = { from: 0, until: 1_000 }

/** The error of each recorded update, ms: the shown time minus the time until `end` on the exchange's clock. */
export const errorsOf = (updates: readonly Update[], end: number, ahead: number, { from, until }: Rounding): number[] =>
  updates.map(({ left, real }) => {
    const right = end - (real + ahead)
    return Math.max(0, left + from - right, right - (left + until))
  })

/**
 * Delays the messages of this page's socket in each direction, ms; their order is preserved. `asked` resolves when the page has
 * the answer to its first time request.
 */
export async function delayMessages(
  page: Page,
  there: () => number,
  back: () => number,
): Promise<{ asked: Promise<void> }> {
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.routeWebSocket(/\/push/, (socket) => {
    const server = socket.connectToServer()
    const lane = (wait: () => number) => {
      let free = 0
      return (pass: () => void) => {
        free = Math.max(free, Date.now() + wait())
        setTimeout(pass, free - Date.now())
      }
    }
    const [up, down] = [lane(there), lane(back)]
    socket.onMessage((message) => up(() => server.send(message)))
    server.onMessage((message) =>
      down(() => {
        socket.send(message)
        if (String(message).includes('"kind":"time"')) answer()
      }),
    )
  })
  return { asked }
}
