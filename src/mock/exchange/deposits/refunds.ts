import Big from 'big.js'
import { isSpent } from '#src/model/deposit/claims.ts'
import { claimLabels } from '#src/model/deposit/labels.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { DepositBook } from './book.ts'
import type { Freezing } from './freezing.ts'
import type { Payments } from './payments.ts'
import type { Receipts } from './receipts.ts'
import { type Deposit, frozenOf, isWaiting, paidOf } from './record.ts'

/** The mock's finance people send money back at once; three working days is what they promise (domain 1.3). */
const refundAfterMs = 60_000

export type Refunds = {
  /** What is owed for no lot goes back within three working days (domain 1.3); `boundRooms` are those of the lots that were won. */
  release: (id: string, reason: string, boundRooms?: readonly string[]) => void
  refundAccount: (id: string, account: Account, userId: string) => Deposit
  /** The time for it is over. */
  lapse: (id: string) => void
  /** What it was for has ended, whatever time there was left. */
  cancel: (id: string, reason: string) => void
}

type Ports = {
  freezing: Pick<Freezing, 'unfreeze'>
  receipts: Pick<Receipts, 'returnUnknown'>
  payments: Pick<Payments, 'closeOrders'>
  /** Why the bank books nothing on this account, or null. */
  bank: { refundFaultOf: (account: Account) => string | null }
}

/** Money that goes back to the account that was named for it, and deposits that end without having been needed. */
export function createRefunds(core: Core, book: DepositBook, { freezing, receipts, payments, bank }: Ports): Refunds {
  const { changed, documents, find, move, ofOwner, write } = book

  /** What is still frozen for a lot that was won decides the state; a refund of the rest does not show in it. */
  const enter = (deposit: Deposit, state: Deposit['state']) => {
    deposit.state = deposit.frozen.size > 0 ? depositState.frozen : state
  }

  const refundDone = (deposit: Deposit) => {
    const amount = deposit.refund.amount ?? '0'
    enter(deposit, depositState.refunded)
    deposit.refund.state = 'done'
    deposit.refund.doneAt = core.now()
    deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
    move(deposit, 'refund', amount, '退回退款账户')
    deposit.documents.push(documents.refund(deposit, amount))
    write(deposit, {
      title: '保证金退款完成',
      text: `“${deposit.listing.assetsName}”退款 ${yuanText(amount)}已到账`,
      also: ['push', 'sms'],
    })
    changed(deposit)
  }

  const refundFailed = (deposit: Deposit, reason: string) => {
    enter(deposit, depositState.toRefund)
    deposit.refund.state = 'failed'
    deposit.refund.reason = reason
    write(deposit, {
      title: '保证金退款失败',
      text: `“${deposit.listing.assetsName}”退款失败，请核对账户`,
      also: ['push', 'sms'],
    })
    changed(deposit)
  }

  /** A refund on its way: sent after a while, then arrived or refused by the bank. */
  const sendBack = (deposit: Deposit) => {
    core.timers.set(core.now() + refundAfterMs, () => {
      if (deposit.refund.state !== 'asked') return
      enter(deposit, depositState.refunding)
      deposit.refund.state = 'sent'
      write(deposit, {
        title: '保证金退款已发起',
        text: `“${deposit.listing.assetsName}”退款 ${yuanText(deposit.refund.amount ?? '0')}已发起`,
      })
      changed(deposit)
    })
    core.timers.set(core.now() + 2 * refundAfterMs, () => {
      if (deposit.refund.state !== 'sent') return
      const fault = bank.refundFaultOf(deposit.refund.account)
      if (fault === null) refundDone(deposit)
      else refundFailed(deposit, fault)
    })
  }

  const returnGuarantee = (deposit: Deposit) => {
    const { guarantee } = deposit
    if (guarantee?.state !== 'accepted' || deposit.frozen.size > 0) return
    guarantee.state = 'returned'
    move(deposit, 'guarantee-returned', guarantee.amount, `保函 ${guarantee.no} 退还`)
    deposit.state = depositState.refunded
    write(deposit, { title: '保函已退还', text: `保函 ${guarantee.no} 已退还开立人` })
  }

  const release: Refunds['release'] = (id, reason, boundRooms = []) => {
    const deposit = find(id)
    for (const lotId of deposit.frozen.keys())
      if (!boundRooms.includes(lotId)) freezing.unfreeze(id, lotId, `解冻：${reason}`)
    receipts.returnUnknown(deposit, '未识别的款项原路退回')
    returnGuarantee(deposit)
    const free = paidOf(deposit).minus(deposit.spent).minus(frozenOf(deposit))
    if (!free.gt(0)) return changed(deposit)
    enter(deposit, depositState.toRefund)
    deposit.refund = {
      ...deposit.refund,
      state: 'asked',
      amount: free.toFixed(),
      askedAt: core.now(),
      dueAt: addWorkingDays(core.now(), termDays.refund),
      reason,
    }
    changed(deposit)
    sendBack(deposit)
  }

  /** `why` closes what is still open; a part that has arrived goes back for `reason`. */
  const end = (deposit: Deposit, state: Deposit['state'], why: string, reason: string) => {
    payments.closeOrders(deposit, why)
    receipts.returnUnknown(deposit, `${why}，未识别的款项原路退回`)
    if (paidOf(deposit).gt(0)) return release(deposit.id, reason)
    deposit.state = state
    changed(deposit)
  }

  return {
    release,
    refundAccount: (id, account, userId) => {
      const deposit = ofOwner(id, userId)
      // The rest of a pool may be on its way back.
      if (isSpent(deposit) && deposit.refund.state === 'none') throw new Refusal(409, claimLabels.spent)
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
    },
    lapse: (id) => {
      const deposit = find(id)
      if (isWaiting(deposit)) end(deposit, depositState.lapsed, '保证金交纳已截止', '保证金未按时足额到账')
    },
    cancel: (id, reason) => {
      const deposit = find(id)
      if (!isWaiting(deposit)) return
      deposit.closedReason = reason
      end(deposit, depositState.cancelled, reason, reason)
    },
  }
}
