import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BankReport } from '#src/mock/exchange/deposits/gateway.ts'
import { actorOf, depositOf, enrolled, openListing, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { box, uploadFile, goTo, loadScreens, pdfFile, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { deskOf, enrolledAnew, half, isListening, openingSoon } from './desk.ts'

await loadScreens('/cashierDesk', '/depositDetail')

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().findByRole('button', { name })
const effective = () => screen.findByText('保证金已生效', { selector: 'h3' })
/** What a button looks like: with a spinner, greyed, or ready. */
const look = ({ dataset: { busy, off } }: HTMLElement) => (busy === '' ? 'busy' : off === '' ? 'off' : 'ready')
const opened = (world: World, address: string) => renderRoute(address, { as: 'person', world })

describe('by transfer', () => {
  test('[BD-02] parts by transfer until it is effective, with the bidder number by push', async () => {
    const world = openWorld()
    const { enrolId, deposit, address } = deskOf(world)
    const { user } = await opened(world, address)
    expect((await screen.findByRole('timer')).textContent).toContain('天')
    expect(screen.getByText(deposit.subAccount.replaceAll(/(\d{4})(?=\d)/g, '$1 '))).toBeDefined()
    const answer = world.hold('/dscq-project/deposit/detail')
    await user.click(await button('我已付款（查询到账）'))
    expect(look(await button('正在查询…'))).toBe('busy')
    answer()
    await screen.findByText(/暂未查询到新的到账/)

    transfer(world.exchange, enrolId, half(deposit.due))
    expect((await screen.findAllByText('部分到账')).length).toBeGreaterThan(0)
    expect(screen.getByText('该账户已有款项到账，不能重新选择银行')).toBeDefined()
    expect(within(screen.getByRole('table', { name: '入账记录' })).getAllByRole('row')).toHaveLength(2)

    transfer(world.exchange, enrolId, String(Number(deposit.due) - Number(half(deposit.due))))
    await effective()
    expect(screen.getByText(/^\d{4}$/)).toBeDefined()
    expect(screen.getByRole('link', { name: '进入竞价厅' })).toBeDefined()
    expect(screen.queryByRole('tab', { name: '网上支付' })).toBeNull()
  })

  test('[BD-02] the chosen bank stays selected while the exchange has not answered', async () => {
    const world = openWorld()
    const { deposit, address } = deskOf(world)
    const { user } = await opened(world, address)
    const bank = await screen.findByRole<HTMLSelectElement>('combobox', { name: '开户行' })
    const [first, second, third] = Array.from(bank.options, ({ value }) => value)
    expect([first, second]).toEqual([deposit.bank, '蜀川银行营业部'])
    const release = world.hold('/dscq-project/deposit/bank')
    await user.selectOptions(bank, second!)
    await waitFor(() => expect(bank.getAttribute('aria-disabled')).toBe('true'))
    expect(bank.value).toBe(second)
    // A second choice during the request is ignored.
    await user.selectOptions(bank, third!)
    expect(bank.value).toBe(second)
    release()
    await screen.findByText('开户行已更换，请使用新的收款账号')
    expect(bank.value).toBe(second)
    expect(world.callsTo('/dscq-project/deposit/bank')).toEqual([{ id: deposit.id, bank: second }])
  })
})

describe('at the gateway', () => {
  const amount = () => box('本次支付金额（元）')
  const unknown = '支付结果确认中，请勿重复支付'
  const table = () => screen.findByRole('table', { name: '网上支付记录' })
  const ordersOf = ({ exchange }: World, enrolId: string) => depositOf(exchange, enrolId).orders
  const reportAtBank = ({ exchange }: World, orderId: string, word: BankReport) =>
    exchange.take('bankSays', { orderId, word }, { userId: null, visitor: '' })
  const leave = vi.fn<(address: string | URL) => void>()
  beforeEach(() => {
    leave.mockReset()
    vi.spyOn(location, 'assign').mockImplementation(leave)
  })

  async function online(world = openWorld()) {
    const { enrolId, deposit, address } = deskOf(world)
    const { user } = await opened(world, `${address}&way=online`)
    await button('去支付')
    const confirm = async () => {
      await user.click(await button('去支付'))
      return within(await screen.findByRole('dialog', { name: '确认支付' }))
    }
    /** Confirms the amount; returns the id of the payment that the page leaves for. */
    const pay = async () => {
      const before = leave.mock.calls.length
      await user.click((await confirm()).getByRole('button', { name: '确认并前往银行' }))
      await waitFor(() => expect(leave.mock.calls).toHaveLength(before + 1))
      const order = new URL(String(leave.mock.lastCall![0]), location.href).searchParams.get('order')!
      return order
    }
    /** The address to which the bank returns. */
    const comeBack = (order: string) => goTo(`${address}&order=${order}`)
    return { world, user, enrolId, deposit, address, confirm, pay, comeBack }
  }

  test('[BD-02] [AC-10] the missing amount is filled in with its thousands in groups and two decimals', async () => {
    const world = openWorld()
    const { enrolId, deposit, address } = deskOf(world)
    deposit.due = '2000000'
    transfer(world.exchange, enrolId, '500000.50')
    await opened(world, `${address}&way=online`)
    await waitFor(() => expect(amount().value).toBe('1,499,999.50'))
    expect(screen.getByText('壹佰肆拾玖万玖仟玖佰玖拾玖元伍角整')).toBeDefined()
  })

  test('[BD-02] the amount cannot exceed what is missing, and one confirmation makes one payment', async () => {
    const { world, user, enrolId, deposit, confirm } = await online()
    await replaceText(user, amount(), `${deposit.due}9`)
    await user.click(await button('去支付'))
    expect(screen.getByText('支付金额不能超过尚需交纳的金额')).toBeDefined()
    expect(document.activeElement).toBe(amount())
    await replaceText(user, amount(), half(deposit.due))
    await user.click(screen.getByRole('radio', { name: '快捷支付' }))
    const dialog = await confirm()
    expect(dialog.getByText(/快捷支付/)).toBeDefined()
    await user.dblClick(dialog.getByRole('button', { name: '确认并前往银行' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    expect(ordersOf(world, enrolId)).toMatchObject([{ amount: half(deposit.due), channel: 'quick' }])
  })

  test('[BD-02] organisations are offered corporate banking, people personal banking', async () => {
    const world = openWorld()
    const listing = openListing(world.exchange)
    const company = userNamed(world.exchange, 'company')
    const enrolId = enrolled(world.exchange, listing, company)
    const { user } = await renderRoute(`/cashierDesk?enrolId=${enrolId}&way=online`, { as: 'company', world })
    const offered = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)
    await button('去支付')
    expect(offered()).toEqual(['企业网银（B2B）'])
    await replaceText(user, amount(), '1')
    await user.click(await button('去支付'))
    await user.click(
      within(await screen.findByRole('dialog', { name: '确认支付' })).getByRole('button', { name: '确认并前往银行' }),
    )
    await waitFor(() => expect(ordersOf(world, enrolId)).toMatchObject([{ amount: '1', channel: 'b2b' }]))
  })

  test('[D29] [BD-02] the typed text stays but for its groups, is never read as another amount, and an unreadable one has a message', async () => {
    const { world, user, enrolId } = await online()
    const unreadable = '金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个'
    const note = () => document.getElementById(amount().getAttribute('aria-describedby')!)?.textContent
    for (const [typed, shown, problem] of [
      ['14998765。43', '14,998,765。43', unreadable],
      ['1e5', '1e5', unreadable],
      ['-1', '-1', unreadable],
      ['1.2.3', '1.2.3', unreadable],
      ['1o0', '1o0', unreadable],
      ['1234.56元', '1,234.56元', unreadable],
      ['1,5', '1,5', unreadable],
      ['9.999', '9.999', '金额最多两位小数'],
      ['12345678901234567890123', '12,345,678,901,234,567,890,123', '金额的整数部分不能超过 12 位'],
    ] as const) {
      await user.clear(amount())
      await user.type(amount(), typed)
      await user.click(await button('去支付'))
      expect([amount().value, note()]).toEqual([shown, problem])
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(ordersOf(world, enrolId)).toEqual([])
  })

  test('[BD-02] after a refusal by the bank, a cancellation and a timeout another payment can begin', async () => {
    const { world, user, pay, comeBack } = await online()
    const refused = await pay()
    reportAtBank(world, refused, 'failed')
    await comeBack(refused)
    const failure = await screen.findByText('支付失败', { selector: 'strong' })
    expect(failure.parentElement!.textContent).toContain('银行未受理，请更换支付方式')

    const given = await pay()
    await comeBack(given)
    expect((await screen.findAllByText(unknown)).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: '继续支付' })).toBeDefined()
    await user.click(await button('更换支付方式'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    await within(await table()).findByText('已取消')

    await comeBack(await pay())
    expect(await screen.findByRole('link', { name: '继续支付' })).toBeDefined()
    world.jump(15 * 60_000)
    await within(await table()).findByText('超时关闭')
    expect(await button('去支付')).toBeDefined()
  })

  test('[BD-02] the button of a running request has a spinner, and the confirmation cannot be left meanwhile', async () => {
    const { world, user, enrolId, confirm, comeBack } = await online()
    const payment = world.hold('/dscq-project/deposit/pay')
    const dialog = await confirm()
    await user.click(dialog.getByRole('button', { name: '确认并前往银行' }))
    expect(look(await dialog.findByRole('button', { name: '正在前往银行…' }))).toBe('busy')
    expect(look(dialog.getByRole('button', { name: '返回修改' }))).toBe('off')
    await user.click(dialog.getByRole('button', { name: '返回修改' }))
    expect(screen.getByRole('dialog', { name: '确认支付' })).toBeDefined()
    payment()
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))

    await comeBack(ordersOf(world, enrolId)[0]!.id)
    const query = world.hold('/dscq-project/deposit/detail')
    await user.click(await button('查询支付结果'))
    expect(look(await button('正在查询…'))).toBe('busy')
    query()
    await button('查询支付结果')
    const closing = world.hold('/dscq-project/deposit/pay-cancel')
    await user.click(await button('更换支付方式'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    await waitFor(async () => expect(look(await button('更换支付方式'))).toBe('busy'))
    closing()
    await within(await table()).findByText('已取消')
  })

  test('[BD-02] a payment that the bank is still processing cannot be repeated, and counts once', async () => {
    const { world, enrolId, pay, comeBack } = await online()
    const order = await pay()
    reportAtBank(world, order, 'later')
    await comeBack(order)
    expect((await screen.findAllByText(/支付处理中/)).length).toBeGreaterThan(0)
    expect(screen.getAllByText(unknown).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
    world.jump(30_000)
    await effective()
    expect(depositOf(world.exchange, enrolId).receipts).toHaveLength(1)
  })

  test('[BD-02] a payment begun in another window closes the confirmation of this one', async () => {
    const { world, enrolId, deposit, confirm } = await online()
    await confirm()
    const who = actorOf(userNamed(world.exchange, 'person'))
    const payment = { id: deposit.id, channel: 'b2c', amount: deposit.due, idemKey: 'of-the-other-window' }
    const { id } = world.exchange.take('payDeposit', payment, who)
    expect((await screen.findAllByText(unknown)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog', { name: '确认支付' })).toBeNull()
    reportAtBank(world, id, 'paid')
    await effective()
    expect(depositOf(world.exchange, enrolId).receipts).toHaveLength(1)
  })

  test('[BD-02] [A3] a payment address outside the allowed hosts is refused with a message', async () => {
    const { world, user, deposit, confirm } = await online()
    const foreign = {
      id: 'O1',
      channel: 'b2c',
      amount: deposit.due,
      state: 'pending',
      at: 0,
      payUrl: 'https://evil.example/',
    }
    const answerWith = (path: string, data: object) =>
      world.faults({ path, kind: 'nonsense', body: JSON.stringify({ code: 200, msg: '', data }) })
    answerWith('/dscq-project/deposit/pay', foreign)
    const dialog = await confirm()
    await user.click(dialog.getByRole('button', { name: '确认并前往银行' }))
    await dialog.findByText(/^要前往的地址不在本站允许的范围内/)
    expect(leave).not.toHaveBeenCalled()
  })

  test('[BD-02] after a broken connection 重试 continues the same payment', async () => {
    const { world, user, enrolId, confirm } = await online()
    world.faults({ path: '/dscq-project/deposit/pay', kind: 'down' })
    const dialog = await confirm()
    await user.click(dialog.getByRole('button', { name: '确认并前往银行' }))
    await dialog.findByText('网络连接失败，请检查网络后重试')
    world.faults()
    await user.click(dialog.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    const [first, ...others] = world.callsTo('/dscq-project/deposit/pay')
    expect(others).toEqual([first])
    expect(ordersOf(world, enrolId)).toHaveLength(1)
  })
})

describe('by a letter of guarantee', () => {
  test('[BD-02] a guarantee that ends before the bidding is refused, a longer one is accepted', async () => {
    const world = openWorld()
    const { deposit, address } = deskOf(world)
    const { user } = await opened(world, `${address}&way=guarantee`)
    await button('提交保函')
    const submit = async (no: string, until: string) => {
      await replaceText(user, box('出具机构'), '蜀川银行成都分行')
      await replaceText(user, box('保函编号'), no)
      await replaceText(user, screen.getByLabelText(/有效期至/), until)
      await uploadFile(user, '保函扫描件', pdfFile('保函.pdf'))
      await user.click(await button('提交保函'))
      await screen.findByText('审核中')
      world.jump(20_000)
    }
    await replaceText(user, box('担保金额（元）'), '1')
    await user.click(await button('提交保函'))
    expect((await screen.findAllByText('保函金额低于应缴保证金')).length).toBeGreaterThan(0)
    await replaceText(user, box('担保金额（元）'), deposit.due)
    await submit('BH-001', '2026-03-06')
    expect((await screen.findAllByText('保函有效期不足以覆盖竞价期')).length).toBeGreaterThan(0)
    await submit('BH-002', '2099-12-31')
    await effective()
  })
})

describe('when nothing is to be paid', () => {
  test('[BD-02] the cashier desk opens after the review and closes at the deadline of the deposit', async () => {
    const { world } = await renderRoute('/depositDetail', { as: 'person' })
    await isListening(world)
    const { enrolId, review } = enrolledAnew(world, openingSoon(world))
    await goTo(`/cashierDesk?enrolId=${enrolId}`)
    await screen.findByText('您的竞买信息已提交，请等待审核')
    await review('pass')
    await screen.findByRole('tab', { name: '网上支付' })
    const { due, deadline } = depositOf(world.exchange, enrolId)
    transfer(world.exchange, enrolId, half(due))
    expect((await screen.findAllByText('部分到账')).length).toBeGreaterThan(0)
    world.jumpTo(deadline)
    await screen.findByText('保证金交纳已截止', { selector: 'h3' })
    expect(screen.queryByRole('tab', { name: '网上支付' })).toBeNull()
    expect(main().getByRole('link', { name: '查看保证金' })).toBeDefined()
  })

  test('[BD-02] a refused or unknown enrolment has nothing to pay', async () => {
    const world = openWorld()
    const { enrolId, review } = enrolledAnew(world)
    await review('reject', '材料不符')
    await opened(world, `/cashierDesk?enrolId=${enrolId}`)
    await screen.findByText('您的资格审核未通过，无法交纳保证金')
    expect(main().getByRole('link', { name: '查看报名' })).toBeDefined()
    for (const address of ['/cashierDesk?enrolId=none', '/depositDetail']) {
      await goTo(address)
      await screen.findByText('未找到该保证金')
      expect(main().queryByRole('button', { name: '重试' })).toBeNull()
    }
  })

  test('[BD-05] a retry after a refusal opens the cashier desk', async () => {
    const world = openWorld()
    const { enrolId, review } = enrolledAnew(world)
    await review('pass')
    const path = '/dscq-project/deposit/detail'
    world.faults({ path, kind: 'refuse', code: 500, msg: '系统繁忙，请稍后再试' })
    const { user } = await opened(world, `/cashierDesk?enrolId=${enrolId}`)
    expect((await main().findByRole('alert')).textContent).toBe('系统繁忙，请稍后再试重试')
    const again = main().getByRole('button', { name: '重试' })
    const answer = world.hold(path)
    await user.click(again)
    expect((await main().findByRole('alert')).textContent).toBe('系统繁忙，请稍后再试正在重试…')
    answer()
    await waitFor(() => expect(again.textContent).toBe('重试'))
    expect(document.activeElement).toBe(again)
    world.faults()
    await user.click(again)
    await screen.findByRole('tab', { name: '网上支付' })
  })
})
