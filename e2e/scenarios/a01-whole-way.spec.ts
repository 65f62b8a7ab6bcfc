import type { Page } from '@playwright/test'
import {
  amountAbove,
  duelFor,
  ending,
  expectExtension,
  expectLead,
  isOutbid,
  lotOf,
  open,
  quote,
  takeLead,
  untilPhase,
  untilWon,
} from '../bidding/duel.ts'
import { agreed, beginSigning, button, drawUpText, inForce, signByHand } from '../contract/steps.ts'
import { dealOf, endPublicity } from '../contract/won-deal.ts'
import { half } from '../deposit/cashier.ts'
import { citizenPhone } from '../kyc/steps.ts'
import { registrant, signIn } from '../session/sign-in.ts'
import { apiClientOf, type Deposit, enrolAndPay, transfer } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { deskDeal, payBill } from './desks.ts'
import { findAndEnrol, realName, registerAndVerify } from './newcomer.ts'

/** A lease by rising quotes, in 万元 a year; the desk of its lessor answers twenty seconds after its turn has come. */
const assetsId = 'A60002'
const deskMs = 20_000
const { loginName: login } = registrant

/** Titles of the messages on the way in the order in which they came; what comes between them does not matter here. */
const trail = [
  '报名审核通过',
  '保证金已生效',
  '恭喜您成为最高应价人',
  '成交公示期满',
  '保证金已抵作应付款项',
  '付款通知单已签发',
  '交易凭证已出具',
]

/** Two transfers of half the deposit each; the cashier page is open. */
async function payInTwoParts(page: Page, enrolId: string): Promise<{ bidNo: string }> {
  const { call } = await apiClientOf(page, login)
  const deposit = async () => (await call<Deposit>('/dscq-project/deposit/detail', { enrolId })).data
  const due = await deposit()
  await transfer(page, due, { amount: half(due.missing) })
  await expect(page.getByText('部分到账').first()).toBeVisible()
  await transfer(page, await deposit())
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  return { bidNo: (await deposit()).bidNo! }
}

/** Titles of all messages of the account, the oldest first. */
async function messageTitles(page: Page): Promise<string[]> {
  const { call } = await apiClientOf(page, login)
  const asked = { current: 1, size: 100 }
  const { data } = await call<{ records: { title: string }[] }>('/dscq-user/message/page', asked)
  return data.records.map(({ title }) => title).toReversed()
}

test(
  '[A1] the whole way of a person to a lease: registered, verified, enrolled, a deposit in two parts, outbid, a late quote, won, signed, paid; the files and messages are complete',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(300_000)
    const lot = await lotOf(page, assetsId)
    let enrolId = ''
    const pay = async (seat: Page, who: string) => {
      if (who !== login) return enrolAndPay(seat, who, assetsId)
      await registerAndVerify(seat, exchange)
      enrolId = await findAndEnrol(seat, exchange, lot)
      return payInTwoParts(seat, enrolId)
    }
    const both = await duelFor(lot, { page, person, exchange }, { pay, login })
    const { one, two } = both
    expect((await open(both)).phase.name).toBe('FREE')
    await takeLead(both, one, 0)
    await takeLead(both, two, 1)
    await isOutbid(one, lot, amountAbove(lot, 2))
    await untilPhase(both, 'DELAY')
    await quote(one, lot, amountAbove(lot, 2))
    await expectExtension(both, 1)
    await expectLead(one, two, lot, amountAbove(lot, 2))
    await untilWon(both, one, amountAbove(lot, 2))

    await ending(page).getByRole('link', { name: '查看成交确认书' }).click()
    await button(page, '确认成交确认书').click()
    await page.getByRole('dialog').getByRole('button', { name: '确认成交' }).click()
    await expect(page.getByText('您已确认，等待对方确认。')).toBeVisible()
    await exchange.jump(deskMs)
    const deal = await dealOf(page, { enrolId }, login)
    const { id } = deal.contract!
    await drawUpText(page, id)
    await exchange.jump(deskMs)
    await agreed(page)
    await endPublicity(exchange, deal)
    await signIn(page, exchange, login)
    await beginSigning(page, id)
    await signByHand(page, exchange, citizenPhone)
    await exchange.jump(deskMs)
    await inForce(page, exchange)

    const { settlementId, payable } = await dealOf(page, { enrolId }, login)
    await page.goto(`/projectSettleDetail?id=${settlementId}`)
    await expect(page.getByText('请按期付清应付款项。')).toBeVisible()
    await payBill(page, realName, payable!, (await deskDeal(page, enrolId)).settlement!.no)
    await expect(page.getByText('款项已付清，交易所将出具交易凭证。')).toBeVisible()
    await exchange.jump(60_000)
    await expect(page.getByText('凭交易凭证办理过户和移交，办完后请双方确认。')).toBeVisible()

    for (const [kind, name] of [
      ['deal', /成交确认书/],
      ['contract', /合同/],
      ['certificate', /交易凭证/],
    ] as const) {
      await page.goto(`/usercenter/files/list?id=${assetsId}&kind=${kind}`)
      await expect(page.getByRole('table').getByText(name).first()).toBeVisible()
    }
    const titles = await messageTitles(page)
    expect(titles.filter((title, index) => trail.includes(title) && titles.indexOf(title) === index)).toEqual(trail)
  },
)
