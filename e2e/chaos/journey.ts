import type { Page } from '@playwright/test'
import { withGroups } from '#src/model/money/money.ts'
import { field, strong } from '../auth/forms.ts'
import {
  amountAbove,
  amountBox,
  centre,
  confirmation,
  ending,
  jumpTo,
  connectionStatus,
  type Lot,
  outcome,
  sendButton,
  shownAmount,
} from '../bidding/duel.ts'
import { box, button, card, answerDialog, answerConditions, offerBox, status, step } from '../enrol/actions.ts'
import { fileField, picture, submitButton } from '../kyc/steps.ts'
import { pdfFile, requiredFiles } from '../support/enrolment.ts'
import type { Exchange } from '../support/test.ts'
import type { Walker } from './walker.ts'

export const login = 'zhouyun'
const accountPhone = '13812345678'
const ownPhone = '13800138000'
export const ownName = '林知秋'
const ownNumber = '510112198311086137'
/** The number of a bot that bids against the walker. */
const rival = '7777'

export type Journey = { page: Page; exchange: Exchange; walker: Walker; lot: Lot }

/** The codes sent to a phone, the newest first. */
async function codesOn(exchange: Exchange, phone: string): Promise<string[]> {
  const inbox = await exchange.inbox()
  return inbox
    .filter(({ telPhone }) => telPhone === phone)
    .flatMap(({ text }) => /验证码 (\d{6})/.exec(text)?.[1] ?? [])
}

const filled = async (input: ReturnType<typeof field>, text: string): Promise<boolean> =>
  (await input.count()) === 1 && (await input.inputValue()) === text

async function type({ page, walker }: Journey, label: string, text: string, input = field(page, label)): Promise<void> {
  await walker.until(
    `types ${label}`,
    () => filled(input, text),
    () => input.fill(text),
  )
}

/** Requests a code; it is read from the phone, whatever the screen shows. */
async function getCode({ page, walker, exchange }: Journey, phone: string): Promise<void> {
  const before = (await codesOn(exchange, phone)).length
  await walker.until(
    `requests a code for ${phone}`,
    async () => (await codesOn(exchange, phone)).length > before,
    () => page.getByRole('button', { name: '获取验证码' }).click(),
  )
}

async function registers(journey: Journey): Promise<void> {
  const { page, walker, exchange } = journey
  await page.goto('/register')
  await type(journey, '账号', login)
  await type(journey, '密码', strong)
  await type(journey, '确认密码', strong)
  await type(journey, '手机号码', accountPhone)
  await getCode(journey, accountPhone)
  await type(journey, '短信验证码', (await codesOn(exchange, accountPhone))[0]!)
  const consent = page.getByRole('checkbox', { name: '我已阅读并同意' })
  await walker.until(
    'agrees to the terms',
    () => consent.isChecked(),
    () => consent.check(),
  )
  await walker.until('registers', page.getByRole('heading', { name: '注册成功' }), () =>
    page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click(),
  )
}

async function givePicture({ page, walker }: Journey, label: string, name: string): Promise<void> {
  const group = fileField(page, label)
  await walker.until(`gives ${label}`, group.getByRole('button', { name: `预览 ${name}` }), () =>
    group.locator('input[type=file]').setInputFiles(picture(name)),
  )
}

