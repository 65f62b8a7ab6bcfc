import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { english } from '#src/locales/en.ts'
import { lotTopic } from '#src/model/push/topics.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import { actorOf, depositOf, enrolled, openListing, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { goTo } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

const roomsPath = '/dscq-sync/v1/bid-assets/room/mine'

/** The first asset in 动态报价 with a waiting room in which `person` may bid, and whose price is not reserved. */
function qualified(world: World, isPackage: boolean): Listing {
  const { exchange } = world
  const listing = exchange.market
    .upcoming()
    .find((known) => known.mode === 'ongoing' && known.isPackage === isPackage && roomConfigOf(known).R === null)!
  const person = userNamed(exchange, 'person')
  const lots = isPackage ? { lotIds: listing.memberIds, poolAmount: listing.deposit } : {}
  const id = enrolled(exchange, listing, person, lots)
  transfer(exchange, id, depositOf(exchange, id).due)
  return listing
}

const outsider = { userId: null, visitor: '' }

const roomRow = (name: string) =>
  within(screen.getByRole('table', { name: '我的竞价室' }))
    .getAllByRole('row')
    .find(({ textContent }) => textContent.includes(name))!
const says = (name: string, text: string) => waitFor(() => expect(roomRow(name).textContent).toContain(text))
const roomLink = (name: string) => within(roomRow(name)).getByRole('link', { name: /^进入竞价厅/ })

/** The room of a single asset is open, `person` leads and has the list open. */
async function leading() {
  const world = openWorld()
  const { exchange } = world
  const { assetsId: roomId, assetsName, opensAt } = qualified(world, false)
  world.jumpTo(opensAt)
  const { phase, rules } = exchange.rooms.viewFor(roomId, null)
  const request = { roomId, phaseId: phase.id, amount: rules.P0, idemKey: 'key-00000001' }
  exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, 'person')))
  await renderRoute('/myProject?list=2', { as: 'person', world })
  await screen.findByRole('table', { name: '我的竞价室' })
  await says(assetsName, '您当前领先')
  await waitFor(() => expect(exchange.hub.readersOf(lotTopic(roomId))).toBe(1))
  return { world, roomId, assetsName, quotes: (bidNo: string) => world.control('quote', { assetsId: roomId, bidNo }) }
}

test('[BD-04] while the rooms load, each row is a grey line, as in the list of enrolments', async () => {
  const world = openWorld()
  const answer = world.hold(roomsPath)
  await renderRoute('/myProject?list=2', { as: 'person', world })
  const panel = await screen.findByRole('tabpanel')
  expect(within(panel).getByRole('progressbar').querySelectorAll('[aria-hidden]')).toHaveLength(5)
  answer()
  await within(panel).findByText('您尚未取得任何项目的竞买资格')
})

test('[BD-04] each lot of a package opens its own room and shows its own price in its own unit', async () => {
  const world = openWorld()
  const listing = qualified(world, true)
  const [first, second] = listing.memberIds.map((id) => world.exchange.tables.listings.get(id)!) as [Listing, Listing]
  world.jumpTo(listing.opensAt)
  for (const { assetsId } of [first, second]) await world.control('quote', { assetsId, bidNo: '7001' })
  await renderRoute('/myProject?list=2', { as: 'person', world })
  await screen.findByRole('table', { name: '我的竞价室' })
  expect(roomLink(second.assetsName).getAttribute('href')).toBe(
    `/quoteHall?assetsId=${listing.assetsId}&lot=${second.assetsId}`,
  )
  const priced = (amount: string | null | undefined) => `${Number(amount).toLocaleString('en-US')}.000 元`
  expect(roomRow(first.assetsName).textContent).toContain(priced(first.startPrice))
  expect(roomRow(first.assetsName).textContent).not.toContain(priced(listing.startPrice))
  const small = [...roomRow(first.assetsName).querySelectorAll('small')].map(({ textContent }) => textContent)
  expect(small).toContain('.000 元')
  const untouched = roomRow(first.assetsName).textContent.replace(/距预计结束.*$/, '')
  await world.control('quote', { assetsId: second.assetsId, bidNo: '7002' })
  const { current } = world.exchange.rooms.viewFor(second.assetsId, null)
  await says(second.assetsName, priced(current))
  expect(roomRow(second.assetsName).textContent).not.toContain(priced(second.startPrice))
  expect(roomRow(first.assetsName).textContent.replace(/距预计结束.*$/, '')).toBe(untouched)
})

