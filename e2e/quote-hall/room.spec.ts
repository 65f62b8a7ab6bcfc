import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import {
  amountField,
  confirm,
  confirmation,
  ending,
  finalButton,
  open,
  outcome,
  outlasts,
  ownQuotes,
  practise,
  raise,
  sendButton,
  stage,
  untilEnd,
  untilPhase,
} from './practice.ts'

const won = '恭喜您竞得'
const over = /恭喜您竞得|本场竞买已成交/

test.describe('each mode, played in a practice room', () => {
  test('[BD-09] ongoing: quote, extension, result', async ({ page, exchange }) => {
    await practise(page, 'ongoing')
    await expect(page.getByText('距竞价开始')).toBeVisible()
    await expect(sendButton(page)).toBeHidden()
    await open(page, exchange)
    await expect(stage(page)).toContainText('限时报价期')
    await raise(page)
    await expect(page.getByRole('row').filter({ hasText: '6666' }).first()).toBeVisible()
    await exchange.jump(180_000)
    await expect(page.getByRole('region', { name: '报价区' })).toContainText(/延时报价期|竞价结果|恭喜/)
    await exchange.jump(outlasts)
    await expect(ending(page).getByRole('heading')).toHaveText(over)
    await expect(ending(page)).toContainText('成交价')
  })

  test('[BD-10] phased: open period, preparation, timed round', async ({ page, exchange }) => {
    await practise(page, 'phased')
    await open(page, exchange)
    await expect(stage(page)).toContainText('自由报价期')
    await raise(page)
    await exchange.jump(120_000)
    await expect(stage(page)).toContainText(/限时竞价准备|限时竞价期/)
    await exchange.jump(outlasts)
    await expect(ending(page).getByRole('heading')).toHaveText(over)
  })

  test('[BD-11] final: sealed, revised, opened', async ({ page, exchange }) => {
    await practise(page, 'final')
    await open(page, exchange)
    await expect(page.getByText('******').first()).toBeVisible()
    await amountField(page).fill('1,250,000')
    await page.getByRole('button', { name: '提交最终报价' }).click()
    await confirm(page, true)
    await expect(page.getByRole('region', { name: '我的报价' })).toContainText('1,250,000.00 元')
    await amountField(page).fill('1300000')
    await page.getByRole('button', { name: '修改报价（剩 2 次）' }).click()
    await confirm(page, true)
    await expect(page.getByText('还可修改 1 次')).toBeVisible()
    await exchange.jump(120_500)
    await expect(ending(page).getByRole('heading')).toHaveText(won)
    await expect(ending(page)).toContainText('1,300,000.00 元')
  })

  test('[BD-12] once-off: take part, quote once', async ({ page, exchange }) => {
    await practise(page, 'once-off')
    await open(page, exchange)
    await page.getByRole('button', { name: '确认参与报价' }).click()
    await expect(page.getByText('您已确认参与，请等待报价开始')).toBeVisible()
    await exchange.jump(10_000)
    await amountField(page).fill('990000')
    await expect(page.getByText('报价不在报价区间，请重新报价')).toBeVisible()
    await amountField(page).fill('1250000')
    await page.getByRole('button', { name: '提交报价（仅一次）' }).click()
    await confirm(page, true)
    await expect(page.getByText('您已经进行过一次报价')).toBeVisible()
    await expect(page.getByRole('button', { name: '提交报价（仅一次）' })).toBeDisabled()
    await exchange.jump(90_500)
    await expect(ending(page).getByRole('heading')).toHaveText(won)
  })

  test('[BD-13] first come, first served: take, hold, pay', async ({ page, exchange }) => {
    await practise(page, 'first-come-first-served')
    await open(page, exchange)
    await page.getByRole('button', { name: /^立即受让/ }).click()
    await confirm(page)
    await expect(page.getByText('标的已为您锁定，请在时限内确认并付款')).toBeVisible()
    await page.getByRole('button', { name: /^确认并付款/ }).click()
    await expect(ending(page).getByRole('heading')).toHaveText(won)
  })

  test('[BD-14] two stages: open, then inquiry and one sealed quote', async ({ page, exchange }) => {
    await practise(page, 'two-stage')
    await open(page, exchange)
    await expect(stage(page)).toContainText('公开竞价')
    await raise(page)
    await untilPhase(page, exchange, 'INQUIRY')
    await page.getByRole('button', { name: '确认参与报价' }).click()
    await expect(page.getByText('您已确认参与，请等待报价开始')).toBeVisible()
    await exchange.jump(10_000)
    await amountField(page).fill('1900000')
    await page.getByRole('button', { name: '提交报价（仅一次）' }).click()
    await confirm(page, true)
    await expect(page.getByRole('region', { name: '我的报价' })).toContainText('1,900,000.00 元')
    await exchange.jump(60_500)
    await expect(ending(page).getByRole('heading')).toHaveText(won)
  })

  test('[BD-15] V-shaped: accept while it falls, then rise', async ({ page, exchange }) => {
    await practise(page, 'v-shaped')
    await open(page, exchange)
    const accept = page.getByRole('button', { name: /^应价/ })
    await expect(accept).toBeDisabled()
    await page.getByRole('checkbox', { name: /^我已知悉应价不可撤回/ }).check()
    await accept.click()
    await expect(stage(page)).toContainText('加价竞价')
    await expect(page.getByRole('row').filter({ hasText: '6666' })).toHaveCount(1)
    await exchange.jump(outlasts)
    await expect(ending(page).getByRole('heading')).toHaveText(over)
  })

  test('[BD-16] Dutch: the first acceptance is the deal', async ({ page, exchange }) => {
    await practise(page, 'dutch-auction')
    await open(page, exchange)
    await untilEnd(page, exchange)
    await expect(page.getByRole('list', { name: '价格阶梯' }).locator('[aria-current]')).toContainText('第 2 档')
    await page.getByRole('checkbox', { name: '我已知悉应价即成交' }).check()
    await page.getByRole('button', { name: /^应价/ }).click()
    await expect(ending(page).getByRole('heading')).toHaveText(won)
    await expect(ending(page)).toContainText('竞得号 6666')
  })
})

