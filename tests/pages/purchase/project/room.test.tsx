import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auctionTerms } from '#src/mock/exchange/procurement/auction/terms.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { until, untilText } from '#tests/pages/quote-hall/room.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

const outsider = { userId: null, visitor: '' }
const address = '/purchase/tradeDetail?id=CA1'

/** The page of an auction, at the tab of its room; `company` has a seat in it. */
async function opened(query = '&tab=room') {
  const world = openWorld()
  const { exchange } = world
  exchange.take('loadScenario', { name: 'auctions' }, outsider)
  const actor = actorOf(userNamed(exchange, 'company'))
  const contact = { contact: '张三', telPhone: '13900000005', lotIds: ['1'] }
  exchange.take('enrolForProcurement', { id: 'CA1', ...contact }, actor)
  const pay = { id: 'CA1', channel: 'b2b' } as const
  exchange.take('payProcurement', { ...pay, paidFor: 'documents', idemKey: 'documents-1' }, actor)
  const bond = exchange.take('payProcurement', { ...pay, paidFor: 'bond', lotId: '1', idemKey: 'bond-of-lot-1' }, actor)
  exchange.take('bankSays', { orderId: bond!.id, word: 'paid' }, outsider)
  await renderRoute(`${address}${query}`, { world, as: 'company' })
  const { roomId, opensAt, ceiling } = auctionTerms(exchange.procurements.byId('CA1'))
  return {
    world,
    opensAt,
    roomId,
    untilEnd: () => world.jumpTo(exchange.rooms.find(roomId).room.phase.end!),
    quote: () => {
      const { phase } = exchange.rooms.find(roomId).room
      const request = { roomId, phaseId: phase.id, amount: ceiling, idemKey: 'key-of-the-quote' }
      exchange.take('quoteInRoom', { request }, actor)
    },
  }
}

const main = () => screen.getByRole('main')
const panel = () => screen.getByRole('complementary', { name: '参与采购' })

test('[PU-07] the page of an auction shows its room: how to take part, its course, and the ranking', async () => {
  const { untilEnd, quote, opensAt, world } = await opened()
  await untilText(main, '如何参加竞价')
  await untilText(main, '距竞价开始')
  await untilText(panel, '下一步：进入竞价厅报价')
  expect(within(panel()).getByRole('link', { name: '进入竞价厅' }).getAttribute('href')).toBe(
    '/quoteHall?assetsId=CA1-1',
  )
  world.jumpTo(opensAt)
  await untilText(main, '限时报价期')
  await until(() => expect(main().textContent).not.toContain('如何参加竞价'))
  quote()
  await until(() => expect(main().textContent).toContain('共 1 次报价'))
  untilEnd()
  untilEnd()
  await untilText(main, '本场竞价已成交')
  await until(() => expect(screen.getByRole('tab', { name: /^竞价记录/ }).textContent).toBe('竞价记录 1'))
})

test('[PU-07] a project without a room has no such tab, and its address shows the first one', async () => {
  await renderRoute('/purchase/tradeDetail?id=C10001&tab=room')
  await until(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('项目概况'))
  expect(screen.queryByRole('tab', { name: '竞价' })).toBeNull()
})
