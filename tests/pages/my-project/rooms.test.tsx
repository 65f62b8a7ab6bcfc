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
