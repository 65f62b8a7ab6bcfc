import { date, dateTime } from '#src/model/time/shanghai.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
// Loaded with the first record of an ended room; on a busy machine loading takes longer than a test waits.
import '#src/pages/asset/sections/Replay.tsx'
import { exactTime } from '#src/model/time/exact.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import { openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { ending, practise, enterRoom, type Table, tableAt, until, untilText, waitingRoom } from './room.ts'

const band = () => document.querySelector('main [data-band]')

test('[BD-03] the own number is in the first screen of a room before the start', async () => {
  const world = openWorld()
  const table = tableAt(world, waitingRoom(world, 'ongoing'), [['person']])
  await enterRoom(table)
  await untilText(band, `我的竞买号 ${table.numbers['person']}`)
})

test('[BD-03] the own number is shown in a practice room, too', async () => {
  await practise('ongoing')
  await untilText(band, '我的竞买号 6666')
})

describe('[BD-03] [LS-03] own bids are marked in the public record', () => {
  const rows = (name: string) =>
    within(document.querySelector('main')!)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes(name))

  /** A running room in which both have quoted. */
  const quoted = () => {
    const world = openWorld()
    const table = tableAt(world, waitingRoom(world, 'ongoing'), [['person'], ['company']])
    table.untilEnd()
    table.quotes('person', 0)
    table.quotes('company', 1)
    return table
  }
  const recordOf = ({ roomId }: Table) => `/projectDetail/${roomId}.html?tab=record`

  test('in a running room, and in the replay of an ended one', async () => {
    const table = quoted()
    const [mine, other] = [table.numbers['person']!, table.numbers['company']!]
    await renderRoute(recordOf(table), { as: 'person', world: table.world })
    await until(() => expect(rows(mine)[0]).toContain(`${mine}我`))
    expect(rows(other)[0]).not.toContain('我')
    while (table.room().result === null) table.untilEnd()
    await screen.findByRole('region', { name: '竞价回放' })
    await until(() => expect(rows(mine)[0]).toContain(`${mine}我`))
    expect(rows(other)[0]).not.toContain('我')
  })

  test('other viewers see no mark', async () => {
    const table = quoted()
    await renderRoute(recordOf(table), { world: table.world })
    await until(() => expect(rows(table.numbers['person']!)).toHaveLength(1))
    expect(rows('我')).toEqual([])
  })
})

describe('[BD-03] the result shows the next step, its date, and whether the reserve was met', () => {
  const links = () =>
    within(ending())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  /** `person` has won. */
  const won = () => {
    const world = openWorld()
    const table = tableAt(world, waitingRoom(world, 'ongoing'), [['person'], ['company']])
    table.untilEnd()
    table.quotes('person', 0)
    while (table.room().result === null) table.untilEnd()
    return table
  }

  test('the winner signs after the publicity period', async () => {
    const table = won()
    const { roomId } = table
    await enterRoom(table)
    await untilText(ending, '恭喜您竞得')
    await untilText(ending, /成交确认2026-03-\d\d 前.+签约2026-03-\d\d 前.+请双方确认成交确认书/)
    expect(within(ending()).getByRole('button', { name: '确认成交确认书' })).toBeDefined()
    expect(ending().textContent).toContain('本场未设保留价。')
    expect(links()).toContainEqual(['竞价记录与回放', `/projectDetail/${roomId}.html?tab=record`])
    expect(links().map(([word]) => word)).not.toContain('提出异议')
  })

  test('the other bidder gets the deposit back and may object; a week of publicity, then five working days', async () => {
    const table = won()
    const { world, listing, roomId, room } = table
    await enterRoom(table, 'company')
    await untilText(ending, '很遗憾，您未能竞得本标的')
    await untilText(ending, /您交纳的保证金将在 2026-03-\d\d \d\d:\d\d:\d\d 前原路退还。/)
    const about = encodeURIComponent(`${listing.no} ${listing.assetsName}`).replaceAll('%20', '+')
    expect(links()).toContainEqual(['提出异议', `/shensuRecord?new=bidding-result&about=${about}`])
    const { id } = userNamed(world.exchange, 'company')
    const { publicityUntil, signBy, refundBy } = world.exchange.rooms.viewFor(roomId, id).after!
    expect(publicityUntil! - room().result!.at).toBe(7 * 86_400_000)
    // Five working days are a week; the last of them ends at 17:00.
    expect(date(signBy)).toBe(date(publicityUntil! + 7 * 86_400_000))
    expect(dateTime(signBy).slice(11)).toBe('17:00')
    const { depositId } = world.exchange.enrolments.current(id, roomId)!
    expect(refundBy).toBe(world.exchange.deposits.find(depositId!).refund.dueAt)
  })

  test('a returned deposit is no longer announced: result and side panel show when it was returned', async () => {
    const table = won()
    const { world, roomId } = table
    const { depositId } = world.exchange.enrolments.current(userNamed(world.exchange, 'company').id, roomId)!
    world.jump(3 * 60_000)
    const { doneAt } = world.exchange.deposits.find(depositId!).refund
    const time = exactTime(doneAt)
    await enterRoom(table, 'company')
    await untilText(ending, `您交纳的保证金已于 ${time} 退还。`)
    expect(ending().textContent).not.toContain('前原路退还')
    expect(screen.getByRole('region', { name: '我的保证金' }).textContent).toContain(`已退还${time}`)
  })

  test.each([
    [0, '本场设有保留价，最高报价未达到保留价。'],
    [20, '本场设有保留价，成交价已达到保留价。'],
  ])('a reserve, and a quote %d steps above the start', async (steps, words) => {
    const world = openWorld()
    const listing = openListing(world.exchange, (one) => one.mode === 'ongoing' && roomConfigOf(one).R !== null)
    const table = tableAt(world, listing, [['person'], ['company']])
    table.untilEnd()
    table.quotes('company', 0)
    if (steps > 0) table.quotes('person', steps)
    while (table.room().result === null) table.untilEnd()
    await enterRoom(table)
    await untilText(ending, words)
    if (steps === 0) await untilText(ending, /您交纳的保证金将在 [\d :-]+ 前原路退还。/)
  })
})

test('[BD-03] [LS-02] a holder of the right of first refusal sees it in the hall, with a link to the room', async () => {
  const world = openWorld()
  const listing = openListing(world.exchange, (one) => roomConfigOf(one).priority === 'IN_ROOM')
  tableAt(world, listing, [['person', { isPriority: true }]])
  await renderRoute('/hall?projectActive=2', { as: 'person', world })
  const rights = await screen.findByRole('list', { name: '我的优先权' })
  expect(rights.textContent).toBe(`您享有优先承租权：${listing.assetsName}`)
  expect(within(rights).getByRole('link').getAttribute('href')).toBe(`/quoteHall?assetsId=${listing.assetsId}`)
})