test('[BD-04] a single asset links to its room, and no leader is shown beside a price newer than the response', async () => {
  const { world, roomId, assetsName, quotes } = await leading()
  expect(roomLink(assetsName).getAttribute('href')).toBe(`/quoteHall?assetsId=${roomId}`)
  world.hold(roomsPath)
  await quotes('7001')
  await waitFor(() => expect(roomRow(assetsName).textContent).not.toContain('您当前领先'))
})

test('[BD-04] that the person leads has a line of its own below the state of the room', async () => {
  const { assetsName } = await leading()
  expect(within(roomRow(assetsName)).getByText('您当前领先').closest('p')?.textContent).toBe('您当前领先')
})

test('[BD-04] the leader is refetched after a bid, once for many bids within a pause', async () => {
  const { world, quotes } = await leading()
  const from = performance.now()
  world.clearCalls()
  await quotes('7001')
  await waitFor(() => expect(world.callsTo(roomsPath)).not.toEqual([]))
  for (let bidder = 7002; bidder <= 7020; bidder += 1) await quotes(String(bidder))
  await waitFor(() => expect(world.callsTo(roomsPath).length).toBeGreaterThanOrEqual(2))
  const pauses = Math.floor((performance.now() - from) / 2_000)
  // At once, at the end of each pause of 2 s, and once after the subscription.
  expect(world.callsTo(roomsPath).length).toBeLessThanOrEqual(2 + pauses)
})

test('[BD-04] overview, list of enrolments and list of rooms have the same counts, and each counter links to its tab', async () => {
  const world = openWorld()
  const { exchange } = world
  const notice = openListing(exchange)
  const early = enrolled(exchange, notice, userNamed(exchange, 'person'))
  transfer(exchange, early, depositOf(exchange, early).due)
  const { opensAt } = qualified(world, false)
  const { user, address } = await renderRoute('/usercenterIndex', { as: 'person', world })
  const counter = (name: RegExp) => screen.findByRole('link', { name })
  const shown = (word: string) => screen.findByRole('tab', { name: word, selected: true })
  expect((await counter(/^0\s?竞价中$/)).getAttribute('href')).toBe('/myProject?list=2&tab=bidding')
  await user.click(await counter(/^2\s?待竞价$/))
  await shown('待竞价 2')
  expect(address()).toBe('/myProject?list=2&tab=waiting')
  await goTo('/myProject?list=1&tab=waiting')
  await shown('待竞价 2')

  world.jumpTo(opensAt)
  await goTo('/usercenterIndex')
  await counter(/^1\s?待竞价$/)
  await user.click(await counter(/^1\s?竞价中$/))
  await shown('竞价中 1')
  await goTo('/myProject?list=1&tab=bidding')
  await shown('竞价中 1')
})

test('[BD-04] [SE-10] the result of a room is shown in the language of the reader', async () => {
  const world = openWorld()
  const { exchange } = world
  const { assetsId, assetsName, opensAt } = qualified(world, false)
  world.jumpTo(opensAt)
  await world.control('quote', { assetsId, bidNo: '7001' })
  world.jumpTo(exchange.rooms.viewFor(assetsId, null).phase.end!)
  world.jumpTo(exchange.rooms.viewFor(assetsId, null).phase.end!)
  await renderRoute('/myProject?list=2&tab=over', { as: 'person', world })
  await screen.findByRole('table', { name: '我的竞价室' })
  await says(assetsName, '本场竞买已成交')
  await act(() => showLanguage('en', async () => english))
  expect(screen.getByRole('main').textContent).toContain('The lot is sold')
  expect(screen.getByRole('main').textContent).not.toContain('本场竞买已成交')
  await act(() => showLanguage('zh', async () => english))
})

