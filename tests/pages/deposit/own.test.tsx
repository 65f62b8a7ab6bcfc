import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { actorOf, depositOf, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { box, uploadFile, goTo, loadScreens, pdfFile, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { deskOf, half, openingSoon } from './desk.ts'

await loadScreens('/cashierDesk', '/depositDetail', '/depositAddPayInfo', '/myDeposit', '/enrollDetail')

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().findByRole('button', { name })
const tab = (name: string) => screen.findByRole('tab', { name })
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const detailOf = (world: World, id: string, as: 'person' | 'company' = 'person') =>
  renderRoute(`/depositDetail?id=${id}`, { as, world })

/** Eleven deposits of `person`, of which one is paid: more than a page holds. */
function elevenDeposits(world: World): void {
  const listings = [...world.exchange.tables.listings.values()]
    .filter(({ status, packageId, isPackage }) => status === 'NOTICE' && packageId === null && !isPackage)
    .slice(0, 11)
  const [{ enrolId, deposit }] = listings.map((listing) => deskOf(world, listing)) as [ReturnType<typeof deskOf>]
  transfer(world.exchange, enrolId, deposit.due)
}

describe('the list', () => {
  test('[BD-05] an empty list is filled by push', async () => {
    const world = openWorld()
    await renderRoute('/myDeposit', { as: 'person', world })
    await screen.findByText('您暂无保证金记录')
    deskOf(world)
    await tab('全部 1')
  })

  test('[BD-05] tab, text and page are in the address; both languages', async () => {
    const world = openWorld()
    elevenDeposits(world)
    const { user, address } = await renderRoute('/myDeposit', { as: 'person', world })
    await tab('全部 11')
    const effective = await tab('有效 1')
    await user.click(await screen.findByRole('link', { name: '下一页' }))
    await waitFor(() => expect(address()).toBe('/myDeposit?page=2'))
    await waitFor(async () => expect((await table('我的保证金')).getAllByRole('row')).toHaveLength(2))
    await user.click(effective)
    expect(address()).toBe('/myDeposit?state=effective')
    history.back()
    await waitFor(() => expect(address()).toBe('/myDeposit?page=2'))
    await replaceText(user, main().getByRole('searchbox', { name: '项目名称或编号' }), '项目不存在')
    await user.keyboard('{Enter}')
    await screen.findByText('没有符合条件的保证金')
    await user.click(screen.getByRole('link', { name: '查看全部保证金' }))
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    expect(await tab('Effective 1')).toBeDefined()
  })
})

describe('one deposit', () => {
  test('[BD-05] receipts, movements and documents; the cashier desk in English; not shown to others', async () => {
    const world = openWorld()
    const { enrolId, deposit } = deskOf(world)
    transfer(world.exchange, enrolId, String(Number(deposit.due) + 100))
    const { user } = await detailOf(world, deposit.id)
    expect((await table('变动记录')).getByText('超额部分原路退回')).toBeDefined()
    const refund = within(screen.getByRole('group', { name: '退款信息' }))
    expect([refund.queryByText('多缴部分已退回') !== null, refund.queryByText('暂无退款')]).toEqual([true, null])
    expect((await table('入账记录')).getByText('已识别')).toBeDefined()
    const row = screen.getByText('保证金到账确认.pdf', { selector: 'li > span > span' }).closest('li')!
    const download = within(row).getByRole('link', { name: /^下载/ })
    expect([download.getAttribute('download'), download.getAttribute('target')]).toEqual(['保证金到账确认.pdf', null])
    expect(download.getAttribute('href')).toMatch(/^\/mock-files\/.+\?until=\d+&for=U0004&key=[\da-f]{43}&download=1$/)

    await user.click(main().getByRole('link', { name: '打印入账通知单' }))
    expect((await screen.findByRole('article')).textContent).toContain('保证金入账通知单')
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByRole('heading', { level: 2, name: 'Deposit payment slip' })
    await goTo(`/cashierDesk?enrolId=${enrolId}`)
    await screen.findByText('Deposit effective', { selector: 'h3' })
    await goTo(`/depositDetail?id=${deposit.id}`)
    await screen.findByText('Excess returned to the payer')
    expect((await screen.findByRole('table', { name: 'Transactions' })).textContent).toContain('CNY 100.00')
    expect(screen.getByRole('main').textContent).not.toContain('¥')
  })

  test('[BD-05] an excess payment is explained next to each amount', async () => {
    const world = openWorld()
    const { enrolId, deposit, address } = deskOf(world)
    transfer(world.exchange, enrolId, String(Number(deposit.due) + 300))
    const text = '多缴 300.00 元，已退回'
    const { user } = await renderRoute(address, { as: 'person', world })
    for (const place of [
      address,
      '/myDeposit',
      `/depositDetail?id=${deposit.id}`,
      `/depositDetail?id=${deposit.id}&print=1`,
      `/depositAddPayInfo?id=${deposit.id}`,
      `/enrollDetail?id=${enrolId}`,
    ]) {
      await goTo(place)
      expect((await screen.findByText(text)).closest('body'), place).not.toBeNull()
    }
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByText('CNY 300.00 overpaid and returned')
  })

  test('[BD-05] a withdrawn deposit is listed as cancelled, with its reason', async () => {
    const world = openWorld()
    const { enrolId, deposit } = deskOf(world)
    const { user, address } = await renderRoute('/myDeposit', { as: 'person', world })
    const cancelled = await tab('已取消 0')
    world.exchange.take('withdrawEnrolment', { id: enrolId }, actorOf(userNamed(world.exchange, 'person')))
    await tab('已取消 1')
    await tab('逾期无效 0')
    await user.click(cancelled)
    expect(address()).toBe('/myDeposit?state=cancelled')
    expect((await table('我的保证金')).getByText('报名已撤回')).toBeDefined()
    await goTo(`/depositDetail?id=${deposit.id}`)
    await screen.findByRole('heading', { name: '退款信息' })
    expect(main().getByText('已取消')).toBeDefined()
    expect(main().getByText('报名已撤回')).toBeDefined()
    expect(main().queryByRole('link', { name: '去交纳' })).toBeNull()
  })

  test('[BD-05] the deposit of another user is not found', async () => {
    const world = openWorld()
    await detailOf(world, deskOf(world).deposit.id, 'company')
    await screen.findByText('未找到该保证金')
  })

  test('[BD-05] the pool of a package is raised, and the difference paid', async () => {
    const world = openWorld()
    const pool = [...world.exchange.tables.listings.values()].find(
      ({ isPackage, status }) => isPackage && status === 'NOTICE',
    )!
    const members = [...world.exchange.tables.listings.values()].filter(({ packageId }) => packageId === pool.assetsId)
    const lotIds = members.map(({ assetsId }) => assetsId)
    const largest = String(Math.max(...members.map((lot) => Number(lot.deposit))))
    const { enrolId, deposit } = deskOf(world, pool, { lotIds, poolAmount: largest })
    transfer(world.exchange, enrolId, deposit.due)
    const { user, address } = await detailOf(world, deposit.id)
    await screen.findByRole('heading', { name: '资产包保证金池' })
    const total = '追加后的保证金总额（元）'
    await replaceText(user, box(total), deposit.due)
    await user.click(await button('追加保证金'))
    expect((await screen.findAllByText('追加后的保证金应大于当前应缴金额')).length).toBeGreaterThan(0)
    await replaceText(user, box(total), String(Number(deposit.due) + 1))
    await user.click(await button('追加保证金'))
    await waitFor(() => expect(address()).toBe(`/cashierDesk?enrolId=${enrolId}`))
    transfer(world.exchange, enrolId, '1')
    await screen.findByText('保证金已生效', { selector: 'h3' })
  })
})

describe('unmatched and late money', () => {
  test('[BD-02] [BD-05] a transfer under a former name is claimed and matched', async () => {
    const world = openWorld()
    const { enrolId, deposit, address: desk } = deskOf(world)
    const { user, address } = await renderRoute(desk, { as: 'person', world })
    await screen.findByRole('heading', { level: 1, name: '收银台' })
    transfer(world.exchange, enrolId, deposit.due, '蜀锦商贸有限公司', 'SJ20260000')
    transfer(world.exchange, enrolId, deposit.due, '周民生', 'SJ20260001')
    const [of, own] = await main().findAllByText(/收到付款户名与报名主体不一致的款项/)
    expect(of!.parentElement!.textContent).toContain('他人代付的款项不计入保证金，将原路退回')
    await user.click(within(own!.closest<HTMLElement>('[role=status]')!).getByRole('link', { name: '补录付款信息' }))
    await screen.findByRole('heading', { level: 1, name: '补录付款信息' })
    await main().findByText('他人代付的款项不计入保证金，将原路退回')
    await user.click(await button('提交'))
    await screen.findByText('有 7 项需要修改')

    await user.click(await button('补录该笔款项'))
    expect(box('付款户名').value).toBe('周民生')
    await replaceText(user, box('付款户名'), '蜀锦商贸有限公司')
    await replaceText(user, box('付款账号'), '6222 0200 0000 4321')
    await user.tab()
    const payerOther = '付款户名须与报名主体一致，他人代付的款项不计入保证金，将原路退回'
    expect((await screen.findAllByText(payerOther)).length).toBeGreaterThan(0)
    expect((await screen.findAllByText('付款账号与银行入账记录不一致')).length).toBeGreaterThan(0)
    await replaceText(user, box('付款户名'), '周岷生')
    await user.tab()
    expect((await screen.findAllByText('付款户名与银行入账记录不一致')).length).toBeGreaterThan(0)
    await replaceText(user, box('付款户名'), '周民生')
    await replaceText(user, box('付款账号'), '6222 0200 0000 1234')
    await replaceText(user, box('付款金额（元）'), '1')
    await user.tab()
    expect((await screen.findAllByText('付款金额与到账金额不一致')).length).toBeGreaterThan(0)
    await replaceText(user, box('付款金额（元）'), deposit.due)
    await user.click(await button('提交'))
    expect(await button('凭证不能为空')).toBeDefined()
    await uploadFile(user, '付款凭证', pdfFile('回单.pdf'))
    // The draft is restored on return.
    await goTo('/myDeposit')
    await screen.findByRole('heading', { level: 1, name: '我的保证金' })
    await goTo(`/depositAddPayInfo?id=${deposit.id}`)
    await waitFor(() => expect(box('银行流水号').value).toBe('SJ20260001'))
    await user.click(await button('提交'))
    await waitFor(() => expect(address()).toBe(`/depositDetail?id=${deposit.id}`))
    expect((await table('补录记录')).getByText('待核对')).toBeDefined()
    world.jump(20_000)
    await (await table('补录记录')).findByText('已匹配')
    expect((await screen.findAllByText('已到账（有效）')).length).toBeGreaterThan(0)
  })

  test('[BD-02] [BD-05] a late payment is refunded, and a wrong account is corrected', async () => {
    const world = openWorld()
    const wrong = { refund: { name: '周岷生', bank: '岷江商业银行', account: '6217000000000543219' } }
    const { enrolId, deposit } = deskOf(world, openingSoon(world), wrong)
    transfer(world.exchange, enrolId, half(deposit.due))
    const { user } = await detailOf(world, deposit.id)
    expect((await screen.findAllByText('部分到账')).length).toBeGreaterThan(0)
    world.jumpTo(deposit.deadline)
    expect((await screen.findAllByText('待退还')).length).toBeGreaterThan(0)
    world.jump(60_000)
    world.jump(60_000)
    await screen.findByText('退款失败，请核对账户')
    await user.click(await button('更正退款账户'))
    await waitFor(() => expect(document.activeElement).toBe(box('开户行')))
    expect(screen.getByText('退款账户户名须与付款人一致：').textContent).toContain('周岷生')
    await replaceText(user, box('账号'), '6222020000001234566')
    await user.click(await button('保存退款账户'))
    await screen.findByText('退款账户已更正')
    expect(depositOf(world.exchange, enrolId).refund.account.name).toBe(deposit.payerName)
    world.jump(60_000)
    world.jump(60_000)
    expect((await screen.findAllByText('已退还')).length).toBeGreaterThan(0)
    expect(screen.getByText('退款说明书.pdf', { selector: 'li > span > span' })).toBeDefined()
  })
})
