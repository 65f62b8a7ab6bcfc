import type { Page } from '@playwright/test'
import { withGroups } from '#src/model/money/money.ts'
import { openCashier } from '../deposit/cashier.ts'
import { agreeToAll, fillRefundAccount, answerConditions, fillIntent } from '../enrol/keyboard-actions.ts'
import { box, button, enrolAddress, step } from '../enrol/actions.ts'
import {
  amountField,
  confirmation,
  finalButton,
  open,
  outcome,
  ownQuotes,
  practise,
  sendButton,
} from '../quote-hall/practice.ts'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, pdfFile } from '../support/enrolment.ts'
import { expect, type Keys, test } from './keys.ts'

const openPage = async (keys: Keys, address: string): Promise<void> => {
  await keys.page.goto(address)
  await expect(keys.page.getByRole('heading', { level: 1 })).toBeVisible()
  await keys.intoMain()
}

test(
  '[forms] [BD-01] choosing lots of a package and the deposit for them',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    const [assetsId = ''] = await assetsToEnrol(page, true)
    await openPage(keys, enrolAddress(assetsId, true))
    await agreeToAll(keys)
    await keys.act(button(page, '下一步'))
    await expect(step(page, '填写意向信息')).toBeVisible()
    await keys.tick(page.getByRole('checkbox', { name: '全选' }))
    await keys.act(button(page, '按最低金额'))
    await fillIntent(keys)
    await answerConditions(keys)
    await fillRefundAccount(keys)
    await keys.act(button(page, '下一步'))
    await expect(step(page, '上传材料')).toBeVisible()
  },
)

async function toTab(page: Page, keys: Keys, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('tab', { name })
  for (let turn = 0; turn < 4 && (await wanted.getAttribute('aria-selected')) !== 'true'; turn += 1) {
    await keys.press('ArrowRight')
    // The focus moves at once, the selection with the screen of its address.
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  }
  await expect(wanted).toBeFocused()
}

/** Claims a transfer that the bank did not match. */
async function claim(keys: Keys, id: string, today: string): Promise<void> {
  const { page } = keys
  await openPage(keys, `/depositAddPayInfo?id=${id}`)
  await keys.type(box(page, '付款户名'), '周民生')
  await keys.type(box(page, '开户行'), '岷江银行')
  await keys.type(box(page, '付款账号'), '6222020000001234')
  await keys.type(box(page, '银行流水号'), 'SJ20260001')
  await keys.type(box(page, '付款金额（元）'), '100')
  await keys.typeDate(page.getByLabel('付款日期'), today)
  const proof = page.getByRole('group', { name: '付款凭证' })
  await keys.uploadFile(proof.locator('input[type=file]'), pdfFile('回单.pdf'))
  await expect(proof.getByText('已上传')).toBeVisible()
  await keys.act(button(page, '提交'))
  await expect(page).toHaveURL(/depositDetail/)
  await expect(page.getByRole('table', { name: '补录记录' })).toContainText('待核对')
}

