import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLost } from '#src/features/quote-room/state/connection.ts'
import { Announcements } from '#src/features/quote-room/voice/Announcements.tsx'
import { BandStrip } from '#src/features/quote-room/band/BandStrip.tsx'
import { PriceBlock } from '#src/features/quote-room/stage/PriceBlock.tsx'
import { afterEvent, afterSnapshot, isOutdated, type RoomView } from '#src/features/quote-room/state/room-view.ts'
import { ownStanding } from '#src/features/quote-room/state/standing.ts'
import { useOutbid } from '#src/features/quote-room/state/use-outbid.ts'
import type { Room, RoomEvent } from '#src/mock/exchange/bidding/engine/room.ts'
import { view } from '#src/mock/exchange/bidding/engine/views/view.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { provideServerTime, serverTimeJumped } from '#src/shared/lib/time/server-time.ts'
import { type Dice, diceOf, playAuction } from '#tests/mock/exchange/bidding/engine/random-auction.ts'
import { hall, s, whoIs } from '#tests/mock/exchange/bidding/engine/support.ts'

let begunAt = 0

beforeEach(() => {
  vi.useFakeTimers()
  begunAt = performance.now()
  provideServerTime(() => performance.now() - begunAt)
  serverTimeJumped()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  provideServerTime(() => Date.now())
})

type Seen = { room: RoomView; status?: PushStatus }

