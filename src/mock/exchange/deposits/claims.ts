import { claimFaults, isSpent, payerProblem } from '#src/model/deposit/claims.ts'
import { claimLabels } from '#src/model/deposit/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import { financeCheckMs } from './banks.ts'
import type { DepositBook } from './book.ts'
import type { Receipts } from './receipts.ts'
import type { Deposit } from './record.ts'

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

export type Claims = {
  claim: (id: string, input: ClaimInput, userId: string) => Deposit
  /** Finance examines a claim before its time. */
  checkClaimNow: (claimId: string) => Pick<Claim, 'id' | 'state' | 'reason'>
}

type Ports = {
  receipts: Pick<Receipts, 'countIn' | 'settle'>
  uploads: Pick<Uploads, 'ofOwner'>
  kyc: { formerNamesOf: (userId: string) => readonly string[] }
}

const receiptFor = ({ receipts }: Deposit, { serial }: Pick<Claim, 'serial'>) =>
  receipts.find((receipt) => receipt.serial === serial)

const faultOf = (deposit: Deposit, made: Claim): string | null => {
  const receipt = receiptFor(deposit, made)
  if (receipt?.match !== 'unknown') return '未查询到该笔待识别的入账，请核对银行流水号'
  return claimFaults(made, receipt)[0]?.message ?? null
}

/** Transfers that were not matched: their owners claim them, and finance people examine the claim before it counts. */
export function createClaims(core: Core, book: DepositBook, { receipts, uploads, kyc }: Ports): Claims {
  const { all, changed, ofOwner, write } = book

  const checkClaim = (deposit: Deposit, made: Claim) => {
    if (made.state !== 'checking') return
    const fault = faultOf(deposit, made)
    made.state = fault === null ? 'matched' : 'refused'
    made.reason = fault
    if (fault === null) receipts.countIn(deposit, receiptFor(deposit, made)!)
    write(deposit, {
      title: fault === null ? '补录付款信息已匹配' : '补录付款信息被驳回',
      text: fault ?? `流水号 ${made.serial} 的 ${yuanText(made.amount)} 已识别`,
      ...(fault === null ? {} : { link: linkToOwn.depositClaim(deposit.id) }),
      also: ['push'],
    })
    receipts.settle(deposit)
  }

  return {
    claim: (id, { fileIds, ...input }, userId) => {
      const deposit = ofOwner(id, userId)
      if (isSpent(deposit)) throw new Refusal(409, claimLabels.spent)
      refuseIf(payerProblem(input.payer, [deposit.payerName, ...kyc.formerNamesOf(userId)]))
      const isKnown = deposit.claims.some(({ serial, state }) => serial === input.serial && state !== 'refused')
      if (isKnown) throw new Refusal(400, '该流水号已登记')
      const files = uploads.ofOwner(fileIds, userId)
      const made = {
        ...input,
        id: `C${deposit.id}-${deposit.claims.length + 1}`,
        state: 'checking',
        reason: null as string | null,
        at: core.now(),
        files,
      }
      deposit.claims.push(made)
      changed(deposit)
      core.timers.set(core.now() + financeCheckMs, () => checkClaim(deposit, made))
      return deposit
    },
    checkClaimNow: (claimId) => {
      for (const deposit of all()) {
        const made = deposit.claims.find(({ id }) => id === claimId)
        if (!made) continue
        checkClaim(deposit, made)
        return { id: made.id, state: made.state, reason: made.reason }
      }
      throw new Refusal(404, '补录记录不存在')
    },
  }
}
