import { expect, test } from 'vitest'
import * as calls from '#src/api/endpoints/deposit.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { overviewOf } from '#src/mock/exchange/overview/overview.ts'
import { openMatters } from '#src/mock/exchange/overview/open-matters.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { depositOf, enrolled, openListing, transfer, userNamed } from '../support/enrolment.ts'

const begin = () => {
  const { exchange } = testExchange()
  const person = userNamed(exchange, 'person')
  const listing = openListing(exchange)
  const enrolId = enrolled(exchange, listing, person)
  return {
    exchange,
    person,
    listing,
    enrolId,
    deposit: depositOf(exchange, enrolId),
    bearer: bearerOf(exchange, 'person'),
  }
}

test.each<[EnrolState, string]>([
  ['DRAFT', '报名尚未提交，请先提交报名'],
  ['PENDING', '您的竞买信息已提交，请等待审核'],
  ['FIX', '报名材料需要补正，补正并通过审核后方可交纳保证金'],
  ['REJECTED', '您的资格审核未通过，无法交纳保证金'],
])('[BD-02] there is no deposit of an enrolment that is %s', async (state, msg) => {
  const { exchange, enrolId, deposit, bearer } = begin()
  exchange.enrolments.find(enrolId)!.state = state
  deposit.userId = 'somebody'
  expect(await ask(exchange, calls.depositDetailOf, { enrolId }, bearer)).toMatchObject({ code: 400, msg })
})

test('[BD-02] a withdrawn enrolment has nothing to pay', async () => {
  const { exchange, enrolId, bearer } = begin()
  exchange.enrolments.find(enrolId)!.state = 'CANCELLED'
  const { code, msg } = await ask(exchange, calls.depositDetailOf, { enrolId }, bearer)
  expect([code, msg]).toEqual([400, '报名已撤回，无需交纳保证金'])
})

test('[BD-05] a deposit is visible to its owner only', async () => {
  const { exchange, enrolId, deposit } = begin()
  const stranger = bearerOf(exchange, 'company')
  for (const asked of [{ id: deposit.id }, { enrolId }, {}])
    expect((await ask(exchange, calls.depositDetailOf, asked, stranger)).code).toBe(404)
  expect((await ask(exchange, calls.depositDetailOf, { id: deposit.id })).code).toBe(401)
})

test('[BD-05] the list by state and keyword, with sums and counts of all', async () => {
  const { exchange, enrolId, listing, bearer } = begin()
  transfer(exchange, enrolId, '1')
  const page = async (input: object) => (await ask(exchange, calls.depositPage, input, bearer)).data
  expect(await page({})).toMatchObject({ total: 1, counts: { [depositState.partly]: 1 } })
  expect((await page({})).summary.onTheWay).toBe('1')
  expect(await page({ states: [depositState.arrived] })).toMatchObject({
    total: 0,
    counts: { [depositState.partly]: 1 },
  })
  expect((await page({ q: listing.no })).total).toBe(1)
  expect(await page({ q: '项目不存在' })).toMatchObject({ total: 0, counts: {} })
})

test('[BD-05] the sums contain all that was paid: while it is not complete, while it counts, while it is frozen and until it is back', async () => {
  const { exchange, enrolId, deposit, bearer } = begin()
  deposit.due = '2000000'
  const sums = async () => Object.values((await ask(exchange, calls.depositPage, {}, bearer)).data.summary)
  expect(await sums()).toEqual(['0', '0', '0', '0'])
  transfer(exchange, enrolId, '500000.50')
  expect(await sums()).toEqual(['500000.5', '0', '0', '0'])
  transfer(exchange, enrolId, '1499999.50')
  expect(await sums()).toEqual(['0', '2000000', '0', '0'])
  exchange.deposits.freeze(deposit.id, 'L1', '500000', '竞价开始')
  expect(await sums()).toEqual(['0', '1500000', '500000', '0'])
  exchange.deposits.release(deposit.id, '未竞得', ['L1'])
  expect(await sums()).toEqual(['0', '0', '500000', '1500000'])
})

test('[BD-02] amounts in messages have no decimals or two', () => {
  const { exchange, enrolId, deposit, person } = begin()
  deposit.due = '2000000'
  transfer(exchange, enrolId, '500000.50')
  transfer(exchange, enrolId, '0.50')
  const texts = exchange.mailbox.of(person.id).map(({ text }) => text)
  expect(texts.join()).toContain('已到账 500,000.50 元，尚需 1,499,999.50 元')
  expect(texts.join()).toContain('已到账 500,001 元，尚需 1,499,999 元')
})

test('[BD-04] unmatched money is among the to-do items of its owner, and prevents closing the account', () => {
  const { exchange, enrolId, deposit, person } = begin()
  const todos = () => overviewOf(exchange, person).todos.map(({ id }) => id)
  // A payment by another person is refunded automatically.
  transfer(exchange, enrolId, '1', '某某有限公司', 'S-0')
  expect(todos()).not.toContain(`claim ${deposit.id}`)
  transfer(exchange, enrolId, '1', '周民生', 'S-1')
  expect(todos()).toContain(`claim ${deposit.id}`)
  exchange.deposits.sendBackReceipt('S-1')
  expect(todos()).not.toContain(`claim ${deposit.id}`)
  deposit.refund.state = 'failed'
  expect(todos()).toContain(`refund ${deposit.id}`)
  const isOpen = () => openMatters(exchange, person.id).some(({ link }) => link.endsWith(deposit.id))
  expect(isOpen()).toBe(false)
  transfer(exchange, enrolId, '1')
  expect(isOpen()).toBe(true)
})
