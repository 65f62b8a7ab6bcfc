import * as deal from '#src/api/endpoints/deal.ts'
import { userIdOf } from '../exchange/actor.ts'
import { dealViewOf, offerViewOf } from '../exchange/deals/views.ts'
import type { Exchange } from '../worlds.ts'
import { idOf } from './call/asker.ts'
import { handle } from './call/handle.ts'

type Query = { id?: string | undefined; enrolId?: string | undefined; assetsId?: string | undefined }

/** The latest deal of this user that is meant; null without one. Another user's deal is refused by its id. */
function ownDeal({ deals }: Exchange, { id, enrolId, assetsId }: Query, userId: string) {
  if (id !== undefined) return deals.partOf(id, userId).deal
  const isMeant = (known: { enrolId: string; listing: { assetsId: string } }) =>
    known.enrolId === enrolId || known.listing.assetsId === assetsId
  return deals.ofParty(userId).findLast(isMeant) ?? null
}

export const dealHandlers = [
  handle(deal.dealDetailOf, ({ input, exchange, actor }) => {
    const userId = userIdOf(actor)
    const known = ownDeal(exchange, input, userId)
    return known && dealViewOf(exchange, known, userId)
  }),
  handle(deal.openDeals, ({ exchange, user }) =>
    exchange.deals
      .ofParty(idOf(user))
      .filter(({ state }) => state === 'open')
      .toReversed()
      .map((known) => dealViewOf(exchange, known, idOf(user))),
  ),
  handle(deal.dealConfirm, ({ input, exchange, actor }) =>
    dealViewOf(exchange, exchange.take('confirmDeal', input, actor), userIdOf(actor)),
  ),
  handle(deal.dealHandOver, ({ input, exchange, actor }) =>
    dealViewOf(exchange, exchange.take('handOverDeal', input, actor), userIdOf(actor)),
  ),
  handle(deal.dealOfferOf, ({ input: { enrolId, assetsId }, exchange, user }) => {
    const own = exchange.deals.offersOf(idOf(user))
    const offer = own.findLast((known) => known.enrolId === enrolId || known.lot.assetsId === assetsId)
    return offer ? offerViewOf(offer) : null
  }),
  handle(deal.dealOfferAnswer, ({ input, exchange, actor }) => offerViewOf(exchange.take('answerOffer', input, actor))),
]
