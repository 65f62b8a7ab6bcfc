import { holderLabels } from '#src/model/signature/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Documents, IssuedDocument } from '../files/documents.ts'
import { type Fact, inFull, type Letter, projectFacts } from '../files/letter.ts'
import { lastFour, payee } from './banks.ts'
import { type Deposit, overReturnedOf } from './record.ts'

/** Amounts in 元. */
export type DepositDocuments = {
  paymentNote: (deposit: Deposit) => IssuedDocument
  arrival: (deposit: Deposit, paid: string) => IssuedDocument
  refund: (deposit: Deposit, amount: string) => IssuedDocument
  forfeiture: (deposit: Deposit, amount: string, reason: string) => IssuedDocument
}

/** A letter about a deposit to the one who pays it. */
const letterOf = (
  { no, listing, payerName, payerKind }: Deposit,
  facts: readonly Fact[],
  closing: string[] = [],
): Letter => ({
  listing,
  holder: { role: holderLabels.bidder, name: payerName, isPerson: payerKind === 'person' },
  seal: '结算专用章',
  facts: [['缴款单号', no], ...projectFacts(listing), [holderLabels.bidder, payerName], ...facts],
  closing,
})

/** The documents that the owner of a deposit receives. */
export function createDepositDocuments(core: Core, { issue }: Pick<Documents, 'issue'>): DepositDocuments {
  return {
    paymentNote: (deposit) =>
      issue(
        '保证金交纳通知单',
        letterOf(
          deposit,
          [
            ['应缴金额', inFull(deposit.due)],
            ['交纳截止时间', exactTime(deposit.deadline)],
            ['收款户名', payee],
            ['开户行', deposit.bank],
            ['账号', deposit.subAccount],
            ['识别码', deposit.code],
          ],
          ['付款账户名须与报名主体一致，汇款附言请注明识别码。可以分笔汇入，以银行实际入账时间为准。'],
        ),
      ),
    arrival: (deposit, paid) =>
      issue(
        '保证金到账确认',
        letterOf(deposit, [
          ['应缴金额', inFull(deposit.due)],
          ['到账金额', inFull(paid)],
          ...(overReturnedOf(deposit).gt(0)
            ? [['多缴退回', `${inFull(overReturnedOf(deposit).toFixed())}，已原路退回`] as const]
            : []),
          ['到账时间', dateTime(core.now())],
        ]),
      ),
    refund: (deposit, amount) => {
      const { name, bank, account } = deposit.refund.account
      return issue(
        '退款说明书',
        letterOf(deposit, [
          ['退款金额', inFull(amount)],
          ['退款账户', `${name} ${bank} 尾号${lastFour(account)}`],
          ['退款时间', dateTime(core.now())],
        ]),
      )
    },
    forfeiture: (deposit, amount, reason) =>
      issue(
        '保证金扣除决定书',
        letterOf(
          deposit,
          [
            ['扣除金额', inFull(amount)],
            ['扣除原因', reason],
          ],
          ['对本决定有异议的，可自收到之日起5个工作日内提出申诉。'],
        ),
      ),
  }
}
