import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#src/model/time/units.ts'
import { openListing } from '#tests/mock/support/enrolment.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })
beforeAll(
  () =>
    loadScreens(
      '/enrollDetail',
      '/depositDetail',
      '/myDeposit',
      '/myProject',
      '/usercenterIndex',
      '/bidEnrollNormal',
      '/quoteHall',
      '/projectDetail/A20075.html',
    ),
  120_000,
)

const name = '乐山广蜀电力工程有限公司报废铁塔及线材 1 批'
const late = '尚有 1,614,970 元应于 2026-02-10 17:00 前付清，已逾期 24 天；逾期期间不能报名参加新的项目。'
const grace = '已发出催告，宽限至 2026-03-12 17:00；期满仍未付清的，成交终止，保证金不予退还。'

const main = () => within(screen.getByRole('main'))
const open = (address: string, world = openWorld()) => renderRoute(address, { world, as: 'overdue' })
/** The way of the deal: amount, deadline, days overdue, grace, and the way to pay. */
const everywhere = async () => {
  await screen.findByText(late)
  expect(screen.getByText(grace)).toBeDefined()
  expect(screen.getByText('去付款').closest('a')!.getAttribute('href')).toBe('/projectSettleDetail?id=ST-EP-A20075')
}

describe('[BD-01] [BD-05] [AC-06] an overdue price is shown on every screen that concerns it', () => {
  test('the enrolment shows the amount, the deadline, the days overdue, what happens to the deposit and where to pay', async () => {
    const world = openWorld()
    await open('/enrollDetail?id=EP-A20075', world)
    await everywhere()
    expect(main().getByText('价款逾期 24 天')).toBeDefined()
    expect(main().getByText('应付款项逾期未付')).toBeDefined()
    expect(main().getByText('成交确认书.pdf')).toBeDefined()
    world.jump(dayMs)
    await main().findByText('价款逾期 25 天')
  })

  test('the deposit shows that it was turned into price and fee', async () => {
    await open('/depositDetail?id=DP-A20075')
    await main().findByText('保证金已转为服务费和应付款项，无需再办理。')
    expect(main().getAllByText('已转价款')[0]).toBeDefined()
    expect(screen.getByRole('main').textContent).toContain('转价款¥ 182,030.00')
    expect(screen.getByRole('main').textContent).toContain('转服务费¥ 17,970.00')
    expect(main().getAllByText('查看报名')[0]!.getAttribute('href')).toBe('/enrollDetail?id=EP-A20075')
  })

  test('the room shows it to the winner', async () => {
    await open('/quoteHall?assetsId=A20075')
    await everywhere()
    expect(screen.queryByText(/签订交易合同/)).toBeNull()
  })

  test('the listing is shown as being settled', async () => {
    await open('/projectDetail/A20075.html')
    const stage = (word: string) => main().getByText(word).closest('li')!
    await waitFor(() => expect(stage('签约结算').getAttribute('aria-current')).toBe('step'))
    expect(stage('成交确认').textContent).toContain('已完成')
    expect(main().getAllByText('结算中')[0]).toBeDefined()
  })

  test('the room does not show it to another user, who cannot object after the publicity period', async () => {
    await renderRoute('/quoteHall?assetsId=A20075', { as: 'company' })
    await main().findByText('成交公示至 2026-01-28 18:00。')
    expect(main().queryByText('提出异议')).toBeNull()
    expect(main().queryByText(/逾期/)).toBeNull()
  })

  test.each([
    ['enrolments', '/myProject?tab=won', '已竞得 价款逾期 24 天'],
    ['deposits', '/myDeposit', '已转价款 价款逾期 24 天'],
  ])('the list of %s marks it', async (_, address, mark) => {
    await open(address)
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(mark))
    expect(main().getAllByText(name)[0]).toBeDefined()
  })

  test('the overview counts it and shows it as overdue, not as due soon', async () => {
    await open('/usercenterIndex')
    const todo = (await main().findAllByText(`“${name}”的应付款项已逾期，请尽快付款`))[0]!.closest('li')!
    expect(todo.textContent).toContain('截止 2026-02-10 17:00 已逾期')
    expect(todo.textContent).not.toContain('即将到期')
    expect(within(todo).getByRole('link').getAttribute('href')).toBe('/projectSettleDetail?id=ST-EP-A20075')
    expect(main().getByText('待付款').closest('a')!.getAttribute('href')).toBe('/projectSettlement')
    await everywhere()
  })

  test('the debtor gets a refusal with a link to the enrolments instead of the enrolment form of another asset', async () => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    await open(`/bidEnrollNormal?assetsId=${assetsId}`, world)
    const refusal = within(
      (await main().findByText('您有成交价款逾期未付，付清前不能报名参加新的项目')).closest('[role=alert]')!,
    )
    expect(refusal.getByText('查看我的报名').getAttribute('href')).toBe('/myProject?tab=won')
  })
})