async function verifies(journey: Journey): Promise<void> {
  const { page, walker, exchange } = journey
  await walker.until('goes to the real name', fileField(page, '身份证人像面'), () =>
    page.getByRole('link', { name: '去实名认证' }).click(),
  )
  await givePicture(journey, '身份证人像面', `${ownName}_${ownNumber}.png`)
  await givePicture(journey, '身份证国徽面', 'back.png')
  // The text recognition of the picture fills it in, or else the walker types it.
  await type(journey, '姓名', ownName, page.getByRole('textbox', { name: '姓名' }))
  await type(journey, '证件号码', ownNumber, page.getByRole('textbox', { name: '证件号码' }))
  const isLongTerm = page.getByRole('checkbox', { name: '长期有效' })
  await walker.until(
    'marks the document as permanent',
    () => isLongTerm.isChecked(),
    () => isLongTerm.check(),
  )
  await type(journey, '手机号码', ownPhone, page.getByRole('textbox', { name: '手机号码' }))
  await getCode(journey, ownPhone)
  const code = (await codesOn(exchange, ownPhone))[0]!
  await type(journey, '短信验证码', code, page.getByRole('textbox', { name: '短信验证码' }))

  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  const text = page.getByRole('dialog', { name: '实名认证服务协议' })
  await walker.until('opens the agreement', text.getByRole('region', { name: '协议全文' }), () => consent.click())
  await walker.until(
    'reads it to its end and accepts it',
    () => consent.isChecked(),
    async () => {
      await text.getByRole('region', { name: '协议全文' }).press('End')
      await text.getByRole('button', { name: '同意并继续' }).click()
    },
  )
  const main = page.getByRole('main')
  const isVerified = main.getByText('个人已认证').or(main.getByText('您已完成实名认证'))
  await walker.until('submits the real name', isVerified, () => submitButton(page).click())
  await isKnownAsVerified(journey)
}

/** The frame shows it too; if it does not yet, a link of the frame or of the screen leads there. */
async function isKnownAsVerified({ page, walker }: Journey): Promise<void> {
  const side = page.getByRole('complementary')
  const badge = side.getByText('个人已认证')
  const ways = page.getByRole('link', { name: '查看认证信息' }).or(side.getByRole('link', { name: '去认证' }))
  await walker.until('is known as verified', badge, async () => {
    await ways.first().click()
    await badge.waitFor({ timeout: 4_000 })
  })
}

async function finds({ page, walker, lot }: Journey): Promise<void> {
  const search = page.getByRole('combobox', { name: '项目名称或编号' })
  const found = page.locator(`main a[href*="${lot.assetsId}."]`)
  const banner = page.getByRole('banner')
  const list = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '项目', exact: true })
  await walker.until('goes home', list, () => banner.getByRole('link', { name: '岷江产权交易网' }).click())
  await walker.until('goes to the list', search, () => list.click())
  await walker.until('searches', found, async () => {
    await search.fill(lot.name)
    await search.press('Enter')
  })
  const enrol = page.getByRole('main').getByRole('link', { name: '我要报名' })
  await walker.until('opens the asset', enrol, () => found.first().click())
  await walker.until('goes to enrol', step(page, '阅读并同意'), () => enrol.first().click())
}

/** Reads each text to its end and agrees to it, one after the other. */
async function readAll({ page, walker }: Journey): Promise<void> {
  for (const text of await page.getByRole('region', { name: /全文$/ }).all()) {
    const tick = text.locator('..').getByRole('checkbox')
    await walker.until(
      `agrees to ${await text.getAttribute('aria-label')}`,
      () => tick.isChecked(),
      async () => {
        await text.scrollIntoViewIfNeeded()
        await text.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
        await tick.check({ timeout: 5_000 })
      },
    )
  }
}

async function enrols(journey: Journey): Promise<void> {
  const { page, walker, exchange, lot } = journey
  await readAll(journey)
  const next = () => button(page, '下一步').click()
  await walker.until('goes on to the form', step(page, '填写意向信息'), next)
  await type(journey, '承诺报价', withGroups(amountAbove(lot, 0)), offerBox(page))
  await answerConditions(page)
  await type(journey, '开户行', '岷江银行成都分行', box(page, '开户行'))
  await type(journey, '账号', card, box(page, '账号'))
  await walker.until('goes on to the files', step(page, '上传材料'), next)
  for (const name of requiredFiles) {
    const group = page.getByRole('group', { name })
    await walker.until(`gives ${name.source}`, group.getByText('已上传'), () =>
      group.locator('input[type=file]').setInputFiles(pdfFile('材料.pdf')),
    )
  }
  await walker.until('goes on to the confirmation', step(page, '确认提交'), next)
  // If the answer was lost, the reloaded form shows the enrolment.
  const known = page.getByRole('link', { name: '查看我的报名' })
  await walker.until('submits the enrolment', status(page).getByText('报名编号'), async () => {
    if (await known.isVisible()) return known.click()
    await button(page, '提交报名').click()
    await answerDialog(page, '确认提交')
  })
  await exchange.jump(20_000)
}

