import { assetOpeningSoon, assetsToEnrol, enrol, paper, review, transfer } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import { signIn } from '../session/sign-in.ts'
import { atTheBank, half, openDesk, openLive } from './desk.ts'

test('[BD-02] parts by transfer until it is effective, with the bidder number by push', async ({
  page,
  exchange,
  axe,
}) => {
  const { deposit } = await openDesk(page, exchange)
  await expect(page.getByRole('timer')).toContainText('天')
  await expect(page.getByText(deposit.subAccount.account.replaceAll(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制收款账号' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(deposit.subAccount.account)
  const bank = page.getByRole('combobox', { name: '开户行' })
  await bank.selectOption('蜀川银行营业部')
  await expect(page.getByText('开户行已更换，请使用新的收款账号')).toBeVisible()
  await page.getByRole('button', { name: '我已付款（查询到账）' }).click()
  await expect(page.getByText('暂未查询到新的到账', { exact: false })).toBeVisible()
  await axe()

  const now = await atTheBank(page, deposit.id)
  const to = { ...deposit, subAccount: { account: (now as unknown as { subAccount: string }).subAccount } }
  await transfer(page, to, { amount: half(deposit.due) })
  await expect(page.getByText('部分到账').first()).toBeVisible()
  await expect(page.getByText('该账户已收到保证金，不能重新选择银行')).toBeVisible()
  await expect(page.getByRole('table', { name: '入账记录' }).getByRole('row')).toHaveCount(2)

  await transfer(page, to, { amount: String(Number(deposit.due) - Number(half(deposit.due))) })
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  await expect(page.getByText(/^\d{4}$/)).toBeVisible()
  await expect(page.getByRole('link', { name: '进入报价大厅' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '网上支付' })).toHaveCount(0)
  await axe()
})

test('[BD-02] [BD-05] money of another payer is claimed and matched', async ({ page, exchange, axe }) => {
  const { deposit } = await openDesk(page, exchange)
  await transfer(page, deposit, { payer: '蜀锦商贸有限公司', serial: 'SJ20260001' })
  await expect(page.getByText('收到付款户名与报名主体不一致的款项').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '补录付款信息' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '补录付款信息' })).toBeVisible()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('有 7 项需要修改')).toBeVisible()
  await axe()

  await page.getByRole('button', { name: '补录这笔款项' }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  await expect(field('付款户名')).toHaveValue('蜀锦商贸有限公司')
  await field('付款账号').fill('6222 0200 0000 1234')
  await field('付款金额').fill('1')
  await page.keyboard.press('Tab')
  await expect(page.getByText('付款金额与到账金额不一致').first()).toBeVisible()
  await field('付款金额').fill(deposit.due)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('button', { name: '凭证不能为空' })).toBeVisible()
  await page.getByRole('group', { name: '付款凭证' }).locator('input[type=file]').setInputFiles(paper('回单.pdf'))
  await expect(page.getByRole('group', { name: '付款凭证' }).getByText('已上传')).toBeVisible()
  await page.reload()
  await expect(field('银行流水号')).toHaveValue('SJ20260001')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page).toHaveURL(/depositDetail/)
  await expect(page.getByRole('table', { name: '补录记录' })).toContainText('待核对')
  await exchange.jump(20_000)
  await expect(page.getByRole('table', { name: '补录记录' })).toContainText('已匹配')
  await expect(page.getByText('已到账（有效）').first()).toBeVisible()
  await axe()
})

test('[BD-02] the time runs out while the desk is open; what came is refunded, and a wrong account corrected', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange)
  const assetsId = await assetOpeningSoon(page)
  const { enrolId, asker } = await enrol(page, 'person', assetsId, {
    refund: { name: '他人户名', bank: '岷江商业银行', account: '6222020000009999' },
  })
  await openLive(page, `/cashierDesk?enrolId=${enrolId}`)
  await expect(page.getByText('您的竞买信息已提交，请等待审核')).toBeVisible()
  await review(page, enrolId)
  await expect(page.getByRole('tab', { name: '网上支付' })).toBeVisible()
  const { data } = await asker.ask<Parameters<typeof transfer>[1]>('/dscq-project/deposit/detail', { enrolId })
  await transfer(page, data, { amount: half(data.due) })
  await expect(page.getByText('部分到账').first()).toBeVisible()
  await exchange.jump(data.deadline - (await exchange.now()))
  await expect(page.getByRole('heading', { name: '保证金缴纳已截止' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '网上支付' })).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: '查看保证金' }).click()
  await expect(page.getByText('待退还').first()).toBeVisible()
  await exchange.jump(60_000)
  await exchange.jump(60_000)
  await expect(page.getByText('退款失败，请核对账户').first()).toBeVisible()
  await page.getByRole('button', { name: '更正退款账户' }).click()
  await page.getByRole('textbox', { name: '退款账户户名' }).fill(data.payerName)
  await axe()
  await page.getByRole('button', { name: '保存退款账户' }).click()
  await expect(page.getByText('退款账户已更正')).toBeVisible()
  await exchange.jump(60_000)
  await exchange.jump(60_000)
  await expect(page.getByText('已退还').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '退款说明书.pdf' })).toBeVisible()
})

test('[BD-02] a refused enrolment and an unknown one have nothing to pay', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  const [assetsId = ''] = await assetsToEnrol(page)
  const { enrolId } = await enrol(page, 'person', assetsId)
  await review(page, enrolId, 'reject', '材料不符')
  await page.goto(`/cashierDesk?enrolId=${enrolId}`)
  await expect(page.getByText('您的资格审核未通过，无法缴纳保证金')).toBeVisible()
  await axe()
  await page.goto('/cashierDesk?enrolId=none')
  await expect(page.getByText('没有找到这笔保证金')).toBeVisible()
  await page.goto('/depositDetail')
  await expect(page.getByText('没有找到这笔保证金')).toBeVisible()
})
