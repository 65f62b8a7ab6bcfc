import * as z from 'zod/mini'
import { secondOffer } from '#src/model/deal/offer.ts'
import { dealView } from '#src/model/deal/schema.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'

/** By its own id, by its enrolment or by its asset; null without a deal of this person. */
export const dealDetailOf = endpoint({
  ...userCommand,
  fallback: 'block',
  path: '/dscq-project/deal/detail',
  summary: 'The way of one deal: steps, deadlines, and what its party may do',
  input: () =>
    z.object({ id: z.optional(z.string()), enrolId: z.optional(z.string()), assetsId: z.optional(z.string()) }),
  data: () => z.nullable(dealView),
})

export const openDeals = endpoint({
  ...userQuery,
  path: '/dscq-project/deal/open',
  summary: 'Deals of the person that are not over, newest first',
  input: () => z.object({}),
  data: () => z.array(dealView),
})

export const dealConfirm = endpoint({
  ...userCommand,
  path: '/dscq-project/deal/confirm',
  summary: 'Confirm the deal confirmation; a second time changes nothing',
  input: () => z.object({ id: z.string() }),
  data: () => dealView,
})

export const dealHandOver = endpoint({
  ...userCommand,
  path: '/dscq-project/deal/handover',
  summary: 'Confirm that the asset was handed over; a second time changes nothing',
  input: () => z.object({ id: z.string() }),
  data: () => dealView,
})

/** By its enrolment or by its asset; null unless this person was asked after the winner's default. */
export const dealOfferOf = endpoint({
  ...userQuery,
  path: '/dscq-project/deal/offer',
  summary: 'The offer to the second-ranked bidder after the winner has defaulted',
  input: () => z.object({ enrolId: z.optional(z.string()), assetsId: z.optional(z.string()) }),
  data: () => z.nullable(secondOffer),
})

export const dealOfferAnswer = endpoint({
  ...userCommand,
  path: '/dscq-project/deal/offer/answer',
  summary: 'Accept or decline such an offer; answered once, in time, by the second-ranked bidder alone',
  input: () => z.object({ enrolId: z.string(), accept: z.boolean() }),
  data: () => secondOffer,
})
