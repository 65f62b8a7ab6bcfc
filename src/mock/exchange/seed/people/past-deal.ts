import Big from 'big.js'
import { yuanText } from '../texts/amounts.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { serviceFee } from '#src/model/settlement/fees.ts'
import { distribute, openOf, sumOf } from '#src/model/settlement/schedule.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { addWorkingDays, officeEnd } from '#src/model/time/working-days.ts'
import { datesAfterDeal, payBy } from '../../listings/lifecycle.ts'
import type { Listing, Tables } from '../../tables.ts'
import { dayMs } from '../calendar.ts'
import { type DemoAccounts, demoAccounts, withUsers } from './accounts.ts'

/** Working days from the publicity to the signing of the contract, one before the last allowed. */
const signedAfterDays = 4
const minuteMs = 60_000

/** The id of the settlement of an enrolment. */
export const settlementIdOf = (enrolId: string): string => `ST-${enrolId}`

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
  startedAt: number,
  accounts: DemoAccounts = demoAccounts,
) {
  const owing = withUsers(accounts, users).find(({ account }) => account.owesFor !== undefined)
  const assetsId = owing?.account.owesFor ?? ''
  const listing = listings.get(assetsId)
  const last = listing?.quotes.at(-1)
  if (!owing || !listing || !last || listing.dealYuan === null) return null
  const { user } = owing
  const kind = listing.typeCode
  const price = new Big(listing.dealYuan).toFixed(2)
  const steps = stepsOf(listing)
  const fee = serviceFee(kind, price)
  const { parts } = distribute(listing.deposit, [fee.due, price])
  return {
    id: `EP-${assetsId}`,
    depositId: `DP-${assetsId}`,
    user,
    listing,
    bidNo: last.bidNo,
    /** 元 */
    price,
    fee,
    /** What of the deposit covers the fee and the price, 元. */
    turned: { fee: parts[0]!, rest: parts[1]! },
    /** What is still to be paid, 元. */
    open: openOf(sumOf([price, fee.due]), listing.deposit),
    ...steps,
    /** The reminder of the day before the world begins gives the days of grace. */
    graceUntil: addWorkingDays(officeEnd(startedAt - dayMs), termDays.grace),
  }
}

/** The messages to the winner, the last one that the price is overdue. */
export function pastDealMessages(deal: PastDeal) {
  const { id, listing, bidNo, open, paidAt, signedAt, dueAt, graceUntil, user } = deal
  const { assetsName, closesAt } = listing
  const sum = yuanText(open)
  const time = exactTime(dueAt)
  const late = {
    text: `“${assetsName}”应付 ${sum}，截止 ${time}，现已逾期，宽限至 ${exactTime(graceUntil)}；宽限期满仍未付清的，保证金不予退还`,
    link: linkToOwn.settlement(settlementIdOf(id)),
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
      text: `“${assetsName}”交易合同已生效，请按期付清应付款项`,
    },
    {
      at: dueAt - dayMs,
      kind: 'settlement',
      title: '付款期限将至',
      text: `“${assetsName}”应付 ${sum}，截止 ${time}`,
    },
    {
      at: dueAt,
      kind: 'settlement',
      title: '应付款项已到期',
      text: `“${assetsName}”应付 ${sum}，截止 ${time}，请尽快付款`,
    },
  ] as const
  return {
    userId: user.id,
    messages: steps.map((step, index) => ({
      ...step,
      id: `MP${index + 1}-${listing.assetsId}`,
      isRead: true,
      link: step.kind === 'settlement' ? late.link : linkToOwn.enrolmentById(id),
    })),
    /** The reminder of the day before the world begins. */
    late,
  }
}
