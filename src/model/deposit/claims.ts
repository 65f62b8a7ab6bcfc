import { compareMoney, isMoney } from '../money/money.ts'
import { isNameOf, isSameName } from '../kyc/same-name.ts'
import { date } from '../time/shanghai.ts'
import { plainAccount } from '../validation/bank-card.ts'
import { type DepositDetail, depositState, type Receipt } from './schema.ts'
import { claimLabels } from './labels.ts'

const spentStates: ReadonlySet<number> = new Set([
  depositState.turnedToPrice,
  depositState.turnedToFee,
  depositState.forfeited,
])

/** Whether all of a deposit has become price or fee, or was forfeited: no transfer is claimed for it, and nothing goes back (domain 5.6). */
export const isSpent = ({ state }: { state: number }): boolean => spentStates.has(state)

/** Names under which the bidder may have paid: the verified one, and former ones still on file at a bank. */
export const payerNamesOf = ({
  payerName,
  formerNames,
}: Pick<DepositDetail, 'payerName' | 'formerNames'>): readonly string[] => [payerName, ...(formerNames ?? [])]

/** Money of another payer is not accepted for the bidder and is returned (domain 5.2). */
export const payerProblem = (payer: string, names: readonly string[]): string | null =>
  isNameOf(payer, names) ? null : claimLabels.payerOther

type Claimed = Pick<DepositDetail['claims'][number], 'payer' | 'account' | 'amount' | 'paidOn'>
export type ClaimedPart = keyof Claimed

/** The parts of a claim that differ from the bank's record of the transfer, with the message for each. */
export function claimFaults(
  { payer, account, amount, paidOn }: Claimed,
  receipt: Pick<Receipt, 'payer' | 'account' | 'amount' | 'at'>,
): { part: ClaimedPart; message: string }[] {
  const isBorneOut: [part: ClaimedPart, is: boolean, message: string][] = [
    ['payer', isSameName(payer, receipt.payer), claimLabels.payerDiffers],
    // The bank reports only the end of the number, and for some transfers nothing.
    ['account', plainAccount(account).endsWith(receipt.account), claimLabels.accountDiffers],
    ['amount', isMoney(amount) && compareMoney(amount, receipt.amount) === 0, claimLabels.amountDiffers],
    ['paidOn', paidOn <= date(receipt.at), claimLabels.paidOnDiffers],
  ]
  return isBorneOut.flatMap(([part, is, message]) => (is ? [] : [{ part, message }]))
}
