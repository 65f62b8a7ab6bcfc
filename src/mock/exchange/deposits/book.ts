import type { Exchange } from '../exchange.ts'
import type { NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { linkTo } from '#src/model/paths.ts'
import { createPapers } from './documents.ts'
import type { Deposit } from './record.ts'

export type DepositBook = ReturnType<typeof createBook>

/** All deposits of one exchange, and what every change of one says and writes. */
export function createBook(exchange: Exchange) {
  const deposits = new Map<string, Deposit>()

  const all = () => [...deposits.values()]

  const find = (id: string): Deposit => {
    const deposit = deposits.get(id)
    if (!deposit) throw new Refusal(404, '没有这笔保证金')
    return deposit
  }

  const mine = (id: string, userId: string): Deposit => {
    const deposit = find(id)
    if (deposit.userId !== userId) throw new Refusal(404, '没有这笔保证金')
    return deposit
  }

  const tell = (deposit: Deposit, letter: Omit<NewMessage, 'kind' | 'link'> & Partial<NewMessage>) =>
    exchange.mailbox.write(deposit.userId, { kind: 'deposit', link: linkTo.deposit(deposit.id), ...letter })

  const changed = (deposit: Deposit) => {
    exchange.mailbox.changed(deposit.userId, 'deposits')
    exchange.mailbox.changed(deposit.userId, 'enrolments')
  }

  const move = (deposit: Deposit, kind: string, amount: string, reason: string, lotName: string | null = null) =>
    deposit.movements.push({ kind, amount, at: exchange.now(), reason, lotName })

  return { exchange, deposits, papers: createPapers(exchange), all, find, mine, tell, changed, move }
}
