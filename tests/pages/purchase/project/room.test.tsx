import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { auctionTerms } from '#src/mock/exchange/procurement/auction/terms.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { until, untilText } from '#tests/pages/quote-hall/room.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

const outsider = { userId: null, visitor: '' }

/** The page of an auction, at the tab of its room; `company` has a seat in it. CA1 is an open one, CB1 a sealed one. */
async function opened(id: 'CA1' | 'CB1' = 'CA1') {
  const world = openWorld()
  const { exchange } = world
  exchange.take('loadScenario', { name: 'auctions' }, outsider)
  const actor = actorOf(userNamed(exchange, 'company'))
  const contact = { contact: '张三', telPhone: '13900000005', lotIds: ['1'] }
  exchange.take('enrolForProcurement', { id, ...contact }, actor)
  const pay = { id, channel: 'b2b' } as const
  exchange.take('payProcurement', { ...pay, paidFor: 'documents', idemKey: 'documents-1' }, actor)
  const bond = exchange.take('payProcurement', { ...pay, paidFor: 'bond', lotId: '1', idemKey: 'bond-of-lot-1' }, actor)
  exchange.take('bankSays', { orderId: bond!.id, word: 'paid' }, outsider)
  await renderRoute(`/purchase/tradeDetail?id=${id}&tab=room`, { world, as: 'company' })
  const { roomId, opensAt, ceiling } = auctionTerms(exchange.procurements.byId(id))
  return {
    world,
    opensAt,
    roomId,
    ceiling,
    untilEnd: () => world.jumpTo(exchange.rooms.find(roomId).room.phase.end!),
    quote: (amount = ceiling) => {
      const { phase } = exchange.rooms.find(roomId).room
      const request = { roomId, phaseId: phase.id, amount, idemKey: `key-of-${amount}` }
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
  expect(within(main()).getByText('竞价开始', { selector: 'dt' })).toBeTruthy()
  expect(main().textContent).not.toContain('递交截止和开启')
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
  await untilText(main, '本场竞价已结束，产生拟成交供应商')
  await until(() => expect(screen.getByRole('tab', { name: /^供应商报价/ }).textContent).toBe('供应商报价 1'))
})

test('[PU-07] a project without a room has no such tab, and its address shows the first one', async () => {
  await renderRoute('/purchase/tradeDetail?id=C10001&tab=room')
  await until(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('项目概况'))
  expect(screen.queryByRole('tab', { name: '竞价' })).toBeNull()
})

test.each([
  ['an open', 'CA1', 0],
  ['a sealed', 'CB1', 100],
] as const)(
  '[PU-07] [BD-03] the closed room of %s auction is replayed and checked there, in the words of a falling price',
  async (_, id, less) => {
    const { untilEnd, quote, opensAt, world, ceiling, roomId } = await opened(id)
    await untilText(main, '如何参加竞价')
    world.jumpTo(opensAt)
    await until(() => expect(main().textContent).not.toContain('如何参加竞价'))
    expect(screen.queryByRole('region', { name: '竞价记录与回放' })).toBeNull()
    quote(String(Number(ceiling) - less))
    while (world.exchange.rooms.reverseResultOf(roomId) === null) untilEnd()
    const replay = await screen.findByRole('region', { name: '竞价记录与回放' })
    await untilText(() => replay, '竞价记录校验一致，共 1 条')
    expect(replay.querySelector('[data-band]')?.getAttribute('data-band')).toBe('won')
    for (const text of [
      '竞价胜出',
      '本场竞价已结束，产生拟成交供应商',
      '拟成交供应商号',
      '我的供应商号',
      '供应商还可将',
    ])
      expect(replay.textContent).toContain(text)
    expect(within(replay).getAllByRole('columnheader')[1]!.textContent).toBe('供应商号')
    const bids = within(main()).getAllByRole('table', { name: /^(竞价|报价)记录$/ })
    expect(bids.map((table) => [replay.contains(table), within(table).getAllByRole('row').length])).toEqual([[true, 2]])
    expect(bids[0]!.textContent).toContain('胜出')
    expect(
      within(main())
        .queryAllByRole('heading', { name: '价格走势' })
        .every((one) => replay.contains(one)),
    ).toBe(true)
    await userEvent.click(within(replay).getByRole('radio', { name: '按报价' }))
    fireEvent.change(within(replay).getByRole('slider', { name: '回放进度' }), { target: { value: '0' } })
    expect(replay.textContent).toContain('最高限价')
    expect(replay.textContent).toContain('暂无人报价')
    expect(replay.textContent).not.toMatch(/竞买|竞得|领先|起始价|保留价|标的/)
  },
)
