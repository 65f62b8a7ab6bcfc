import { depositState } from '#src/model/deposit/schema.ts'
import type { Exchange } from '../exchange.ts'
import { type Deposit, isWaiting } from './record.ts'

export type Admission = ReturnType<typeof createAdmission>

/** Whether money that arrives now still counts, and why not. */
export function createAdmission(exchange: Exchange) {
  const whyClosed = (deposit: Deposit): string =>
    deposit.state === depositState.arrived || deposit.state === depositState.frozen
      ? '保证金已足额到账，多余款项原路退回'
      : deposit.closedReason === null
        ? '在缴纳截止时间之后到账，原路退回'
        : `${deposit.closedReason}，款项原路退回`

  /** The pool of a package takes more while its owner bids; any other deposit takes what is due, in time. */
  const mayArrive = (deposit: Deposit): boolean =>
    deposit.listing.isPackage
      ? deposit.state <= depositState.frozen
      : isWaiting(deposit) && exchange.now() <= deposit.deadline

  return { mayArrive, whyClosed }
}
