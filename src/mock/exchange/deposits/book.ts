import { linkToOwn } from '#src/model/own-links.ts'
import type { Core } from '../core.ts'
import type { Documents } from '../files/documents.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { createDepositDocuments, type DepositDocuments } from './documents.ts'
import type { Deposit } from './record.ts'

export type DepositMessage = Omit<NewMessage, 'kind' | 'link'> & Partial<NewMessage>

export type DepositBook = {
  all: () => Deposit[]
  add: (deposit: Deposit) => void
  find: (id: string) => Deposit
  /** Refuses with 404 what is another user's. */
  ofOwner: (id: string, userId: string) => Deposit
  documents: DepositDocuments
  /** Writes to the owner; the link is the deposit unless another is given. */
  write: (deposit: Deposit, message: DepositMessage) => void
  /** Signals to the owner's open pages that the deposit has changed. */
  changed: (deposit: Deposit) => void
  /** Adds a movement to the statement. */
  move: (deposit: Deposit, kind: string, amount: string, reason: string, lotName?: string | null) => void
}

type Ports = { mailbox: Pick<Mailbox, 'write' | 'changed'>; documents: Pick<Documents, 'issue'> }

/** All deposits of one exchange, with what every change of one records and writes. */
export function createDepositBook(core: Core, { mailbox, documents }: Ports): DepositBook {
  const deposits = new Map<string, Deposit>()

  const find = (id: string): Deposit => {
    const deposit = deposits.get(id)
    if (!deposit) throw new Refusal(404, '保证金记录不存在')
    return deposit
  }

  return {
    all: () => [...deposits.values()],
    add: (deposit) => void deposits.set(deposit.id, deposit),
    find,
    ofOwner: (id, userId) => {
      const deposit = find(id)
      if (deposit.userId !== userId) throw new Refusal(404, '保证金记录不存在')
      return deposit
    },
    documents: createDepositDocuments(core, documents),
    write: (deposit, message) =>
      void mailbox.write(deposit.userId, { kind: 'deposit', link: linkToOwn.deposit(deposit.id), ...message }),
    changed: ({ userId }) => {
      mailbox.changed(userId, 'deposits')
      mailbox.changed(userId, 'enrolments')
      mailbox.changed(userId, 'files')
    },
    move: (deposit, kind, amount, reason, lotName = null) =>
      void deposit.movements.push({ kind, amount, at: core.now(), reason, lotName }),
  }
}