/** Prices and standings that a room shows, and what it announces. */
function Shown({ room, status = 'live' }: Seen) {
  const standing = ownStanding(room, status)
  const bidding = {
    room,
    typeCode: null,
    standing,
    isOutbid: useOutbid(standing, room.me),
    isOffline: isLost(status),
    isReadOnly: false,
  }
  return (
    <>
      <Announcements bidding={bidding} status={status} />
      {!room.result && (
        <main>
          <BandStrip bidding={bidding} />
          <PriceBlock bidding={bidding} />
        </main>
      )}
    </>
  )
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const sentences = (region: 'polite' | 'assertive') =>
  [...screen.getByTestId(region).children].map(({ textContent }) => textContent)
const assertive = () => sentences('assertive').join('|')
const polite = () => sentences('polite').join('|')
const fresh = (room: ReturnType<typeof hall>, at: number): RoomView => afterSnapshot(null, room.see('B', at))

test('[BD-10] a sentence announced before a lost connection is not announced again after it', () => {
  const room = hall('ongoing', { S: '5' })
  room.wake(0)
  room.quote('B', 100, s(1))
  const { rerender } = render(<Shown room={fresh(room, s(1))} />)
  room.quote('A', 105, s(2))
  rerender(<Shown room={fresh(room, s(2))} />)
  expect(assertive()).toBe('您已被超越，当前最低有效报价 110.00 元')
  rerender(<Shown room={fresh(room, s(2))} status="waiting" />)
  expect(assertive()).toBe('网络已断开，正在重连，报价以服务器接收为准')
  rerender(<Shown room={fresh(room, s(3))} />)
  expect(assertive()).toBe('')
})

test('[BD-10] being outbid again announces the new price alone; leading announces nothing', async () => {
  const room = hall('ongoing', { S: '5' })
  room.wake(0)
  const { rerender } = render(<Shown room={fresh(room, 0)} />)
  const region = screen.getByTestId('assertive')
  const heard: string[] = []
  // A sentence that was shown for an instant is in the mutation records, though it is removed when they are delivered.
  const observer = new MutationObserver((records) => {
    for (const { type, oldValue } of records) if (type === 'characterData') heard.push(oldValue ?? '')
    heard.push(region.textContent ?? '')
  })
  observer.observe(region, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
  for (const [index, [who, amount]] of (
    [
      ['B', 100],
      ['A', 105],
      ['B', 110],
      ['A', 200],
    ] as const
  ).entries()) {
    room.quote(who, amount, s(index + 1))
    rerender(<Shown room={fresh(room, s(index + 1))} />)
    await Promise.resolve()
  }
  observer.disconnect()
  expect(heard).toEqual(['您已被超越，当前最低有效报价 110.00 元', '', '您已被超越，当前最低有效报价 205.00 元'])
})

test('[BD-10] an outbid announcement disappears with its price and at the end of the room', () => {
  const room = hall('ongoing', { S: '5', openMs: s(60), D: s(30) })
  room.wake(0)
  room.quote('B', 100, s(1))
  const { rerender } = render(<Shown room={fresh(room, s(1))} />)
  room.quote('A', 105, s(2))
  rerender(<Shown room={fresh(room, s(2))} />)
  expect(assertive()).toBe('您已被超越，当前最低有效报价 110.00 元')
  room.quote('C', 120, s(3))
  rerender(<Shown room={fresh(room, s(3))} />)
  expect(assertive()).toBe('')
  room.quote('B', 125, s(4))
  rerender(<Shown room={fresh(room, s(4))} />)
  room.quote('A', 130, s(5))
  rerender(<Shown room={fresh(room, s(5))} />)
  expect(assertive()).toBe('您已被超越，当前最低有效报价 135.00 元')
  room.wake(s(600))
  rerender(<Shown room={fresh(room, s(600))} />)
  pass(10_000)
  expect([assertive(), polite()]).toEqual(['', '本场竞买已成交'])
})

test('[BD-10] being outbid within one frame of the own quote is announced; entering a room outbid is not', () => {
  const room = hall('ongoing', { S: '5', openMs: s(600) })
  room.wake(0)
  const { rerender, unmount } = render(<Shown room={fresh(room, 0)} />)
  for (const amount of [100, 110]) {
    room.quote('B', amount, s(amount))
    room.quote('A', amount + 5, s(amount + 1))
    rerender(<Shown room={fresh(room, s(amount + 1))} />)
    expect(assertive()).toBe(`您已被超越，当前最低有效报价 ${amount + 10}.00 元`)
  }
  unmount()
  render(<Shown room={fresh(room, s(200))} />)
  expect(assertive()).toBe('')
})

test('[BD-10] an own quote removes the outbid announcement at once', () => {
  const room = hall('ongoing', { S: '5', openMs: s(600) })
  room.wake(0)
  room.quote('A', 100, s(1))
  const { rerender } = render(<Shown room={fresh(room, s(1))} />)
  expect(polite()).toContain('第 1 次报价，您未领先')
  pass(500)
  room.quote('B', 105, s(2))
  rerender(<Shown room={fresh(room, s(2))} />)
  expect(polite()).toBe('')
  pass(10_000)
  expect(polite()).toContain('第 2 次报价，您当前领先')
})

test('[BD-10] a removed bid or a fixed price outbids no one', () => {
  const taken = hall('first-come-first-served', {})
  taken.wake(0)
  taken.quote('B', 100, s(1))
  const { rerender } = render(<Shown room={fresh(taken, s(1))} />)
  expect(polite()).toBe('标的已为您锁定，请在时限内确认并付款')
  taken.take({ kind: 'release', userId: 'B' }, s(2))
  rerender(<Shown room={fresh(taken, s(2))} />)
  expect(assertive()).toBe('')
})

describe('[BD-03] [C4] the time that is left', () => {
  /** A visitor who enters with so much of the first period left, ms. */
  const enter = (left: number) => {
    const room = hall('ongoing', { S: '5', openMs: s(900) })
    room.wake(0)
    act(() => void vi.advanceTimersByTime(s(900) - left))
    render(<Shown room={fresh(room, s(900) - left)} />)
  }
  const isAnnounced = (text: string) => polite().includes(text)

  test('is announced at its milestone, and not to a later visitor', () => {
    enter(s(220))
    pass(10_000)
    expect(polite()).not.toContain('距本阶段结束')
    pass(s(140))
    expect(isAnnounced('距本阶段结束还有 1 分钟')).toBe(false)
    pass(s(15))
    expect(isAnnounced('距本阶段结束还有 1 分钟')).toBe(true)
    pass(s(14))
    expect(polite()).not.toContain('距本阶段结束')
  })

  test('announces five minutes within the following minute, and not later', () => {
    enter(s(290))
    expect(isAnnounced('距本阶段结束还有 5 分钟')).toBe(true)
    pass(s(40))
    expect(isAnnounced('距本阶段结束还有 5 分钟')).toBe(true)
    pass(s(20))
    expect(polite()).not.toContain('距本阶段结束')
  })

  test('is not announced by a page that slept through it', () => {
    enter(s(400))
    begunAt -= s(200)
    act(serverTimeJumped)
    expect(polite()).not.toContain('距本阶段结束')
    pass(s(10))
    expect(polite()).not.toContain('距本阶段结束')
  })
})

/** One person's page of a room: the events applied to it, and those still in transit. */
function pageOf(viewer: string, dice: Dice) {
  let room: RoomView | null = null
  let status: PushStatus = 'live'
  let underWay: RoomEvent[] = []
  let asked: ReturnType<typeof view> | null = null
  const see = (now: Room, at: number) => view(now, whoIs(viewer), at)
  return {
    get shown() {
      return { room, status }
    },
    /** Some or all of the events arrive, or the connection is lost or restored. */
    hear: (now: Room, events: readonly RoomEvent[], at: number) => {
      room ??= afterSnapshot(null, see(now, at))
      underWay.push(...events.filter(({ to }) => to === null || to === viewer))
      const chance = dice.below(20)
      if (status !== 'live') {
        if (chance > 6) return
        status = 'live'
        underWay = []
        room = afterSnapshot(room, see(now, at), room.revision)
        return
      }
      if (chance === 0) {
        status = dice.of(['waiting', 'stale', 'down'] as const)
        return
      }
      const arrived = underWay.splice(0, chance > 5 ? underWay.length : dice.below(underWay.length + 1))
      room = arrived.reduce<RoomView>(afterEvent, room)
      if (asked && chance % 3 > 0) {
        room = afterSnapshot(room, asked, room.revision)
        asked = null
      }
      if (isOutdated(room) && !asked) asked = see(now, at)
    },
  }
}

const shownStanding = () => document.querySelector('main [data-band] [class*=sentence]')?.textContent ?? null
const figureIn = (text: string | null | undefined) => text?.replaceAll(' ', '') ?? ''
const markMs: Readonly<Record<string, number>> = {
  '5 分钟': 300_000,
  '1 分钟': 60_000,
  '30 秒': 30_000,
  '10 秒': 10_000,
}

/** A milestone against the time that is left. The seconds of a page turn over together, up to one later. */
function isLeft(mark: number, { result, paused, phase }: RoomView, at: number): boolean {
  const left = (phase.end ?? 0) - at
  return !result && !paused && left <= mark + 1_000 && left > mark * 0.8 - 2_000
}

/** The state of the room, compared with what is shown of it. */
function isStand(sentence: string, { phase, seq }: RoomView): boolean {
  const price = /当前价 (.+?)，第 (\d+) 次报价/.exec(sentence)
  if (!sentence.startsWith(phase.label)) return false
  if (!price) return !sentence.includes('领先')
  const figure = figureIn(document.querySelector('main strong')?.textContent)
  const isMine = document.querySelector('main [data-mine]') !== null
  const leads = sentence.endsWith('您当前领先')
  const isRight = figureIn(price[1]) === figure && Number(price[2]) === seq
  return isRight && leads === (shownStanding() === '您当前领先') && !(isMine && sentence.endsWith('您未领先'))
}

/** A sentence of the polite region against what is shown at the same moment. */
function isShown(sentence: string, room: RoomView, at: number): boolean {
  const { result, paused, me } = room
  const mark = /^距本阶段结束还有 (.+)$/.exec(sentence)?.[1]
  if (mark) return isLeft(markMs[mark]!, room, at)
  if (result) return sentence === result.text || (sentence === '恭喜您竞得' && result.bidNo === me?.bidNo)
  if (paused) return sentence === '竞价暂停中'
  return sentence.startsWith('标的已为您锁定') ? Boolean(me?.hold) : isStand(sentence, room)
}

const interrupts = new Set(['网络已断开，正在重连，报价以服务器接收为准'])

/** Every announcement agrees with the screen. */
function announcementIsShown({ room, status }: { room: RoomView; status: PushStatus }, at: number): void {
  const wrong = [
    ...sentences('polite').filter((sentence) => !isShown(sentence ?? '', room, at)),
    ...sentences('assertive').filter((sentence) => {
      if (interrupts.has(sentence ?? '')) return status === 'live' || Boolean(room.result)
      return sentence !== shownStanding() || !sentence?.startsWith('您已被超越')
    }),
  ]
  const shown = [shownStanding(), document.querySelector('main')?.textContent, status, room.result?.text, room.phase]
  if (wrong.length > 0) throw new Error(`said: ${wrong.join(' | ')}; shown: ${JSON.stringify(shown)}`)
}

describe('[BD-03] [BD-10] in random rooms, in every order of events, announcements match the screen', () => {
  test.each(bidModes)('%s', (mode) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const dice = diceOf(`page:${mode}:${seed}`)
      const page = pageOf('A', dice)
      let [before, clock] = ['', 0]
      const moments: { now: Room; events: RoomEvent[]; at: number }[] = []
      playAuction(mode, seed, 60, ({ after, events, at }) =>
        moments.push({ now: after, events: events as RoomEvent[], at }),
      )
      const { rerender, unmount } = render(<></>)
      begunAt = performance.now()
      act(serverTimeJumped)
      for (const { now, events, at } of moments) {
        pass(at - clock)
        clock = at
        page.hear(now, events, at)
        const shown = page.shown as { room: RoomView; status: PushStatus }
        rerender(<Shown {...shown} />)
        announcementIsShown(shown, at)
        const standing = shownStanding() ?? ''
        // The test does not wait for it.
        if (before === '您当前领先' && standing.startsWith('您已被超越')) expect(assertive()).toContain(standing)
        before = standing
        pass(0)
        announcementIsShown(shown, at)
      }
      unmount()
    }
  })
})
