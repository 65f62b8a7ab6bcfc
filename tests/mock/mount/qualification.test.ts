import { expect, test } from 'vitest'
import { qualificationTools } from '#src/mock/mount/console/qualification.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { actorOf, fullForm, openListing, userNamed } from '../support/enrolment.ts'

test.each([
  ['1', { ratio: '5' }, '拟受让比例 5%'],
  ['4', { investment: '2500000' }, '拟投资额 2,500,000.00 元'],
  ['6', { use: '<b>书店</b>' }, '租赁用途 &lt;b&gt;书店&lt;/b&gt;'],
])('[BD-01] the reviewer sees the declared intent for an asset of type %s', (typeCode, more, words) => {
  const { exchange } = testExchange()
  const listing = openListing(exchange, (known) => known.typeCode === typeCode)
  const person = userNamed(exchange, 'person')
  const form = fullForm(exchange, listing, person, more)
  exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person))
  expect(
    qualificationTools.pages?.['enrolments']?.body(exchange, new URL('http://127.0.0.1/__mock/enrolments')),
  ).toContain(words)
})