test(
  '[forms] [BD-02] [BD-05] a claim of an unmatched transfer, and the three methods to pay a deposit',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    const { deposit } = await openCashier(page, exchange)
    await claim(keys, deposit.id, new Date((await exchange.now()) + 8 * 3_600_000).toISOString().slice(0, 10))

    await openPage(keys, `/cashierDesk?enrolId=${deposit.enrolId}`)
    await keys.choose(page.getByRole('combobox', { name: '开户行' }), '蜀川银行营业部')
    await expect(page.getByText('开户行已更换，请使用新的收款账号')).toBeVisible()
    await keys.act(page.getByRole('button', { name: '我已付款（查询到账）' }))
    await expect(page.getByText('暂未查询到新的到账', { exact: false })).toBeVisible()

    await keys.back(page.getByRole('tab', { selected: true }))
    await toTab(page, keys, '网上支付')
    await keys.pick(page.getByRole('group', { name: '支付方式' }), '快捷支付')
    await keys.type(box(page, '本次支付金额（元）'), '100')
    const opener = page.getByRole('button', { name: '去支付' })
    await keys.act(opener)
    const dialog = page.getByRole('dialog', { name: '确认支付' })
    await keys.expectTrapped(dialog)
    await keys.leave(dialog, opener)

    await keys.back(page.getByRole('tab', { selected: true }))
    await toTab(page, keys, /保函/)
    await keys.type(box(page, '出具机构'), '蜀川银行成都分行')
    await keys.type(box(page, '保函编号'), 'BH-001')
    await expect(box(page, '担保金额（元）')).toHaveValue(withGroups(deposit.due))
    await keys.typeDate(page.getByLabel('有效期至'), '2099-12-31')
    const scan = page.getByRole('group', { name: '保函扫描件' })
    await keys.uploadFile(scan.locator('input[type=file]'), pdfFile('保函.pdf'))
    await expect(scan.getByText('已上传')).toBeVisible()
    await keys.act(page.getByRole('button', { name: '提交保函' }))
    await expect(page.getByText('审核中', { exact: true })).toBeVisible()
  },
)

/** Another window of the same guest. */
async function secondWindow(page: Page, address: string): Promise<Page> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  const second = await page.context().newPage()
  await second.addInitScript((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, stored)
  await second.goto(address)
  return second
}

test('[forms] [BD-03] [BD-09] [F18] a practice room is chosen and its rules read; a quote is made by the buttons, or typed, confirmed and sent once; a reload stays in the room, a second window is read-only', async ({
  page,
  exchange,
  keys,
}) => {
  await page.goto('/hall?practice=')
  await keys.intoMain()
  const choices = page.getByRole('main').getByRole('link', { name: /^开始练习/ })
  await expect(choices).toHaveCount(8)
  await keys.act(choices.first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('模拟竞价标的')
  await expect(page.getByTestId('line')).toHaveText('已连接')
  await open(page, exchange)
  const explainer = page.getByRole('dialog', { name: /规则$/ })
  const rules = page.getByRole('button', { name: '规则', exact: true })
  await keys.act(rules)
  await expect(explainer).toContainText('限时报价期结束后自动进入延时报价期')
  await keys.leave(explainer, rules)
  await keys.act(page.getByRole('button', { name: /^加 5 手/ }))
  await expect(amountField(page)).not.toHaveValue('')
  const send = sendButton(page)
  await keys.act(send)
  await keys.expectTrapped(confirmation(page))
  await keys.leave(confirmation(page), send)

  await practise(page, 'final')
  await open(page, exchange)
  await expect(amountField(page)).toBeEditable()
  await keys.typeAmount(amountField(page), '1350000')
  await keys.act(finalButton(page))
  const bold = page.getByRole('dialog', { name: '请再次核对报价' })
  await expect(bold.getByRole('alert')).toHaveText('您的报价高于起始价（+35.00%），请核对金额是否有误')
  await keys.expectTrapped(bold)
  await keys.leave(bold, finalButton(page))
  expect(await ownQuotes(page)).toBe(0)
  await keys.press('Enter')
  await keys.act(bold.getByRole('button', { name: '金额无误，继续' }))
  await keys.act(confirmation(page).getByRole('button', { name: '确认报价' }))
  await expect(outcome(page)).toContainText('已受理')
  expect(await ownQuotes(page)).toBe(1)

  await page.reload()
  await expect(page.getByRole('region', { name: '我的报价' })).toContainText('1,350,000.00 元')
  const second = await secondWindow(page, '/hall?practice=final')
  await expect(second.getByText('您已在其他窗口打开本竞价厅，本窗口只能查看')).toBeVisible()
  await expect(finalButton(second)).toBeDisabled()
  await page.close()
  await expect(second.getByText('您已在其他窗口打开本竞价厅')).toBeHidden()
  await second.getByRole('button', { name: '重新开始' }).click()
  await expect(second.getByText('距竞价开始')).toBeVisible()
})
