import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { transfer } from '#tests/mock/support/enrolment.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { deskOf } from '../deposit/desk.ts'

await loadScreens('/projectDetail/x.html', '/projectPkg/x.html', '/bidEnrollPkg', '/cashierDesk', '/quoteHall')

const shared = '报名资产包只需交纳一笔保证金，所选标的共用；金额不少于所选标的中最高的一项，不超过各项之和。'
const wan = (yuan: number) => `${(yuan / 10_000).toFixed(6)}万元`
const text = () => document.querySelector('main')!.textContent

/** A package with open enrolment, its lots, and the range of its deposit: the least lot to the sum of all, in 元. */
function openPackage({ exchange }: World) {
  const listings = [...exchange.tables.listings.values()]
  const pack = listings.find(({ isPackage, status }) => isPackage && status === 'NOTICE')!
  const lots = pack.memberIds.map((id) => exchange.tables.listings.get(id)!)
  const sums = lots.map(({ deposit }) => Number(deposit))
  return { pack, lots, range: [Math.min(...sums), sums.reduce((sum, one) => sum + one)] as const }
}

const deposited = async () => {
  const label = await screen.findByText('保证金', { selector: 'dt' })
  return label.nextElementSibling as HTMLElement
}

test('[LS-03] [BD-02] a lot shows the deposit of its package and leads to the package, also to enrol', async () => {
  const world = openWorld()
  const { pack, lots, range } = openPackage(world)
  const lot: Listing = lots[0]!
  const { user, address } = await renderRoute(`/projectDetail/${lot.assetsId}.html`, { as: 'person', world })
  const fact = await deposited()
  expect(fact.textContent.replaceAll(/\s/g, '')).toContain(
    `${wan(range[0])}–${wan(range[1])}资产包内所选标的共用一笔本标的保证金要求${wan(Number(lot.deposit))}`,
  )
  const link = within(fact).getByRole('link', { name: pack.assetsName })
  expect(link.getAttribute('href')).toBe(`/projectPkg/${pack.assetsId}.html`)
  expect(text()).not.toContain('我要报名')
  await user.click(screen.getAllByRole('link', { name: '报名资产包' })[0]!)
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/bidEnrollPkg\\?assetsId=${pack.assetsId}`)))
})

test('[BD-02] the cashier desk and the room of a lot describe the shared deposit alike and link to the package', async () => {
  const world = openWorld()
  const { pack, lots, range } = openPackage(world)
  const desk = { lotIds: pack.memberIds, poolAmount: String(range[1]) }
  const { enrolId: id } = deskOf(world, pack, desk)
  await renderRoute(`/cashierDesk?enrolId=${id}`, { as: 'person', world })
  await screen.findByText(shared)
  expect(screen.getByRole('link', { name: pack.assetsName }).getAttribute('href')).toBe(
    `/projectPkg/${pack.assetsId}.html`,
  )
  transfer(world.exchange, id, desk.poolAmount)
  await goTo(`/quoteHall?assetsId=${pack.assetsId}&lot=${lots[0]!.assetsId}`)
  const lot = await screen.findByRole('region', { name: '标的信息' })
  expect(lot.textContent).toContain(`保证金要求${Number(lots[0]!.deposit).toLocaleString('en-US')}.00 元`)
  expect(lot.textContent).toContain(shared)
  expect(within(lot).getByRole('link', { name: '查看资产包' }).getAttribute('href')).toBe(
    `/projectPkg/${pack.assetsId}.html`,
  )
})

test('[LS-03] a lot leads to its own room in the hall of its package', async () => {
  const world = openWorld()
  const lot = [...world.exchange.tables.listings.values()].find(
    ({ packageId, status }) => packageId !== null && (status === 'WAIT_BID' || status === 'BIDDING'),
  )!
  await renderRoute(`/projectDetail/${lot.assetsId}.html`, { world })
  const [enter] = await screen.findAllByRole('link', { name: '进入竞价厅' })
  expect(enter!.getAttribute('href')).toBe(`/quoteHall?assetsId=${lot.packageId!}&lot=${lot.assetsId}`)
})