/** `person` has a seat in the open room of a procurement project, beside another supplier. */
async function seated(query: string) {
  const world = openWorld()
  const { exchange } = world
  const roomId = 'CG-2026-0012-1'
  const room = {
    roomId,
    projectId: 'CG-2026-0012',
    no: 'MJCG-2026-0012',
    title: '办公电脑采购',
    mode: 'ongoing',
  } as const
  const times = { opensAt: exchange.now() + 60_000, openMs: 300_000 }
  exchange.take('openReverseRoom', { ...room, ...times, ceiling: '500000', step: '5000' }, outsider)
  const [bidNo] = (['person', 'company'] as const).map((login) => {
    const userId = userNamed(exchange, login).id
    return exchange.take('admitSupplier', { roomId, userId, name: login }, outsider)
  })
  await renderRoute(query, { as: 'person', world })
  const quotes = (login: 'person' | 'company', amount: string) => {
    const { phase } = exchange.rooms.find(roomId).room
    const request = { roomId, phaseId: phase.id, amount, idemKey: `key-of-${amount}` }
    exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, login)))
  }
  return { bidNo: bidNo!, quotes, untilEnd: () => world.jumpTo(exchange.rooms.find(roomId).room.phase.end!) }
}

test('[BD-04] [PU-07] the room of a procurement project is among the rooms of its supplier, in the words of a falling price', async () => {
  const name = '办公电脑采购'
  const { bidNo, quotes, untilEnd } = await seated('/myProject?list=2&tab=waiting')
  const table = await screen.findByRole('table', { name: '我的竞价室' })
  await says(name, '距竞价开始')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['采购标的', '供应商号', '最高限价/当前最低价', '时间', '状态', '操作'])
  for (const text of [bidNo, '竞价采购 · 动态报价', '最高限价 500,000']) await says(name, text)
  expect(roomLink(name).getAttribute('href')).toBe('/quoteHall?assetsId=CG-2026-0012-1')
  for (const link of [/^办公电脑采购$/, /^查看采购项目/])
    expect(within(roomRow(name)).getByRole('link', { name: link }).getAttribute('href')).toBe(
      '/purchase/tradeDetail?id=CG-2026-0012',
    )
  untilEnd()
  await goTo('/myProject?list=2&tab=bidding')
  await says(name, '限时报价期')
  quotes('person', '480000.00')
  await says(name, '您的报价当前最低')
  quotes('company', '470000.00')
  await says(name, '470,000')
  await waitFor(() => expect(roomRow(name).textContent).not.toContain('您的报价当前最低'))
  untilEnd()
  untilEnd()
  await goTo('/myProject?list=2&tab=over')
  await says(name, '本场竞价已结束，产生拟成交供应商')
  expect(roomRow(name).textContent).not.toMatch(/竞买|起始价/)
})

test('[LS-02] [PU-07] the hall names the auctions of procurement in which the person has a seat', async () => {
  const { untilEnd } = await seated('/hall?projectActive=1')
  const list = () => screen.getByRole('list', { name: '我的竞价采购' })
  await waitFor(() => expect(list().textContent).toMatch(/^您参加的竞价采购将于 .+ 开始：办公电脑采购$/))
  expect(within(list()).getByRole('link').getAttribute('href')).toBe('/quoteHall?assetsId=CG-2026-0012-1')
  untilEnd()
  await waitFor(() => expect(list().textContent).toBe('您参加的竞价采购正在进行：办公电脑采购'))
})
