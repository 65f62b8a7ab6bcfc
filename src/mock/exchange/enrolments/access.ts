import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { takesEnrolments } from '#src/model/listing/enrolling.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import type { Listing, User } from '../tables.ts'
import { owesOverdue } from './price.ts'
import { type Enrolment, isConsentOf, mayBeginAgain } from './record.ts'

const isVerified = ({ authStatus }: User): boolean => authStatus >= 3

/** The listing that an enrolment is for: public and on its own; a member is enrolled for through its package. */
export function listingToEnrol(exchange: Exchange, assetsId: string): Listing {
  const listing = exchange.tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > exchange.now()) throw new Refusal(404, '没有这个标的，可能已被撤下')
  if (listing.packageId !== null) throw new Refusal(404, '该标的属于资产包，请在资产包页面报名')
  return listing
}

/** Whether somebody leads a joint bid for it to which this user has agreed. */
export const agreedJointly = (enrolments: Iterable<Enrolment>, assetsId: string, user: User): boolean =>
  [...enrolments].some(
    ({ listing, consents, state }) =>
      listing.assetsId === assetsId &&
      !mayBeginAgain.has(state) &&
      consents.some((consent) => consent.state === 'agreed' && isConsentOf(consent, user)),
  )

/** Why this user may take part in nothing, alone or with others; null when there is no reason. */
export function standingTrouble(exchange: Exchange, user: User): Refusal | null {
  if (!isVerified(user)) return new Refusal(enrolRefusal.notVerified, '请先完成实名认证')
  if (exchange.kyc.isExpired(user.id))
    return new Refusal(enrolRefusal.documentExpired, '实名证件已过期，请更新证件后再报名')
  if (exchange.tables.blacklist.has(user.id)) return new Refusal(enrolRefusal.blacklisted, '黑名单用户不能报名')
  if (owesOverdue(exchange, user.id))
    return new Refusal(enrolRefusal.overdue, '您有成交价款逾期未付，付清前不能报名参加新的项目')
  return null
}

export const sellerTrouble = (listing: Listing, user: User): Refusal | null =>
  isSameName(listing.seller, user.name) ? new Refusal(enrolRefusal.sellerSide, '项目方及关联方不得参与') : null

/** The first reason why this user may not enrol for it now, in the order of domain 6.3; null when there is none. */
export function enrolTrouble(
  exchange: Exchange,
  listing: Listing,
  user: User,
  enrolments: Iterable<Enrolment>,
): Refusal | null {
  const now = exchange.now()
  const times = enrolmentOf(listing)
  const standing = standingTrouble(exchange, user)
  if (standing) return standing
  if (listing.status === 'PRE' || now < times.enrolFrom) return new Refusal(enrolRefusal.notYet, '报名尚未开始')
  if (!takesEnrolments(listing.status, times, now)) return new Refusal(enrolRefusal.over, '报名已结束')
  const seller = sellerTrouble(listing, user)
  if (seller) return seller
  if (agreedJointly(enrolments, listing.assetsId, user))
    return new Refusal(enrolRefusal.jointAlready, '当前用户已参加联合竞买，不能再次报名')
  return null
}
