import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { isOverdue } from '#src/model/settlement/rules.ts'
import type { PriceDue } from '#src/model/settlement/price-due.ts'
import { takesEnrolments } from '#src/model/listing/enrolling.ts'
import type { Core } from '../core.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { Refusal } from '../refusal.ts'
import type { Listing, User } from '../tables.ts'
import { type Enrolment, isConsentOf, mayBeginAgain } from './record.ts'

/** The listing that an enrolment is for: published and on its own; a member is enrolled for through its package. */
export function listingToEnrol({ tables, now }: Pick<Core, 'tables' | 'now'>, assetsId: string): Listing {
  const listing = tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > now()) throw new Refusal(404, '标的不存在，可能已被撤下')
  if (listing.packageId !== null) throw new Refusal(404, '该标的属于资产包，请在资产包页面报名')
  return listing
}

/** What the owner of an enrolment has to pay next for what was won. */
export type Debts = { priceDueOf: (enrolId: string) => PriceDue | null }

export type Access = {
  /** Why this user may take part in nothing, alone or with others; null when there is no reason. */
  standingProblem: (user: User) => Refusal | null
  sellerProblem: (listing: Listing, user: User) => Refusal | null
  /** Whether another user leads a joint bid for it to which this user has agreed. */
  hasAgreedJointly: (assetsId: string, user: User) => boolean
  /** The first reason why this user may not enrol for it now, in the order of domain 6.3; null when there is none. */
  enrolProblem: (listing: Listing, user: User) => Refusal | null
}

type Ports = { kyc: Pick<Kyc, 'isExpired'>; enrolments: { all: () => Enrolment[] }; debts: Debts }

/** Who may enrol for what. */
export function createAccess(core: Core, { kyc, enrolments, debts }: Ports): Access {
  const standingProblem = (user: User): Refusal | null => {
    if (user.authStatus < 3) return new Refusal(enrolRefusal.notVerified, '请先完成实名认证')
    if (kyc.isExpired(user.id)) return new Refusal(enrolRefusal.documentExpired, '实名证件已过期，请更新证件后再报名')
    if (core.tables.blacklist.has(user.id)) return new Refusal(enrolRefusal.blacklisted, '黑名单用户不能报名')
    const owes = enrolments.all().some(({ userId, id }) => {
      const due = userId === user.id ? debts.priceDueOf(id) : null
      return due !== null && isOverdue(due, core.now())
    })
    return owes ? new Refusal(enrolRefusal.overdue, '您有成交价款逾期未付，付清前不能报名参加新的项目') : null
  }
  const sellerProblem = (listing: Listing, user: User): Refusal | null =>
    isSameName(listing.seller, user.name) ? new Refusal(enrolRefusal.sellerSide, '项目方及关联方不得参与') : null
  const hasAgreedJointly = (assetsId: string, user: User): boolean =>
    enrolments
      .all()
      .some(
        ({ listing, consents, state }) =>
          listing.assetsId === assetsId &&
          !mayBeginAgain.has(state) &&
          consents.some((consent) => consent.state === 'agreed' && isConsentOf(consent, user)),
      )

  return {
    standingProblem,
    sellerProblem,
    hasAgreedJointly,
    enrolProblem: (listing, user) => {
      const times = enrolmentOf(listing)
      const standing = standingProblem(user)
      if (standing) return standing
      if (listing.status === 'PRE' || core.now() < times.enrolFrom)
        return new Refusal(enrolRefusal.notYet, '报名尚未开始')
      if (!takesEnrolments(listing.status, times, core.now())) return new Refusal(enrolRefusal.over, '报名已结束')
      const seller = sellerProblem(listing, user)
      if (seller) return seller
      return hasAgreedJointly(listing.assetsId, user)
        ? new Refusal(enrolRefusal.jointAlready, '当前用户已参加联合竞买，不能再次报名')
        : null
    },
  }
}
