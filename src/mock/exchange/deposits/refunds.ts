import { depositState } from '#src/model/deposit/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { Refusal } from '../refusal.ts'
import type { DepositBook } from './book.ts'
import type { Freezing } from './freezing.ts'
import { type Deposit, frozenOf, paidOf } from './record.ts'
import type { Refunding } from './refunding.ts'
import type { Returns } from './returns.ts'

/** What is owed no longer goes back to the account that was named for it. */
export function createRefunds(
  { exchange, find, mine, tell, changed, move }: DepositBook,
  { unfreeze }: Freezing,
  { returnUnknown }: Returns,
  { enter, sendBack }: Refunding,
) {
  /** A letter that stands for nothing any more goes back to whoever gave it. */
  const returnGuarantee = (deposit: Deposit) => {
    const { guarantee } = deposit
    if (guarantee?.state !== 'accepted' || deposit.frozen.size > 0) return
    guarantee.state = 'returned'
    move(deposit, 'guarantee-returned', guarantee.amount, `保函 ${guarantee.no} 退还`)
    deposit.state = depositState.refunded
    tell(deposit, { title: '保函已退还', text: `保函 ${guarantee.no} 已退还开立人` })
  }

  /** What is owed for no lot goes back within three working days (domain 1.3); `kept` are the lots that were won. */
  const release = (id: string, reason: string, kept: readonly string[] = []) => {
    const deposit = find(id)
    for (const lotId of deposit.frozen.keys()) if (!kept.includes(lotId)) unfreeze(id, lotId, `解冻：${reason}`)
    returnUnknown(deposit, '未识别的款项原路退回')
    returnGuarantee(deposit)
    const free = paidOf(deposit).minus(deposit.spent).minus(frozenOf(deposit))
    if (!free.gt(0)) return changed(deposit)
    enter(deposit, depositState.toRefund)
    deposit.refund = {
      ...deposit.refund,
      state: 'asked',
      amount: free.toFixed(),
      askedAt: exchange.now(),
      dueAt: addWorkingDays(exchange.now(), termDays.refund),
      reason,
    }
    changed(deposit)
    sendBack(deposit)
  }

  const refundAccount = (id: string, account: Account, userId: string) => {
    const deposit = mine(id, userId)
    if (deposit.refund.state === 'sent' || deposit.refund.state === 'done')
      throw new Refusal(400, '退款已发起，不能再修改账户')
    if (!isSameName(account.name, deposit.payerName)) throw new Refusal(400, '退款账户户名须与付款人一致')
    deposit.refund.account = { ...account, name: deposit.payerName }
    if (deposit.refund.state === 'failed') {
      deposit.refund.state = 'asked'
      deposit.refund.reason = null
      sendBack(deposit)
    }
    changed(deposit)
    return deposit
  }

  return { release, refundAccount }
}
