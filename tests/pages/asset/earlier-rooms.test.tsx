import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordOf } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { exactTime } from '#src/model/time/exact.ts'
// Loaded with the first record of an ended room; on a busy machine that takes longer than a test waits.
import '#src/pages/asset/AssetPage.tsx'
import '#src/pages/asset/sections/Replay.tsx'
import { actorOf, enrolled, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { goTo } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

configure({ defaultHidden: true })

const minute = 60_000
const main = () => within(document.querySelector('main')!)
const check = () => main().queryByRole('region', { name: '报价记录校验' })

/** A20091 has a fixed price and one extension; `person` takes it and does not pay, so that nobody has it at the end. */
function takenAndLeft() {
  const world = openWorld()
  const { exchange } = world
  const listing = exchange.tables.listings.get('A20091')!
  const person = userNamed(exchange, 'person')
  transfer(exchange, enrolled(exchange, listing, person), listing.deposit)
  world.jumpTo(listing.opensAt + 1000)
  const take = () => {
    const { phase } = exchange.rooms.viewFor('A20091', null)
    const request = { roomId: 'A20091', phaseId: phase.id, stage: null, amount: listing.startPrice }
    exchange.take('quoteInRoom', { request: { ...request, idemKey: 'key-of-this-quote' } }, actorOf(person))
  }
  return { world, exchange, listing, take }
}

test('[A9] the room that ends without a taker says that the listing is extended; its record is offered, and is not that of the next room', async () => {
  const { world, exchange, listing, take } = takenAndLeft()
  const { user } = await renderRoute('/hall?watch=A20091', { world })
  await screen.findByText('竞价记录')
  const { closesAt, opensAt } = listing
  await act(async () => take())
  world.jump(6 * minute)
  world.jumpTo(closesAt + 1000)
  const ending = await screen.findByRole('region', { name: '竞价结果' })
  expect(ending.textContent).toContain('本项目延期挂牌，新的报名和竞价时间见标的详情。')
  const { rows } = recordOf(exchange, 'A20091~1')
  expect(rows).toHaveLength(1)

  const link = await within(ending).findByRole('link', { name: '竞价记录与回放' })
  // The next screen loads.
  await act(async () => void fireEvent.click(link))
  const list = within(await main().findByRole('region', { name: '延期挂牌前的竞价' }))
  const [from, to] = [opensAt, closesAt].map(exactTime)
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `第 1 次竞价${from} 至 ${to}未成交，无人应价查看记录`,
  ])
  expect(check()).toBeNull()
  await user.click(list.getByRole('link', { name: '查看第 1 次竞价的记录' }))
  await waitFor(() => expect(check()!.textContent).toContain('竞价记录校验一致，共 1 条'))
  expect(check()!.textContent).toContain('与本浏览器在竞价结束时收到的结果一致')
  expect(main().getByRole('row', { name: /^1 / }).textContent).toContain('未在时限内付款')
  expect(list.getByText('正在查看')).toBeDefined()
  await user.click(main().getByRole('link', { name: '返回最近一次竞价的记录' }))
  await waitFor(() => expect(check()).toBeNull())

  // Nobody enrols for the second room, which fails.
  world.jumpTo(listing.closesAt + 1000)
  expect(listing.status).toBe('FAILED')
  await main().findByText('公告期满无人报名')
  expect(check()).toBeNull()
  await goTo('/projectDetail/A20091.html?tab=record&round=1')
  await waitFor(() => expect(check()!.textContent).toContain('竞价记录校验一致，共 1 条'))
  await goTo('/projectDetail/A20091.html?tab=record&round=2')
  await main().findByText('公告期满无人报名')
})
