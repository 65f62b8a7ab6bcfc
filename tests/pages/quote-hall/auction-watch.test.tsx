import { QueryClientProvider } from '@tanstack/react-query'
import { render, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AuctionWatch } from '#src/features/quote-room/AuctionWatch.tsx'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import type { ReverseRoom } from '#src/mock/exchange/bidding/rooms/reverse.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { until, untilText } from './room.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

const outsider = { userId: null, visitor: '' }
const roomId = 'CG-2026-0012-1'

/** The part of a page that shows the room, beside the portal that holds its connection. */
async function watch(mode: ReverseRoom['mode'], shown = roomId) {
  const world = openWorld()
  const { exchange } = world
  const opensAt = exchange.now() + 60_000
  const given = { roomId, projectId: 'CG-2026-0012', no: 'MJCG-2026-0012', title: '办公电脑采购', mode, opensAt }
  exchange.take('openReverseRoom', { ...given, ceiling: '500000', step: '5000', openMs: 300_000 }, outsider)
  const { id } = userNamed(exchange, 'company')
  const bidNo = exchange.take('admitSupplier', { roomId, userId: id, name: '绵阳某公司' }, outsider)
  await renderRoute('/help', { world })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AuctionWatch roomId={shown} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    world,
    bidNo,
    container,
    untilEnd: () => world.jumpTo(exchange.rooms.find(roomId).room.phase.end!),
    quote: (amount: string) => {
      const { phase } = exchange.rooms.find(roomId).room
      const request = { roomId, phaseId: phase.id, amount, idemKey: `key-${amount}` }
      exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, 'company')))
    },
  }
}

const rows = (box: HTMLElement) => [...box.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => row.textContent)

test('[PU-03] anyone follows an open room: time, lowest price, numbers, rules, and the way in', async () => {
  const { container, untilEnd, quote, bidNo } = await watch('ongoing')
  await untilText(() => container, '距竞价开始')
  expect(container.textContent).toContain('最高限价500,000.00 元')
  untilEnd()
  await untilText(() => container, '限时报价期')
  quote('480000.00')
  await untilText(() => container, '当前最低价')
  await until(() => expect(rows(container)).toHaveLength(1))
  expect(rows(container)[0]).toContain(bidNo)
  expect(container.textContent).toContain('降幅 4.00%')
  expect(container.textContent).toContain('倒计时结束，最低报价者为拟成交供应商')
  expect(container.textContent).not.toContain('绵阳某公司')
  expect(within(container).getByRole('link', { name: '进入竞价厅' }).getAttribute('href')).toBe(
    `/quoteHall?assetsId=${roomId}`,
  )
  untilEnd()
  untilEnd()
  await untilText(() => container, '本场竞价已结束，产生拟成交供应商')
})

test('[PU-03] a sealed room shows how many have quoted, and the ranking after its close', async () => {
  const { container, untilEnd, quote, bidNo } = await watch('final')
  await untilText(() => container, '距竞价开始')
  untilEnd()
  await untilText(() => container, '密封报价')
  quote('460000.00')
  await untilText(() => container, '已有 1 次报价')
  expect(container.textContent).not.toContain('460,000')
  expect(container.textContent).not.toContain(bidNo)
  untilEnd()
  const ranking = await within(container).findByRole('region', { name: '报价排名' })
  expect(ranking.textContent).toContain(`${bidNo}拟成交供应商460,000.00 元`)
})

test('[PU-03] a room that is not there is said to be unknown', async () => {
  const { container } = await watch('ongoing', 'CG-unknown')
  await untilText(() => container, '未找到该竞价厅')
  expect(within(container).queryByRole('timer')).toBeNull()
})
