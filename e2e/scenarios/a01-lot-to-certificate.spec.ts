import {
  amountAbove,
  duelFor,
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
import { contractInSigning, signBoth } from '../contract/steps.ts'
import { assetsId, dealOf } from '../contract/won-deal.ts'
import { half, openConnected } from '../deposit/cashier.ts'
import { signIn } from '../session/sign-in.ts'
import { apiClientOf, enrolAndAdmit, enrolAndPay, transfer } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { deskDeal, payBill } from './desks.ts'

/** Titles of the messages about the lot in the order in which they came; what comes between them does not matter here. */
const trail = [
  '报名审核通过',
  '保证金已生效',
  '恭喜您成为最高应价人',
  '成交公示期满',
  '保证金已抵作应付款项',
  '付款通知单已签发',
  '交易凭证已出具',
]

test(
  '[A1] one lot from the enrolment to the certificate: a deposit in two parts, outbid, a late quote, won, signed, paid; the files and messages are complete',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(300_000)
    const lot = await lotOf(page, assetsId)
    const ids: Record<string, string> = {}
    const both = await duelFor(lot, { page, person, exchange }, async (seat, login, id) => {
      if (login !== 'person') return enrolAndPay(seat, login, id)
      await signIn(seat, exchange, login)
      const { enrolId, deposit, asker } = await enrolAndAdmit(seat, login, id)
      ids['enrol'] = enrolId
      await openConnected(seat, `/cashierDesk?enrolId=${enrolId}`)
      await transfer(seat, deposit, { amount: half(deposit.missing) })
      await expect(seat.getByText('部分到账').first()).toBeVisible()
      const { missing } = (await asker.call<{ missing: string }>('/dscq-project/deposit/detail', { enrolId })).data
      await transfer(seat, { ...deposit, missing })
      await expect(seat.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
      const { data } = await asker.call<{ bidNo: string }>('/dscq-project/deposit/detail', { enrolId })
      return data
    })
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

    const enrolId = ids['enrol']!
    const deal = await dealOf(page, { enrolId })
    const people = { page, seller: await person(), exchange }
    await signBoth(people, await contractInSigning(people, deal))

    const { settlementId, payable } = await dealOf(page, { enrolId })
    await page.goto(`/projectSettleDetail?id=${settlementId}`)
    await expect(page.getByText('请按期付清应付款项。')).toBeVisible()
    await payBill(page, '周岷生', payable!, (await deskDeal(page, enrolId)).settlement!.no)
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
    const { call } = await apiClientOf(page, 'person')
    const messages = await call<{ records: { title: string }[] }>('/dscq-user/message/page', {
      current: 1,
      size: 100,
    })
    const titles = messages.data.records.map(({ title }) => title).toReversed()
    expect(titles.filter((title, index) => trail.includes(title) && titles.indexOf(title) === index)).toEqual(trail)
  },
)
