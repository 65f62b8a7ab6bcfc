import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { Login } from '#tests/support/world.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { actorOf, refusalOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { duel, ending, enterRoom, type Table, tableAt, until, untilText, waitingRoom } from './room.ts'

/** Screens that show an end, and how to open them. */
const screens: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'the seat of a bidder': enterRoom,
  'the seat of a watcher': ({ world, roomId }) => renderRoute(`/hall?watch=${roomId}`, { world }),
  'the list': ({ world, listing }) =>
    renderRoute(`/hall?projectActive=1&q=${encodeURIComponent(listing.assetsName)}`, { world }),
  'the page of the asset': ({ world, roomId }) => renderRoute(`/projectDetail/${roomId}.html`, { world }),
}
const isSeat = (surface: string) => surface.startsWith('the seat')

/** How long before an end the bidders act, ms: what is due on the way there takes a slow machine a while. */
const lastMs = 4_000

const shownTime = /(?:(\d+) ?天 ?)?(\d\d)(?::|时 ?)(\d\d)(?::|分 ?)(\d\d)/
/** Time left on the first countdown of the screen, ms; null without one. */
function left(): number | null {
  const text = screen.queryAllByRole('timer')[0]?.textContent ?? ''
  const [, days = '0', hours, minutes, seconds] = shownTime.exec(text) ?? []
  if (hours === undefined) return null
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** Waits until the countdown runs to this instant, to the second; a page notices a clock jump a little later. */
const runsTo = (end: number): Promise<void> =>
  until(() => expect(Math.abs(serverNow() + (left() ?? Infinity) - end)).toBeLessThan(1_000))

/** Quotes at the exchange directly, at the current price unless another is given. */
function quoteAt({ world, roomId, room }: Table, login: Login, amount = room().current!): unknown {
  const { phase } = room()
  const idemKey = `key-${world.exchange.now()}-${amount}`
  const request = { roomId, phaseId: phase.id, stage: phase.stage ?? null, amount, idemKey }
  return world.exchange.take('quoteInRoom', { request }, actorOf(userNamed(world.exchange, login)))
}

/** Opens the room with its screen; bidders enter before it, a list of listings after it. */
async function opened(given: Table, open: (table: Table) => Promise<unknown>): Promise<RoomSnapshot> {
  if (open === enterRoom) await open(given)
  const room = given.untilEnd()
  if (open !== enterRoom) await open(given)
  return room
}

const table = (mode: string): Table => {
  const world = openWorld()
  return tableAt(world, waitingRoom(world, mode), [['person'], ['company']])
}

describe.each(Object.keys(screens))('[F08] [BD-09] the end, as %s shows it', (surface) => {
  const open = screens[surface]!

  test('first-come-first-served: a lot taken in the last seconds is held, and every screen counts to the end of the hold', async () => {
    const held = table('first-come-first-served')
    const { world, room } = held
    const { phase } = await opened(held, open)
    await runsTo(phase.end!)
    world.jumpTo(phase.end! - lastMs)
    expect(refusalOf(() => quoteAt(held, 'person', '1.00'))[0]).toBe(4311)
    expect(room().phase.end).toBe(phase.end)
    quoteAt(held, 'company')
    const lock = room().phase
    expect([lock.name, lock.end! - lock.start]).toEqual(['HOLD', 300_000])
    await runsTo(lock.end!)
    world.jumpTo(lock.end! - lastMs)
    expect(refusalOf(() => quoteAt(held, 'person'))[0]).toBe(4314)
    expect(room().phase.end).toBe(lock.end)
    await runsTo(lock.end!)
  })

  test('dutch-auction: each step ends on time, and an acceptance in the last seconds ends the room', async () => {
    const falling = table('dutch-auction')
    const { world, room, listing, untilEnd } = falling
    const first = (await opened(falling, open)).phase
    const whole = listing.closesAt
    const stepMs = first.end! - first.start
    await runsTo(isSeat(surface) ? first.end! : whole)
    world.jumpTo(first.end! - lastMs)
    expect(refusalOf(() => quoteAt(falling, 'person', '1.00'))[0]).toBe(4311)
    expect([room().phase.end, listing.closesAt]).toEqual([first.end, whole])
    const next = untilEnd().phase
    expect([next.stage, next.end]).toEqual([1, first.end! + stepMs])
    expect(listing.closesAt).toBe(whole)
    await runsTo(isSeat(surface) ? next.end! : whole)
    world.jumpTo(next.end! - lastMs)
    quoteAt(falling, 'company')
    const over = world.exchange.now()
    expect(room().result).toMatchObject({ kind: 'DEAL' })
    expect([room().result!.at <= over, listing.closesAt]).toEqual([true, room().result!.at])
    await until(() => expect(left()).toBeNull())
  })
})

test('[BD-03] [F13] without the dates of the next steps the winner still has the links; the dates follow', async () => {
  const { world, quotes, untilEnd } = await duel('ongoing')
  quotes('person', 0)
  world.faults(
    { path: '/dscq-sync/v1/bid-assets/room/snapshot', kind: 'down' },
    { path: '/dscq-project/deal/detail', kind: 'down' },
  )
  while (!untilEnd().result);
  await untilText(ending, '请按时签署成交确认书并办理后续手续')
  expect(within(ending()).getByRole('link', { name: '查看成交确认书' })).toBeTruthy()
  world.faults()
  await untilText(ending, /成交公示至 .+公示期满后，请在 .+ 前签订交易合同/)
})

test('[BD-03] next steps are shown only with their dates: a late date does not shift a link', async () => {
  const { world, quotes, untilEnd } = await duel('ongoing')
  quotes('person', 0)
  const release = world.hold('/dscq-sync/v1/bid-assets/room/snapshot')
  while (!untilEnd().result);
  await untilText(ending, '恭喜您竞得')
  expect(ending().textContent).toContain('正在查询后续安排…')
  expect(within(ending()).queryAllByRole('link')).toEqual([])
  release()
  await untilText(ending, /成交确认2026-03-13 前.+签约2026-03-20 前.+请双方确认成交确认书/)
  expect(within(ending()).getByRole('link', { name: '查看成交确认书' })).toBeTruthy()
  expect(ending().textContent).not.toContain('正在查询后续安排…')
})
