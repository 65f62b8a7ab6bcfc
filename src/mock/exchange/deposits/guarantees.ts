import Big from 'big.js'
import { linkTo } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import { Refusal } from '../refusal.ts'
import { isPayable } from './banks.ts'
import type { DepositBook } from './book.ts'
import { checkAfterMs } from './claims.ts'
import { type Deposit, isWaiting } from './record.ts'
import type { Settle } from './settling.ts'

export type GuaranteeInput = { issuer: string; no: string; amount: string; validUntil: string; fileIds: string[] }

/** Letters of guarantee, which finance people look at before they stand in for money. */
export function createGuarantees(
  { exchange, mine, tell, changed }: DepositBook,
  settle: Settle,
  refuseClosed: (deposit: Deposit) => void,
) {
  /** Nothing is left that the letter could stand for. */
  const sendBack = (deposit: Deposit, made: NonNullable<Deposit['guarantee']>) => {
    made.state = 'returned'
    const why = deposit.closedReason ?? (deposit.arrivedAt === null ? '保证金缴纳已截止' : '保证金已足额到账')
    made.reason = `${why}，保函退还`
    tell(deposit, { title: '保函已退还', text: made.reason })
    changed(deposit)
  }

  const handInGuarantee = (id: string, { fileIds, ...input }: GuaranteeInput, userId: string) => {
    const deposit = mine(id, userId)
    refuseClosed(deposit)
    if (!isWaiting(deposit)) throw new Refusal(400, '追加的保证金请以转账或网上支付缴纳')
    if (!isPayable(input.amount)) throw new Refusal(400, '金额格式不正确')
    if (deposit.guarantee?.state === 'checking') throw new Refusal(409, '保函正在审核，请勿重复提交')
    const files = exchange.uploads.ofOwner(fileIds, userId)
    const made = { ...input, state: 'checking', reason: null as string | null, files }
    deposit.guarantee = made
    changed(deposit)
    exchange.timers.set(exchange.now() + checkAfterMs, () => {
      if (deposit.guarantee !== made) return
      if (!isWaiting(deposit)) return sendBack(deposit, made)
      const isEnough = new Big(made.amount).gte(deposit.due)
      const isLong = made.validUntil >= date(deposit.listing.closesAt)
      made.state = isEnough && isLong ? 'accepted' : 'refused'
      made.reason = isEnough ? (isLong ? null : '保函有效期不足以覆盖竞价期') : '保函金额低于应缴保证金'
      if (made.reason !== null)
        tell(deposit, {
          title: '保函审核未通过',
          text: made.reason,
          link: linkTo.cashier(deposit.enrolId),
          also: ['push'],
        })
      settle(deposit)
    })
    return deposit
  }

  return { handInGuarantee }
}
