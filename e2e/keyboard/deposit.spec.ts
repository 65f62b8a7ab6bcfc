import type { Page } from '@playwright/test'
import { withGroups } from '#src/model/money/money.ts'
import { depositAtBank, half, openCashier, openConnected } from '../deposit/cashier.ts'
import { box, button } from '../enrol/actions.ts'
import { signIn } from '../session/sign-in.ts'
import {
  assetOpeningSoon,
  assetsToEnrol,
  bankCard,
  type Deposit,
  enrol,
  enrolAndAdmit,
  pdfFile,
  review,
  transfer,
} from '../support/enrolment.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys, test } from './keys.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Types into the field and sends the form, by Enter in the field and by the button: either leaves the focus in the field. */
async function expectRefused(keys: Keys, field: string, typed: string, send: string, problem: string): Promise<void> {
  const { page } = keys
  const message = main(page).getByRole('alert').getByRole('button', { name: problem, exact: true })
  await keys.type(box(page, field), typed, withGroups(typed))
  await keys.press('Enter')
  await expect(message).toBeVisible()
  await expect(box(page, field)).toBeFocused()
  await keys.act(button(page, send))
  await expect(message).toBeVisible()
  await expect(box(page, field)).toBeFocused()
}

test(
  '[forms] [BD-05] the pool of a package is found, raised and filled up',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    const [assetsId = ''] = await assetsToEnrol(page, true)
    const { deposit, enrolId } = await enrolAndAdmit(page, 'person', assetsId)
    await transfer(page, deposit)
    await openConnected(page, '/myDeposit')
    await keys.intoMain()
    await keys.to(page.getByRole('tab', { selected: true }))
    await keys.press('ArrowRight')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await keys.press('Home')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await keys.act(main(page).getByRole('table', { name: '我的保证金' }).getByRole('link', { name: /^查看/ }))
    await expect(page).toHaveURL(new RegExp(`/depositDetail\\?id=${deposit.id}`))
    await expect(page.getByRole('heading', { name: '资产包保证金池' })).toBeVisible()

    const field = '追加后的保证金总额（元）'
    await expectRefused(keys, field, deposit.due, '追加保证金', '追加后的保证金应大于当前应缴金额')
    await keys.typeAmount(box(page, field), String(Number(deposit.due) + 1))
    await keys.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/cashierDesk\\?enrolId=${enrolId}`))
    await expect(heading(page, '收银台')).toBeFocused()

    const look = page.getByRole('button', { name: '我已付款（查询到账）' })
    await keys.act(look)
    await expect(page.getByText('暂未查询到新的到账', { exact: false })).toBeVisible()
    await expect(look).toBeFocused()
    await transfer(page, deposit, { amount: '1' })
    await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
    await expect(page.getByRole('group', { name: '收银台' })).toBeFocused()
    await keys.act(main(page).getByRole('link', { name: '查看保证金' }))
    await expect(page).toHaveURL(/\/depositDetail/)
  },
)

/** A card reported lost: the bank books nothing on it. */
const lostCard = '6217000000000543219'

/** A deposit that came too late, and whose refund the bank has refused because of the account. */
async function refundRefused(page: Page, exchange: Exchange): Promise<Deposit> {
  const assetsId = await assetOpeningSoon(page)
  const { enrolId, asker } = await enrol(page, 'person', assetsId, {
    refund: { name: '周岷生', bank: '岷江商业银行', account: lostCard },
  })
  await review(page, enrolId)
  const { data } = await asker.call<Deposit>('/dscq-project/deposit/detail', { enrolId })
  await transfer(page, data, { amount: half(data.due) })
  await openConnected(page, `/depositDetail?id=${data.id}`)
  await exchange.jump(data.deadline - (await exchange.now()))
  await expect(main(page).getByText('待退还').first()).toBeVisible()
  await exchange.jump(60_000)
  await exchange.jump(60_000)
  await expect(main(page).getByRole('status').filter({ hasText: '退款失败，请核对账户' })).toBeVisible()
  return data
}

test(
  '[forms] [BD-05] the account of a refund is corrected until the bank accepts it',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    const { payerName } = await refundRefused(page, exchange)
    await keys.intoMain()
    const opener = button(page, '更正退款账户')
    await keys.act(opener)
    await expect(box(page, '开户行')).toBeFocused()
    await keys.act(button(page, '取消'))
    await expect(opener).toBeFocused()

    await keys.press('Enter')
    await expectRefused(keys, '账号', '12', '保存退款账户', '对公账号应为8至30位数字')
    await keys.type(box(page, '账号'), bankCard)
    await keys.act(button(page, '保存退款账户'))
    await expect(page.getByText('退款账户已更正')).toBeVisible()
    await expect(opener).toBeFocused()
    await expect(page.getByRole('region', { name: '退款信息' })).toContainText(payerName)

    // An open form stays on the page when the money leaves.
    await keys.press('Enter')
    await expect(box(page, '开户行')).toBeFocused()
    await exchange.jump(60_000)
    await expect(box(page, '开户行')).toHaveCount(0)
    await expect(page.getByRole('group', { name: '退款信息' })).toBeFocused()
    await exchange.jump(60_000)
    await expect(main(page).getByText('已退还').first()).toBeVisible()
  },
)

test(
  '[forms] [BD-02] [BD-05] the amount of an unmatched transfer is corrected',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    const { deposit } = await openCashier(page, exchange)
    await transfer(page, deposit, { payer: '周民生', serial: 'SJ20260001' })
    await expect(page.getByText('收到付款户名与报名主体不一致的款项').first()).toBeVisible()
    await keys.intoMain()
    await keys.act(main(page).getByRole('link', { name: '补录付款信息' }).first())
    await expect(heading(page, '补录付款信息')).toBeFocused()
    await keys.act(button(page, '提交'))
    await expect(main(page).getByText('有 7 项需要修改')).toBeVisible()
    await expect(box(page, '付款户名')).toBeFocused()
    const missing = main(page).getByRole('alert').getByRole('button', { name: '凭证不能为空' })
    const proof = page.getByRole('group', { name: '付款凭证' })
    await keys.act(missing)
    await expect(proof.locator('input[type=file]')).toBeFocused()

    await keys.back(button(page, '补录该笔款项'))
    await keys.press('Enter')
    await expect(box(page, '付款账号')).toBeFocused()
    await page.keyboard.type('6222020000001234')
    await expect(box(page, '付款户名')).toHaveValue('周民生')
    await keys.uploadFile(proof.locator('input[type=file]'), pdfFile('回单.pdf'))
    await expect(proof.getByText('已上传')).toBeVisible()
    await keys.back(box(page, '付款金额（元）'))
    await expectRefused(keys, '付款金额（元）', '1', '提交', '付款金额与到账金额不一致')
    await keys.typeAmount(box(page, '付款金额（元）'), deposit.due)
    await keys.press('Enter')
    await expect(page).toHaveURL(/depositDetail/)
    const claims = page.getByRole('table', { name: '补录记录' })
    await expect(claims).toContainText('待核对')
    await exchange.jump(20_000)
    await expect(claims).toContainText('已匹配')
    await expect(main(page).getByText('已到账（有效）').first()).toBeVisible()
    expect((await depositAtBank(page, deposit.id)).receipts).toHaveLength(1)
  },
)
