import { describe, expect, test } from 'vitest'
import { enrolDetailOf } from '#src/api/endpoints/enroll.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import {
  actorOf,
  depositOf,
  enrolled,
  fullForm,
  openListing,
  refusalOf,
  transfer,
  userNamed,
} from '../support/enrolment.ts'

const inRoom = (listing: Listing) => roomConfigOf(listing).priority === 'IN_ROOM'
const afterRoom = (listing: Listing) => roomConfigOf(listing).priority === 'POST_CONFIRM'
const without = (listing: Listing) => roomConfigOf(listing).priority === 'NONE'

/** `person` claims the priority of an asset of this kind, with the required form and `more`. */
function claimed(
  wanted: (listing: Listing) => boolean,
  change: (files: Record<string, string[]>) => object = () => ({}),
) {
  const { exchange, advance } = testExchange()
  const listing = openListing(exchange, wanted)
  const person = userNamed(exchange, 'person')
  const form = fullForm(exchange, listing, person, { isPriority: true })
  const submit = () =>
    exchange.take(
      'submitEnrolment',
      { assetsId: listing.assetsId, form: { ...form, ...change(form.files) } },
      actorOf(person),
    )
  return { exchange, advance, listing, person, submit }
}

const unproved = (files: Record<string, string[]>) => ({ files: { ...files, priority: [] } })

describe('[BD-01] a claim to hold the priority of an asset', () => {
  test('without its proof is refused by the exchange, with the name of the right', () => {
    expect(refusalOf(claimed(afterRoom, unproved).submit)).toEqual([4116, '请上传优先购买权证明材料'])
    expect(refusalOf(claimed(inRoom, unproved).submit)).toEqual([4116, '请上传优先承租权证明材料'])
  })

  test('is refused where there is no such right', () => {
    expect(refusalOf(claimed(without).submit)).toEqual([4116, '本项目没有可以行使的优先权，请取消优先权人声明'])
  })

  test('with its proof is accepted by the reviewer, confirmed by a message, and makes the right holder in the room', () => {
    const { exchange, advance, listing, person, submit } = claimed(inRoom)
    const { id } = submit()
    const shown = () => exchange.enrolments.find(id)!
    expect(shown().priority).toBeNull()
    advance(20_000)
    expect(shown()).toMatchObject({ state: 'WAIT_DEPOSIT', priority: { isAccepted: true, reason: null } })
    expect(shown().events.map(({ title }) => title)).toContain('优先权已确认')
    expect(exchange.mailbox.of(person.id)[0]?.text).toContain('报名审核通过，优先承租权已确认，请在')
    transfer(exchange, id, depositOf(exchange, id).due)
    expect(exchange.rooms.viewFor(listing.assetsId, person.id).me?.priority).toMatchObject({ rank: 1 })
  })

  test('may be refused on its own: the enrolment is accepted like any other', async () => {
    const { exchange, listing, person, submit } = claimed(afterRoom)
    const { id } = submit()
    const verdict = { kind: 'pass', withoutPriority: '股东名册中没有意向方' } as const
    exchange.take('reviewEnrolment', { id, verdict }, actorOf(person))
    expect(exchange.enrolments.find(id)).toMatchObject({
      state: 'WAIT_DEPOSIT',
      priority: { isAccepted: false, reason: '股东名册中没有意向方' },
    })
    expect(exchange.mailbox.of(person.id)[0]?.text).toContain(
      '优先购买权未获确认（股东名册中没有意向方），您可以作为普通竞买人参与',
    )
    const detail = await ask(exchange, enrolDetailOf, { id }, bearerOf(exchange, 'person'))
    expect(detail.data.priority).toMatchObject({
      state: 'refused',
      priority: 'POST_CONFIRM',
      reason: '股东名册中没有意向方',
    })
    transfer(exchange, id, depositOf(exchange, id).due)
    expect(exchange.rooms.viewFor(listing.assetsId, person.id).me?.priority).toBeNull()
  })

  test('without a claim there is no right holder', () => {
    const { exchange, listing, person } = claimed(inRoom)
    const id = enrolled(exchange, listing, person)
    transfer(exchange, id, depositOf(exchange, id).due)
    expect(exchange.rooms.viewFor(listing.assetsId, person.id).me?.priority).toBeNull()
  })
})
