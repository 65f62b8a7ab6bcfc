import { depositState } from '#src/model/deposit/schema.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting, paidOf } from './record.ts'
import type { createRefunds } from './refunds.ts'
import type { Returns } from './returns.ts'

/** Deposits that nobody waits for any more. */
export function createEndings(
  { find, changed }: DepositBook,
  { returnUnknown }: Returns,
  { release }: Pick<ReturnType<typeof createRefunds>, 'release'>,
  closeOrders: (deposit: Deposit, reason: string) => void,
) {
  /** `why` closes what is still open, `reason` is what a part that has come goes back with. */
  const end = (deposit: Deposit, state: Deposit['state'], why: string, reason: string) => {
    closeOrders(deposit, why)
    returnUnknown(deposit, `${why}，未识别的款项原路退回`)
    if (paidOf(deposit).gt(0)) return release(deposit.id, reason)
    deposit.state = state
    changed(deposit)
  }

  /** The time for it is over. */
  const lapse = (id: string) => {
    const deposit = find(id)
    if (isWaiting(deposit)) end(deposit, depositState.lapsed, '保证金缴纳已截止', '保证金未按时足额到账')
  }

  /** What it was for is no more, whatever time there was left. */
  const cancel = (id: string, reason: string) => {
    const deposit = find(id)
    if (!isWaiting(deposit)) return
    deposit.closedReason = reason
    end(deposit, depositState.cancelled, reason, reason)
  }

  return { lapse, cancel }
}
