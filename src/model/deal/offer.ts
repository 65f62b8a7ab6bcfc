import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'

/**
 * States of the offer to the second-ranked bidder after the winner's default (domain 8.1, A10): it waits for an answer, is accepted
 * and waits for the deposit, has become a deal, was declined, or has lapsed unanswered or unpaid.
 */
export type OfferState = 'open' | 'accepted' | 'taken' | 'declined' | 'lapsed'

/** The offer as the second-ranked bidder sees it. */
export const secondOffer = z.object({
  enrolId: z.string(),
  /** One of `OfferState`. */
  state: z.string(),
  assetsName: z.string(),
  projectNo: z.string(),
  /** The bidder's own last valid price, 元; of a lease the rent of the whole term. */
  price: amount,
  /** What has to be paid again before the deal begins, 元. */
  deposit: amount,
  offeredAt: z.number(),
  /** 17:00 of the last working day, epoch ms. */
  answerBy: z.number(),
  /** Once accepted: until when the deposit must be there. */
  depositBy: nullish(z.number()),
})
export type SecondOfferView = z.output<typeof secondOffer>
