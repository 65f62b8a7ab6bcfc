import { claimFaults, payerProblem } from '#src/model/deposit/claims.ts'
import { linkTo } from '#src/model/paths.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { Admission } from './admission.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting } from './record.ts'
import type { Returns } from './returns.ts'
import type { Settle } from './settling.ts'

/** How long the exchange's finance people take over a claim or a guarantee. */
export const checkAfterMs = 20_000

export type ClaimInput = {
  payer: string
  bank: string
  account: string
  amount: string
  paidOn: string
  serial: string
  fileIds: string[]
}

type Claim = Deposit['claims'][number]

const refuseRepeated = (deposit: Deposit, serial: string) => {
  const isKnown = deposit.claims.some((claim) => claim.serial === serial && claim.state !== 'refused')
  if (isKnown) throw new Refusal(400, '该流水号已登记')
}

const troubleOf = (deposit: Deposit, made: Claim): string | null => {
  const receipt = deposit.receipts.find(({ serial }) => serial === made.serial)
  if (receipt?.match !== 'unknown') return '未查询到该笔待识别的入账，请核对银行流水号'
  return claimFaults(made, receipt)[0]?.message ?? null
}

/** Transfers that were not matched: their owners say which are theirs, and finance people look at that before it counts. */
export function createClaims(
  { exchange, all, mine, tell, changed, move }: DepositBook,
  { mayArrive, whyClosed }: Admission,
  { returned }: Returns,
  settle: Settle,
) {
  const poolTook = (deposit: Deposit, amount: string) => move(deposit, 'arrived', amount, '追加保证金到账')

  const countIn = (deposit: Deposit, made: Claim) => {
    const receipt = deposit.receipts.find(({ serial }) => serial === made.serial)!
    if (mayArrive(deposit)) {
      receipt.match = 'matched'
      if (!isWaiting(deposit)) poolTook(deposit, receipt.amount)
    } else returned(deposit, receipt, whyClosed(deposit))
  }

  const checkClaim = (deposit: Deposit, made: Claim) => {
    if (made.state !== 'checking') return
    const trouble = troubleOf(deposit, made)
    made.state = trouble === null ? 'matched' : 'refused'
    made.reason = trouble
    if (trouble === null) countIn(deposit, made)
    tell(deposit, {
      title: trouble === null ? '补录付款信息已匹配' : '补录付款信息被驳回',
      text: trouble ?? `流水号 ${made.serial} 的 ${yuanText(made.amount)} 已识别`,
      ...(trouble === null ? {} : { link: linkTo.depositClaim(deposit.id) }),
      also: ['push'],
    })
    settle(deposit)
  }

  /** Finance looks at a claim before its time. */
  const checkClaimNow = (claimId: string) => {
    for (const deposit of all()) {
      const made = deposit.claims.find(({ id }) => id === claimId)
      if (!made) continue
      checkClaim(deposit, made)
      return { id: made.id, state: made.state, reason: made.reason }
    }
    throw new Refusal(404, '没有这笔补录')
  }

  const claim = (id: string, { fileIds, ...input }: ClaimInput, userId: string) => {
    const deposit = mine(id, userId)
    refuseIf(payerProblem(input.payer, [deposit.payerName, ...exchange.kyc.formerNamesOf(userId)]))
    refuseRepeated(deposit, input.serial)
    const files = exchange.uploads.ofOwner(fileIds, userId)
    const made = {
      ...input,
      id: `C${deposit.id}-${deposit.claims.length + 1}`,
      state: 'checking',
      reason: null as string | null,
      at: exchange.now(),
      files,
    }
    deposit.claims.push(made)
    changed(deposit)
    exchange.timers.set(exchange.now() + checkAfterMs, () => checkClaim(deposit, made))
    return deposit
  }

  return { claim, checkClaimNow }
}
