import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import { withGroups } from '#src/model/money/money.ts'
import { Refusal } from '../refusal.ts'
import { banks, isPayable, newAccount } from './banks.ts'
import type { DepositBook } from './book.ts'
import { isWaiting } from './record.ts'

/** What its owner may still choose of a deposit: the account and, for a package, the amount. */
export function createTerms({ exchange, papers, mine, changed }: DepositBook) {
  const chooseBank = (id: string, bank: string, userId: string) => {
    const deposit = mine(id, userId)
    if (!(banks as readonly string[]).includes(bank)) throw new Refusal(400, '没有这家银行')
    if (!isWaiting(deposit) || deposit.receipts.length > 0)
      throw new Refusal(400, '该账户已有款项到账，不能重新选择银行')
    if (deposit.bank !== bank) {
      deposit.bank = bank
      deposit.subAccount = newAccount(exchange.random)
      deposit.documents = [papers.notice(deposit)]
      changed(deposit)
    }
    return deposit
  }

  const topUp = (id: string, due: string, userId: string) => {
    const deposit = mine(id, userId)
    if (deposit.poolMax === null) throw new Refusal(400, '只有资产包的保证金可以追加')
    if (deposit.state > depositState.frozen) throw new Refusal(400, '该保证金已办结，不能追加')
    if (!isPayable(due)) throw new Refusal(400, '金额格式不正确')
    if (new Big(due).lte(deposit.due) || new Big(due).gt(deposit.poolMax))
      throw new Refusal(
        400,
        `追加后的保证金应大于 ${withGroups(deposit.due)} 元且不超过 ${withGroups(deposit.poolMax)} 元`,
      )
    deposit.due = new Big(due).toFixed()
    deposit.documents.push(papers.notice(deposit))
    changed(deposit)
    return deposit
  }

  return { chooseBank, topUp }
}