async function pays({ page, walker }: Journey): Promise<void> {
  const online = page.getByRole('tab', { name: '网上支付' })
  await walker.until('goes to the cashier', online, () =>
    status(page).getByRole('link', { name: '去交纳保证金' }).click(),
  )
  const form = page.getByRole('form', { name: '网上支付' })
  await walker.until('chooses to pay online', form, () => online.click())
  const review = page.getByRole('dialog', { name: '确认支付' })
  const bank = page.getByRole('heading', { level: 1, name: '确认付款' })
  await walker.until('confirms the amount', review, () => page.getByRole('button', { name: '去支付' }).click())
  // If the answer was lost, the cashier shows the started payment.
  const goOn = page.getByRole('link', { name: '继续支付' })
  const toBank = review.getByRole('button', { name: '确认并前往银行' })
  await walker.until('begins the payment', goOn.or(bank), () => toBank.click())
  await walker.until('goes to the bank', bank, () => goOn.click())
  const pay = page.getByRole('button', { name: '确认支付' })
  await walker.until('pays', page.getByRole('heading', { name: '保证金已生效' }), () => pay.click())
}

/** Quotes an amount and waits until it is accepted. */
async function bids({ page, walker, lot }: Journey, amount: string): Promise<void> {
  const isTaken = outcome(page).getByText(`报价 ${shownAmount(amount, lot)} 已受理`)
  await walker.until(`quotes ${amount}`, isTaken, async () => {
    await amountBox(page).fill(amount)
    await sendButton(page).click()
    await confirmation(page).getByRole('button', { name: '确认报价' }).click()
  })
}

/** By the text message to the winner: unlike a call, reading it suffers no fault. */
const isWon = async ({ exchange, lot }: Journey): Promise<boolean> =>
  (await exchange.inbox()).some(({ text }) => text.includes(`恭喜您成为最高应价人：“${lot.name}”`))

async function wins(journey: Journey): Promise<void> {
  const { page, walker, exchange, lot } = journey
  await walker.until('enters the hall', connectionStatus(page).getByText('已连接'), () =>
    page.getByRole('link', { name: '进入竞价厅' }).click(),
  )
  await walker.until('sees the room', centre(page), () => Promise.resolve())
  await jumpTo(exchange, lot.opensAt)
  await walker.until('sees it open', centre(page).getByText('暂无人领先'), () => Promise.resolve())
  await bids(journey, amountAbove(lot, 0))
  await exchange.quote(lot.assetsId, rival)
  await walker.until('sees that it was outbid', centre(page).getByText('您已被超越'), () => Promise.resolve())
  await bids(journey, amountAbove(lot, 2))
  await walker.until('leads', centre(page).getByText('您当前领先'), () => Promise.resolve())
  // Time passes until the room has ended, not until the screen shows it: meanwhile the session could end.
  await walker.until('wins', ending(page).getByRole('heading', { name: '恭喜您竞得' }), async () => {
    if (await isWon(journey)) return
    await exchange.jump(60_000)
    throw new Error('more time may have to pass')
  })
  await walker.until('looks at the certificate', page.getByRole('link', { name: '成交确认书.pdf' }), () =>
    ending(page).getByRole('link', { name: '查看成交确认书' }).click(),
  )
}

/** From a visitor to the certificate of the won asset. */
export async function walk(journey: Journey): Promise<void> {
  await registers(journey)
  await verifies(journey)
  await finds(journey)
  await enrols(journey)
  await pays(journey)
  await wins(journey)
}
