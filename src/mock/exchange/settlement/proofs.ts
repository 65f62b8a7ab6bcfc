import { claimLabels } from '#src/model/deposit/labels.ts'
import { isNameOf, isSameName } from '#src/model/kyc/same-name.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'
import { settlementProblems, settlementReasons } from '#src/model/settlement/labels.ts'
import { isBeforeDeal, proofAmountProblem } from '#src/model/settlement/rules.ts'
import type { Arrival, Proof } from '#src/model/settlement/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import { isBankSerial } from '#src/model/validation/bank-serial.ts'
import { corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import type { Core } from '../core.ts'
import { financeCheckMs, lastFour } from '../deposits/banks.ts'
import type { Uploads } from '../files/uploads.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { SettlementBook } from './book.ts'
import type { SettlementMoney } from './money.ts'
import { openOfBill, type Settlement } from './record.ts'

export type ProofInput = {
  billId: string
  payer: string
  account: string
  bank: string
  amount: string
  paidOn: string
  serial: string
  purpose: string
  note: string
  fileIds: string[]
}

export type Proofs = {
  handIn: (id: string, input: ProofInput, userId: string) => Settlement
  /** Finance decides before its time: by the bank's record, or refuses with a reason. */
  checkNow: (proofId: string, refusal?: string) => Pick<Proof, 'id' | 'state' | 'reason'>
}

type Ports = {
  money: Pick<SettlementMoney, 'arrivalOf' | 'countIn'>
  uploads: Pick<Uploads, 'ofOwner'>
}

/** Where a proof contradicts the bank's record of the transfer, or null. */
function faultOf({ payer, amount, account, paidOn }: Proof, arrival: Arrival): string | null {
  if (!isSameName(payer, arrival.payer)) return settlementReasons.payerDiffers
  if (account !== arrival.account) return claimLabels.accountDiffers
  if (compareMoney(amount, arrival.amount) !== 0) return claimLabels.amountDiffers
  return paidOn > date(arrival.at) ? claimLabels.paidOnDiffers : null
}

/** Proofs of payments, which finance people compare with the bank's record (domain 5.6). */
export function createProofs(core: Core, book: SettlementBook, { money, uploads }: Ports): Proofs {
  const { all, ofOwner, write, changed } = book

  const decide = (settlement: Settlement, proof: Proof, reason: string | null) => {
    proof.state = reason === null ? 'accepted' : 'refused'
    proof.reason = reason
    proof.checkedAt = core.now()
    const { assetsName } = settlement.listing
    if (reason === null)
      write(settlement, {
        title: '付款凭证已确认',
        text: `“${assetsName}”付款凭证已确认`,
        also: ['push', 'sms'],
      })
    else
      write(settlement, {
        title: '付款凭证被驳回',
        text: `“${assetsName}”付款凭证被驳回：${reason}`,
        link: linkToOwn.settlementPayInfo(settlement.id),
        also: ['push', 'sms'],
      })
    changed(settlement)
  }

  const check = (settlement: Settlement, proof: Proof) => {
    if (proof.state !== 'checking') return
    const found = money.arrivalOf(proof.serial)
    if (!found || found.arrival.match === 'returned') return decide(settlement, proof, settlementReasons.unknown)
    if (found.settlement !== null && found.settlement !== settlement)
      return decide(settlement, proof, settlementReasons.otherSettlement)
    const fault = faultOf(proof, found.arrival)
    if (fault !== null) return decide(settlement, proof, fault)
    if (settlement.state !== 'open') return decide(settlement, proof, settlementReasons.closed)
    decide(settlement, proof, null)
    if (found.settlement === null) money.countIn(settlement, found.arrival, proof.billId)
  }

  const isKnown = (serial: string): boolean =>
    all().some(({ proofs }) => proofs.some((proof) => proof.serial === serial && proof.state !== 'refused'))

  return {
    handIn: (id, { fileIds, billId, account, ...input }, userId) => {
      const settlement = ofOwner(id, userId)
      const bill = settlement.bills.find((known) => known.id === billId)
      if (settlement.state !== 'open' || !bill) throw new Refusal(409, '该款项无需支付，请刷新后查看')
      if (!isMoney(input.amount)) throw new Refusal(400, '金额格式不正确')
      refuseIf(proofAmountProblem(input.amount, { ...bill, open: openOfBill(bill) }, settlement.price))
      if (!isNameOf(input.payer, settlement.payers)) throw new Refusal(400, settlementProblems.payer)
      refuseIf(corporateAccount(account))
      if (input.bank.trim() === '') throw new Refusal(400, '开户行不能为空')
      if (!isBankSerial(input.serial)) throw new Refusal(400, '银行流水号应为4至40位字母、数字或短横线')
      if (input.paidOn > date(core.now())) throw new Refusal(400, '付款日期不能晚于今天')
      if (isBeforeDeal(input.paidOn, settlement.listing.closesAt)) throw new Refusal(400, settlementProblems.paidEarly)
      if (isKnown(input.serial)) throw new Refusal(400, settlementProblems.serialKnown)
      const proof: Proof = {
        ...input,
        id: `P${settlement.id}-${settlement.proofs.length + 1}`,
        billId,
        account: lastFour(plainAccount(account)),
        files: uploads.ofOwner(fileIds, userId),
        state: 'checking',
        reason: null,
        at: core.now(),
        checkedAt: null,
      }
      settlement.proofs.push(proof)
      changed(settlement)
      core.timers.set(core.now() + financeCheckMs, () => check(settlement, proof))
      return settlement
    },
    checkNow: (proofId, refusal) => {
      for (const settlement of all()) {
        const proof = settlement.proofs.find(({ id }) => id === proofId)
        if (!proof) continue
        if (refusal === undefined) check(settlement, proof)
        else if (proof.state === 'checking') decide(settlement, proof, refusal)
        const { id, state, reason } = proof
        return { id, state, reason }
      }
      throw new Refusal(404, '付款凭证不存在')
    },
  }
}
