import Big from 'big.js'
import { briefYuan } from '#src/model/money/brief.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { brand } from '#src/shared/config/brand.ts'
import { datesAfterDeal, payBy } from '../../listings/lifecycle.ts'
import type { Listing, Tables } from '../../tables.ts'
import { dayMs } from '../calendar.ts'
import { type DemoAccounts, demoAccounts, withUsers } from './accounts.ts'

/** Working days from the publicity to the signing of the contract, one before the last allowed. */
const signedAfterDays = 4
const minuteMs = 60_000

export type PastDeal = NonNullable<ReturnType<typeof pastDealOf>>

/** When each step was taken. The room opens on a weekday, so whole weeks before it are weekdays too. */
const stepsOf = ({ opensAt, closesAt }: Listing) => {
  const signedAt = addWorkingDays(datesAfterDeal(closesAt).publicityUntil, signedAfterDays)
  return {
    begunAt: opensAt - 14 * dayMs - 25 * minuteMs,
    submittedAt: opensAt - 14 * dayMs,
    passedAt: opensAt - 14 * dayMs + 40 * minuteMs,
    paidAt: opensAt - 7 * dayMs,
    signedAt,
    dueAt: payBy(signedAt),
  }
}

/** The deal of an asset that a demo account won before the world began and has not paid for: winner, listing, number, price, dates. */
export function pastDealOf(
  { listings, users }: Pick<Tables, 'listings' | 'users'>,
  accounts: DemoAccounts = demoAccounts,
) {
  const owing = withUsers(accounts, users).find(({ account }) => account.owesFor !== undefined)
  const assetsId = owing?.account.owesFor ?? ''
  const listing = listings.get(assetsId)
  const last = listing?.quotes.at(-1)
  if (!owing || !listing || !last || listing.dealYuan === null) return null
  const { user } = owing
  return {
    id: `EP-${assetsId}`,
    depositId: `DP-${assetsId}`,
    user,
    listing,
    bidNo: last.bidNo,
    /** 元 */
    price: new Big(listing.dealYuan).toFixed(),
    ...stepsOf(listing),
  }
}

/** The messages to the winner, the last one that the price is overdue. */
export function pastDealMessages({ id, listing, bidNo, price, paidAt, signedAt, dueAt, user }: PastDeal) {
  const { assetsName, closesAt } = listing
  const sum = briefYuan(price)
  const time = exactTime(dueAt)
  const late = {
    text: `“${assetsName}”成交价款 ${sum} 元应于 ${time} 前付清，现已逾期；逾期期间不能报名参加新的项目，保证金不予退还，请尽快致电 ${brand.hotline} 办理付款`,
    link: linkToOwn.enrolmentById(id),
  }
  const steps = [
    { at: paidAt, kind: 'deposit', title: '保证金已生效', text: `“${assetsName}”保证金已生效，竞买号 ${bidNo}` },
    {
      at: closesAt,
      kind: 'bidding',
      title: '恭喜您成为最高应价人',
      text: `“${assetsName}”竞价结束，您已竞得，请按期签订合同`,
    },
    {
      at: signedAt,
      kind: 'contract',
      title: '交易合同已生效',
      text: `“${assetsName}”交易合同已生效，请按期付清成交价款`,
    },
    {
      at: dueAt - dayMs,
      kind: 'settlement',
      title: '付款期限将至',
      text: `“${assetsName}”成交价款 ${sum} 元应于 ${time} 前付清`,
    },
    { at: dueAt, kind: 'settlement', title: '应付价款已逾期', ...late },
  ] as const
  return {
    userId: user.id,
    messages: steps.map((step, index) => ({
      ...step,
      id: `MP${index + 1}-${listing.assetsId}`,
      isRead: true,
      link: late.link,
    })),
    /** The reminder of the day before the world begins. */
    late,
  }
}
