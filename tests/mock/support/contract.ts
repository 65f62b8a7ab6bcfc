import { lateSignBy } from '#src/mock/exchange/contracts/deadline.ts'
import type { Contract } from '#src/mock/exchange/contracts/record.ts'
import { untouched } from '#src/mock/exchange/deals/record.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import type { Listing, User } from '#src/mock/exchange/tables.ts'
import { noUser, wonDeal } from './deal.ts'
import { actorOf, userNamed } from './enrolment.ts'

type World = { exchange: Exchange; advance: (ms: number) => number }

/** A20085, which the account `seller` sells. */
export const isOfSeller = ({ assetsId }: Listing): boolean => assetsId === 'A20085'

/** The code in the latest text message to a phone. */
export const codeTo = ({ sms }: Exchange, phone: string): string =>
  /\d{6}/.exec(sms.inbox.find(({ telPhone }) => telPhone === phone)?.text ?? '')?.[0] ?? ''

/** A contract that both parties may negotiate: won by `person` from `seller`, the deal confirmed by both. */
export function drawnContract(world: World) {
  const { exchange } = world
  const won = wonDeal(world, isOfSeller)
  const seller = userNamed(exchange, 'seller')
  exchange.take('confirmDeal', { id: won.deal.id }, won.actor)
  exchange.take('confirmDeal', { id: won.deal.id }, actorOf(seller))
  const contract = exchange.contracts.ofDeal(won.deal.id)!
  exchange.take('drawContract', { id: contract.id }, won.actor)
  return { ...won, seller, sellerActor: actorOf(seller), contract }
}

/**
 * A contract to be drawn up, of a deal from before the world began whose publicity is over: played in no time. The winner confirms the
 * deal first, unless the seller does.
 */
export function pastDraft(exchange: Exchange, user: User, dealId = 'DL-past', { isSellerFirst = false } = {}) {
  const [past] = exchange.deals.all()
  const seller = userNamed(exchange, 'seller')
  const signBy = lateSignBy(exchange.now())
  const listing = { ...past!.listing, seller: seller.name }
  const accounts = { userId: user.id, sellerId: seller.id, listing }
  exchange.deals.keepPast({ ...past!, ...untouched(), ...accounts, id: dealId, enrolId: dealId, signBy })
  for (const party of isSellerFirst ? [seller, user] : [user, seller])
    exchange.take('confirmDeal', { id: dealId }, actorOf(party))
  return { contract: exchange.contracts.ofDeal(dealId)!, user, seller }
}

/** The same with its text. */
export function pastContract(exchange: Exchange, user: User, dealId?: string) {
  const past = pastDraft(exchange, user, dealId)
  exchange.take('drawContract', { id: past.contract.id }, actorOf(user))
  return past
}

/** What `person` has bought from `seller` for 3,157,000 元, with the contract in force and nothing paid: played in no time. */
export function pastSale(exchange: Exchange) {
  const { contract, user, seller } = pastDraft(exchange, userNamed(exchange, 'person'))
  const { deal } = contract
  deal.price = '3157000.00'
  exchange.take('registerContract', { id: deal.id }, noUser)
  const settlement = exchange.settlements.find(deal.settlementId!)
  const pay = (amount: string) =>
    exchange.take(
      'settlementTransfer',
      { payer: user.name, account: '6222020000001234566', bank: '岷江银行成都分行', amount, remark: settlement.no },
      noUser,
    )
  return { deal, settlement, user, seller, pay }
}

/** Both confirm the text. */
export function agree(exchange: Exchange, contract: Contract, users: readonly User[]) {
  for (const user of users)
    exchange.take('confirmContract', { id: contract.id, digest: exchange.contracts.digestOf(contract) }, actorOf(user))
}

/** A contract to be signed by `person` and `seller`, of a deal from before the world began: nothing is played. */
export function pastContractToSign({ exchange }: Pick<World, 'exchange'>) {
  const { contract, user, seller } = pastContract(exchange, userNamed(exchange, 'person'))
  agree(exchange, contract, [user, seller])
  return { contract, user, seller, deal: contract.deal, actor: actorOf(user), sellerActor: actorOf(seller) }
}

/** The contract of a played deal, confirmed by both, with the publicity over. */
export function contractToSign(world: World) {
  const given = drawnContract(world)
  const { exchange, advance } = world
  agree(exchange, given.contract, [given.user, given.seller])
  advance(given.deal.publicityUntil - exchange.now() + 3_600_000)
  return given
}

/** Signs with the first seal in use, proved by a code. */
export function sign(exchange: Exchange, contract: Contract, user: User) {
  const { id } = contract
  if (contract.state === 'toSign') exchange.take('openContract', { id }, actorOf(user))
  exchange.take('sendSigningCode', { id }, actorOf(user))
  const { phone } = contract.signers.find(({ userId }) => userId === user.id)!
  const seal = exchange.seals.of(user.id).find(({ state, kind }) => state === 'active' && kind !== 'legal')!
  return exchange.take(
    'signContract',
    {
      id,
      digest: exchange.contracts.digestOf(contract),
      picture: { kind: 'seal', sealId: seal.id },
      marks: [{ page: 0, x: 0.5, y: 0.5 }],
      hasSeam: true,
      willingness: { kind: 'sms', code: codeTo(exchange, phone) },
    },
    actorOf(user),
  )
}
