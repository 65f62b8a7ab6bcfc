import type { Bidder, RoomEvent } from '../engine/room.ts'
import type { Enrolment } from '../../enrolments/record.ts'
import type { Exchange } from '../../exchange.ts'
import type { Group } from './record.ts'

/** An enrolment as the room knows its bidder. */
export const bidderOf = ({ userId, bidNo, form, listing, priority }: Enrolment, at: number): Bidder => ({
  userId,
  bidNo: bidNo ?? '',
  qualified: true,
  deposit: true,
  rank: priority?.isAccepted ? 1 : null,
  capital: null,
  base: listing.mode === 'final' && form.offer !== '' ? form.offer : null,
  qualifiedAt: at,
})

const qualified = (exchange: Exchange, { listing }: Group): Enrolment[] =>
  exchange.enrolments.all().filter((enrolment) => enrolment.listing === listing && enrolment.state === 'QUALIFIED')

const depositOf = (exchange: Exchange, { listing }: Group, userId: string) => {
  const enrolment = listing && exchange.enrolments.current(userId, listing.assetsId)
  return enrolment?.depositId ? exchange.deposits.find(enrolment.depositId) : null
}

/** The deposit follows the pool of the package: what binds a lot is frozen, what frees it is freed. */
function followPool(exchange: Exchange, group: Group, userId: string): void {
  const { state, lots } = group
  const pool = state.pools[userId]
  const deposit = depositOf(exchange, group, userId)
  if (!pool || !deposit) return
  const bound = new Set([...pool.frozen, ...pool.consumed])
  for (const lot of bound)
    if (!deposit.frozen.has(lot))
      exchange.deposits.freeze(deposit.id, lot, state.requirements[lot] ?? '0', '标的领先', lots.get(lot)?.assetsName)
  for (const lot of deposit.frozen.keys())
    if (!bound.has(lot)) exchange.deposits.unfreeze(deposit.id, lot, '被其他竞买人超越')
}

/** What a happening in a room means for the deposits of its bidders (domain 5.6). */
export function bindDeposits(exchange: Exchange, group: Group, lot: string, event: RoomEvent): void {
  if (event.type === 'DEPOSIT_LOCK' && event.to !== null) followPool(exchange, group, event.to)
  const opens =
    event.type === 'PHASE' && group.state.rooms[lot]?.lastOpenId === null && event.data.phase.name !== 'ENDED'
  if (!opens || group.listing?.isPackage) return
  for (const enrolment of qualified(exchange, group)) exchange.deposits.freezeFor(enrolment, lot)
}
