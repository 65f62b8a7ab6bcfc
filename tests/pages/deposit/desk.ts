import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { userTopic } from '#src/model/push/topics.ts'
import { emptyForm } from '#src/model/enrolment/rules.ts'
import { hourMs } from '#src/model/time/units.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { actorOf, depositOf, enrolled, fullForm, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import type { World } from '#tests/support/world.ts'

/** A single asset whose room opens within the hour, with at least five minutes left to enrol. */
export function openingSoon({ exchange }: World): Listing {
  const now = exchange.now()
  const found = [...exchange.tables.listings.values()].find(
    (listing) =>
      !listing.isPackage &&
      listing.packageId === null &&
      listing.opensAt > now &&
      listing.opensAt < now + hourMs &&
      enrolmentOf(listing).enrolUntil > now + 300_000,
  )
  if (!found) throw new Error('no room opens soon')
  return found
}

/** Enrols `person` for an asset and passes the review: the deposit is due. */
export function deskOf(
  world: World,
  listing: Listing = openListing(world.exchange),
  more: Partial<EnrolForm> = {
    refund: { ...emptyForm.refund, name: '周岷生', bank: '岷江商业银行', account: '6222020000001234566' },
  },
) {
  const enrolId = enrolled(world.exchange, listing, userNamed(world.exchange, 'person'), more)
  const deposit = depositOf(world.exchange, enrolId)
  return { enrolId, deposit, address: `/cashierDesk?enrolId=${enrolId}` }
}

/** An enrolment of `person` before its review. */
export function enrolledAnew(world: World, listing: Listing = openListing(world.exchange)) {
  const who = userNamed(world.exchange, 'person')
  const form = fullForm(world.exchange, listing, who)
  const { id: enrolId } = world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(who))
  const review = (kind: 'pass' | 'reject', reason?: string) =>
    world.control('enrolment-review', { id: enrolId, kind, ...(reason ? { reason } : {}) })
  return { enrolId, review }
}

/** Resolves when the page is subscribed to the events of `person`. */
export const isListening = ({ exchange }: World): Promise<void> =>
  waitFor(() => expect(exchange.hub.readersOf(userTopic(userNamed(exchange, 'person').id))).toBe(1))

/** Half of a whole amount of 元. */
export const half = (amount: string): string => String(Math.floor(Number(amount) / 2))