test.describe('nothing lost, nothing doubled', () => {
  test('[BD-03] twenty clicks and a held Enter are one bid', async ({ page, exchange }) => {
    await practise(page, 'final')
    await open(page, exchange)
    await finalButton(page).click({ clickCount: 20, delay: 1 })
    const yes = confirmation(page).getByRole('button', { name: '确认报价' })
    await expect(yes).toBeEnabled()
    await yes.click({ clickCount: 20, delay: 1 })
    await expect(outcome(page)).toContainText('已受理')
    expect(await ownQuotes(page)).toBe(1)
  })

  test('[BD-03] Enter opens the confirmation and, held, never sends; Esc cancels and gives the focus back', async ({
    page,
    exchange,
  }) => {
    await practise(page, 'final')
    await open(page, exchange)
    await expect(amountField(page)).toBeEditable()
    await amountField(page).focus()
    for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter')
    await expect(confirmation(page)).toBeVisible()
    await page.keyboard.up('Enter')
    expect(await ownQuotes(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(confirmation(page)).toBeHidden()
    await expect(amountField(page)).toBeFocused()
  })

  test('[BD-03] an accepted quote whose answer is lost is found by asking and not sent again', async ({
    page,
    exchange,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/)
    await practise(page, 'final')
    await open(page, exchange)
    let sent = 0
    await page.route('**/bid-assets/final/quote', async (route) => {
      sent += 1
      await route.fetch()
      await route.abort()
    })
    await finalButton(page).click()
    await confirm(page)
    await expect(outcome(page)).toContainText('已受理')
    expect([sent, await ownQuotes(page)]).toEqual([1, 1])
  })

  test('[BD-03] a quote that never arrived is said to have not counted', async ({ page, exchange, allowConsole }) => {
    allowConsole(/ERR_FAILED/)
    await practise(page, 'final')
    await open(page, exchange)
    await page.route('**/bid-assets/final/quote', (route) => route.abort())
    const tell = await holdCalls(page, /\/room\/answer$/)
    await finalButton(page).click()
    await confirm(page)
    await expect(outcome(page)).toContainText('正在向系统查询')
    tell()
    await expect(outcome(page)).toContainText('报价未送达')
    expect(await ownQuotes(page)).toBe(0)
  })

  test('[BD-03] a nought too many is asked about; commas and full-width digits are read', async ({
    page,
    exchange,
  }) => {
    await practise(page, 'final')
    await open(page, exchange)
    await amountField(page).fill('１，２５０，０００')
    await expect(amountField(page)).toHaveValue('1250000')
    await expect(page.getByText('壹佰贰拾伍万元整')).toBeVisible()
    await page.getByRole('button', { name: '提交最终报价' }).click()
    const asked = page.getByRole('dialog', { name: '请再次核对报价' })
    await expect(asked.getByRole('alert')).toContainText('请确认没有多输入数字')
    await asked.getByRole('button', { name: '返回修改' }).click()
    await expect(asked).toBeHidden()
    expect(await ownQuotes(page)).toBe(0)
  })

  test('[BD-03] the second window of one person only looks on', async ({ page, exchange, context }) => {
    await practise(page, 'ongoing')
    await open(page, exchange)
    const kept = await page.evaluate(() => ({ ...sessionStorage }))
    const second = await context.newPage()
    await second.addInitScript((entries: Record<string, string>) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
    }, kept)
    await second.goto('/hall?practice=ongoing')
    await expect(second.getByText('您已在其他窗口打开本竞价厅，本窗口只能查看')).toBeVisible()
    await expect(sendButton(second)).toBeDisabled()
    await page.close()
    await expect(second.getByText('您已在其他窗口打开本竞价厅')).toBeHidden()
  })

  test('[BD-03] a lost line locks the room within 12 s and it recovers', async ({
    page,
    exchange,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket/)
    await practise(page, 'ongoing')
    await open(page, exchange)
    await expect(amountField(page)).toBeEditable()
    await context.setOffline(true)
    await expect(page.getByText('网络已断开，正在重连，报价以服务器接收为准').first()).toBeVisible({ timeout: 12_000 })
    await expect(sendButton(page)).toBeDisabled()
    await context.setOffline(false)
    await expect(page.getByTestId('line')).toHaveText('已连接')
    await expect(amountField(page)).toBeEditable()
  })

  test('[BD-03] a reload stays in the practice room', async ({ page, exchange }) => {
    await practise(page, 'final')
    await open(page, exchange)
    await amountField(page).fill('1000000')
    await page.getByRole('button', { name: '提交最终报价' }).click()
    await confirm(page)
    await expect(page.getByRole('region', { name: '我的报价' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: '我的报价' })).toContainText('1,000,000.00 元')
    await page.getByRole('button', { name: '再来一场' }).click()
    await expect(page.getByText('距竞价开始')).toBeVisible()
  })
})

test.describe('faces', () => {
  test('[BD-03] the chooser, the rules and a room have no fault of access, in both languages', async ({
    page,
    exchange,
    axe,
  }) => {
    await page.goto('/hall?practice=')
    await expect(page.getByRole('link', { name: /^开始练习/ })).toHaveCount(8)
    await axe()
    await practise(page, 'v-shaped')
    await open(page, exchange)
    await axe()
    await page.getByRole('button', { name: '规则' }).click()
    await expect(page.getByRole('dialog', { name: 'V 型规则' })).toContainText('价格自上而下逐档下降')
    await axe()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page.getByRole('region', { name: 'Quoting' })).toBeVisible()
    await expect(page.getByText('Price to accept')).toBeVisible()
  })

  test('[BD-03] everybody may watch a room without an account', async ({ page, axe }) => {
    await page.goto('/hall?watch=R00-0')
    await expect(page.getByRole('region', { name: '竞价记录' })).toBeVisible()
    await expect(page.getByText('围观中：只有取得竞买资格的竞买人可以报价')).toBeVisible()
    await expect(amountField(page)).toBeHidden()
    await axe()
  })

  test('[BD-03] a room that is not there says so; the quote hall asks a visitor to sign in', async ({ page }) => {
    await page.goto('/hall?watch=nowhere')
    await expect(page.getByText('没有找到这个竞价厅')).toBeVisible()
    await page.goto('/quoteHall?assetsId=R00-0')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })

  test('[BD-03] who has not enrolled sees the room and what is missing', async ({ page, exchange, axe }) => {
    await signIn(page, exchange, 'person')
    await page.goto('/quoteHall?assetsId=R00-0')
    await expect(page.getByRole('region', { name: '竞价记录' })).toBeVisible()
    await expect(page.getByText('您尚未报名本标的，取得竞买资格后方可报价')).toBeVisible()
    await expect(page.getByRole('link', { name: '我要报名' })).toHaveAttribute('href', /^\/bidEnroll.*R00-0/)
    await axe()
    await page.goto('/quoteHall?assetsId=nothing')
    await expect(page.getByText('没有找到这个竞价厅')).toBeVisible()
  })
})
