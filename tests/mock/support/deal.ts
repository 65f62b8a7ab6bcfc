import Big from 'big.js'
import type { Exchange } from '#src/mock/worlds.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { actorOf, depositOf, enrolled, openListing, transfer, userNamed } from './enrolment.ts'

export const noUser = { userId: null, visitor: '' }

type World = { exchange: Exchange; advance: (ms: number) => number }

const isTransfer = ({ assetsId }: Listing): boolean => assetsId === 'A20051'

/** A20051, a transfer of assets for 3,355,000 元 with a deposit of 200,000, unless another is wanted: what `person` wins against `company` with one quote, just after the room has closed. `isContested`: the company has bid as well, and was outbid. */
export function wonDeal(
  { exchange, advance }: World,
  wanted: (listing: Listing) => boolean = isTransfer,
  { isContested = false } = {},
) {
  const listing = openListing(exchange, (known) => !detailsOf(known).hasReserve && wanted(known))
  const [user, other] = ['person', 'company'].map((name) => userNamed(exchange, name)) as [
    ReturnType<typeof userNamed>,
    ReturnType<typeof userNamed>,
  ]
  const [enrolId, otherId] = [user, other].map((one) => {
    const id = enrolled(exchange, listing, one)
    transfer(exchange, id, depositOf(exchange, id).due)
    return id
  }) as [string, string]
  advance(listing.opensAt - exchange.now())
  const quote = (bidder: typeof user, amount: string) => {
    const { phase } = exchange.rooms.find(listing.assetsId).room
    const { id: phaseId, stage } = phase
    const request = { roomId: listing.assetsId, phaseId, stage, amount, idemKey: `key-${bidder.id}-1` }
    exchange.take('quoteInRoom', { request }, actorOf(bidder))
  }
  if (isContested) quote(other, listing.startPrice)
  quote(user, isContested ? new Big(listing.startPrice).plus(listing.step).toFixed() : listing.startPrice)
  advance(listing.closesAt - exchange.now())
  const deal = exchange.deals.byEnrolment(enrolId)!
  return { listing, user, other, enrolId, otherId, deal, actor: actorOf(user) }
}

/** The same deal with its contract in force: confirmed by both, public for seven days, registered. */
export function signedDeal(world: World, wanted?: (listing: Listing) => boolean, contest?: { isContested: boolean }) {
  const won = wonDeal(world, wanted, contest)
  const { exchange, advance } = world
  exchange.take('confirmDeal', { id: won.deal.id }, won.actor)
  exchange.take('sellerActs', { id: won.deal.id, what: 'confirm' }, noUser)
  advance(won.deal.publicityUntil - exchange.now() + 3_600_000)
  exchange.take('registerContract', { id: won.deal.id }, noUser)
  const settlement = exchange.settlements.byEnrolment(won.enrolId)!
  const pay = (amount: string, payer = won.user.name, remark = settlement.no, serial?: string) =>
    exchange.take(
      'settlementTransfer',
      {
        payer,
        account: '6222020000001234566',
        bank: '岷江银行成都分行',
        amount,
        remark,
        ...(serial ? { serial } : {}),
      },
      noUser,
    )
  return { ...won, settlement, pay }
}
