import Big from 'big.js'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import { Refusal } from '../refusal.ts'
import { financeCheckMs, isPayable } from './banks.ts'
import type { DepositBook } from './book.ts'
import { refuseClosed } from './payments.ts'
import type { Receipts } from './receipts.ts'
import { type Deposit, isWaiting } from './record.ts'

export type GuaranteeInput = { issuer: string; no: string; amount: string; validUntil: string; fileIds: string[] }

export type Guarantees = {
  handInGuarantee: (id: string, input: GuaranteeInput, userId: string) => Deposit
}

type Ports = { settle: Receipts['settle']; uploads: Pick<Uploads, 'ofOwner'> }

/** Guarantees of banks and insurers, which finance people examine before they replace money. */
export function createGuarantees(core: Core, book: DepositBook, { settle, uploads }: Ports): Guarantees {
  const { changed, ofOwner, write } = book

  /** The deposit needs no guarantee any more. */
  const sendBack = (deposit: Deposit, made: NonNullable<Deposit['guarantee']>) => {
    made.state = 'returned'
    const why = deposit.closedReason ?? (deposit.arrivedAt === null ? '保证金交纳已截止' : '保证金已足额到账')
    made.reason = `${why}，保函退还`
    write(deposit, { title: '保函已退还', text: made.reason })
    changed(deposit)
  }

  const check = (deposit: Deposit, made: NonNullable<Deposit['guarantee']>) => {
    if (deposit.guarantee !== made) return
    if (!isWaiting(deposit)) return sendBack(deposit, made)
    const isEnough = new Big(made.amount).gte(deposit.due)
    const isLong = made.validUntil >= date(deposit.listing.closesAt)
    made.state = isEnough && isLong ? 'accepted' : 'refused'
    made.reason = isEnough ? (isLong ? null : '保函有效期不足以覆盖竞价期') : '保函金额低于应缴保证金'
    if (made.reason !== null)
      write(deposit, {
        title: '保函审核未通过',
        text: made.reason,
        link: linkToOwn.cashier(deposit.enrolId),
        also: ['push'],
      })
    settle(deposit)
  }

  return {
    handInGuarantee: (id, { fileIds, ...input }, userId) => {
      const deposit = ofOwner(id, userId)
      refuseClosed(deposit, core.now())
      if (!isWaiting(deposit)) throw new Refusal(400, '追加的保证金请以转账或网上支付交纳')
      if (!isPayable(input.amount)) throw new Refusal(400, '金额格式不正确')
      if (deposit.guarantee?.state === 'checking') throw new Refusal(409, '保函正在审核，请勿重复提交')
      const files = uploads.ofOwner(fileIds, userId)
      const made = { ...input, state: 'checking', reason: null as string | null, files }
      deposit.guarantee = made
      changed(deposit)
      core.timers.set(core.now() + financeCheckMs, () => check(deposit, made))
      return deposit
    },
  }
}
