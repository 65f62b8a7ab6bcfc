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
  const { exchange, enrolId, deposit, listing, bearer } = begin()
  transfer(exchange, enrolId, '1')
  const page = async (input: object) => (await ask(exchange, calls.depositPage, input, bearer)).data
  expect(await page({})).toMatchObject({ total: 1, counts: { [depositState.partly]: 1 } })
  expect((await page({})).summary.onTheWay).toBe(String(Number(deposit.due) - 1))
  expect(await page({ states: [depositState.arrived] })).toMatchObject({
    total: 0,
    counts: { [depositState.partly]: 1 },
  })
  expect((await page({ q: listing.no })).total).toBe(1)
  expect(await page({ q: '项目不存在' })).toMatchObject({ total: 0, counts: {} })
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
