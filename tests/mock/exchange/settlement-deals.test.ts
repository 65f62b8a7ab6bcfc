import { expect, test } from 'vitest'
import { type Deal, untouched, type WonLot } from '#src/mock/exchange/deals/record.ts'
import { datesAfterDeal } from '#src/mock/exchange/listings/lifecycle.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { noUser } from '../support/deal.ts'
import { actorOf, depositOf, enrolled, fullForm, openListing, transfer, userNamed } from '../support/enrolment.ts'
import { formAt } from '../support/letter.ts'

const dayMs = 86_400_000
const file = { name: '保函.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') } as const

/** A deal of `person` about these lots, whose contract takes effect at once; the room is left out. */
function inForce(
  { exchange, advance }: ReturnType<typeof testExchange>,
  { listing, enrolId, lots, price }: { listing: Listing; enrolId: string; lots: WonLot[]; price: string },
) {
  const user = userNamed(exchange, 'person')
  const closedAt = exchange.now()
  const deal: Deal = {
    ...untouched(),
    id: 'DL-1',
    no: 'CJ202603060001',
    userId: user.id,
    enrolId,
    listing,
    lots,
    price,
    closedAt,
    ...datesAfterDeal(closedAt),
    confirmed: { taker: closedAt, seller: closedAt },
  }
  exchange.deals.keepPast(deal)
  advance(deal.publicityUntil - exchange.now() + 3_600_000)
  exchange.take('registerContract', { id: deal.id }, noUser)
  const settlement = exchange.settlements.byEnrolment(enrolId)!
  const pay = (amount: string, payer: string) =>
    exchange.take(
      'settlementTransfer',
      { payer, account: '6222020000001234566', bank: '岷江银行成都分行', amount, remark: settlement.no },
      noUser,
    )
  const certificate = () => {
    const { url } = settlement.certificate!
    return formAt(exchange, url)
  }
  return { settlement, pay, certificate, user }
}

const lot = (assetsId: string, name: string, yuan: string): WonLot => ({ assetsId, name, priceText: yuan, yuan })

test('[BD-05] several lots of a package: one bill for their sum, and each with its price on the certificate', () => {
  const world = testExchange()
  const { exchange, advance } = world
  // Its own room opens only later.
  const listing = openListing(
    exchange,
    ({ typeCode, opensAt }) => typeCode === '2' && opensAt > exchange.now() + 10 * dayMs,
  )
  const enrolId = enrolled(exchange, listing, userNamed(exchange, 'person'))
  transfer(exchange, enrolId, depositOf(exchange, enrolId).due)
  exchange.deposits.freeze(depositOf(exchange, enrolId).id, 'L1', '10000', '竞价开始')
  const lots = [lot('L1', '起重机一台', '120000.05'), lot('L2', '叉车两台', '80000.10'), lot('L3', '发电机', '50000')]
  const { settlement, pay, certificate, user } = inForce(world, { listing, enrolId, lots, price: '250000.15' })
  // The fee is 10 ‰ of the sum, 2,500.00; of the 10,000 that these lots hold the deposit covers it and 7,500.00 of the price.
  expect(settlement.bills.map(({ kind, amount, offset }) => [kind, amount, offset])).toEqual([
    ['fee', '2500.00', '2500.00'],
    ['price', '250000.15', '7500.00'],
  ])
  pay('242500.15', user.name)
  advance(60_000)
  expect(certificate().figures.map(({ rows, total }) => [...rows, total])).toEqual([
    [
      ['起重机一台', '120,000.05'],
      ['叉车两台', '80,000.10'],
      ['发电机', '50,000.00'],
      ['合计', '250,000.15'],
    ],
  ])
})

test('[BD-05] a joint bid: each member may pay, no one else, and all of them are on the certificate', () => {
  const world = testExchange()
  const { exchange, advance } = world
  const [leader, company] = [userNamed(exchange, 'person'), userNamed(exchange, 'company')]
  const listing = openListing(exchange, ({ typeCode }) => typeCode === '2')
  const members = [
    { name: '成都岷岸实业有限公司', documentNo: '91510100MA6RK4T311', telPhone: '13900000005', share: '40' },
  ]
  const joint = { way: 'joint' as const, leadShare: '60', members }
  const form = fullForm(exchange, listing, leader, joint)
  const { id } = exchange.take('saveEnrolment', { assetsId: listing.assetsId, form }, actorOf(leader))
  exchange.take('answerConsent', { id, agree: true }, actorOf(company))
  const enrolId = enrolled(exchange, listing, leader, joint)
  const { settlement, pay, certificate, user } = inForce(world, {
    listing,
    enrolId,
    lots: [lot(listing.assetsId, listing.assetsName, '1000000')],
    price: '1000000',
  })
  expect(settlement.payers).toEqual(['周岷生', '成都岷岸实业有限公司'])
  expect(pay('1', '某某有限公司').match).toBe('returned')
  expect(pay('400000', '成都岷岸实业有限公司').match).toBe('counted')
  // With the fee of 10,000.
  pay('610000', user.name)
  advance(60_000)
  expect(Object.fromEntries(certificate().facts)).toMatchObject({
    受让方: '周岷生',
    联合体成员: '成都岷岸实业有限公司',
    成交价: '人民币 1,000,000.00 元（大写：壹佰万元整）',
  })
  expect(certificate().figures).toEqual([])
})

test('[BD-02] [BD-05] a lease with a letter of guarantee: it covers nothing, and goes back once all is paid', () => {
  const world = testExchange()
  const { exchange, advance } = world
  const user = userNamed(exchange, 'person')
  const listing = openListing(exchange, ({ assetsId }) => assetsId === 'A60002')
  const enrolId = enrolled(exchange, listing, user)
  const deposit = depositOf(exchange, enrolId)
  const { id: fileId } = exchange.take('storeFile', file, actorOf(user))
  exchange.take(
    'handInGuarantee',
    {
      id: deposit.id,
      issuer: '蜀川银行',
      no: 'BH-1',
      amount: deposit.due,
      validUntil: '2099-12-31',
      fileIds: [fileId],
    },
    actorOf(user),
  )
  advance(20_000)
  const { settlement, pay, certificate } = inForce(world, {
    listing,
    enrolId,
    lots: [lot(listing.assetsId, listing.assetsName, '1973100')],
    price: '1973100',
  })
  expect(settlement.bills.map(({ kind, amount, offset }) => [kind, amount, offset])).toEqual([
    ['fee', '23677.20', '0.00'],
    ['bond', '219233.33', '0.00'],
    ['rent', '328850.00', '0.00'],
  ])
  expect(deposit.guarantee?.state).toBe('accepted')
  pay('571760.53', user.name)
  expect([settlement.state, deposit.guarantee?.state]).toEqual(['settled', 'returned'])
  advance(60_000)
  expect(certificate().facts.slice(2, 4)).toEqual([
    ['出租方', listing.seller],
    ['承租方', '周岷生'],
  ])
})
