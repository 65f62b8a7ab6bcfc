import { contractProblems } from '#src/model/contract/labels.ts'
import { contractActsOf, extensionsMax } from '#src/model/contract/rules.ts'
import type { ContractAct, PartyRole } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Core } from '../core.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { accountsOfContract, type Contract, type ContractEvent, readerOf, situationOf } from './record.ts'

export type ContractBook = {
  all: () => Contract[]
  add: (contract: Contract) => void
  find: (id: string) => Contract
  /** Contracts of a party or a signer, the last changed first. */
  ofUser: (userId: string) => Contract[]
  /** Refuses with 403 what is of others, known or not. */
  ofReader: (id: string, userId: string) => Contract
  /** The latest of a deal; null without one. */
  ofDeal: (dealId: string) => Contract | null
  actsOf: (contract: Contract, userId: string) => ContractAct[]
  /** Refuses with 409 what the user may not do now. */
  checkMay: (contract: Contract, userId: string, act: ContractAct) => void
  /** Adds an event to the history, and refreshes the open pages of everyone concerned. */
  note: (
    contract: Contract,
    kind: ContractEvent['kind'],
    by: ContractEvent['by'],
    facts?: ContractEvent['facts'],
    /** When it happened, if not now. */
    at?: number,
  ) => void
  /** Refreshes the open pages; deals and to-dos, which are among the settlements, only if what a contract asks has changed. */
  changed: (contract: Contract, isTextAlone?: boolean) => void
  write: (contract: Contract, userId: string | null, message: Omit<NewMessage, 'kind'>) => void
  /** To both parties of the deal. */
  writeBoth: (contract: Contract, message: Omit<NewMessage, 'kind'>, except?: PartyRole) => void
  /** To both parties, and to the signers that they have added. */
  writeAll: (contract: Contract, message: Omit<NewMessage, 'kind'>) => void
}

type Ports = { mailbox: Pick<Mailbox, 'write' | 'changed'> }

/** All contracts of one exchange, with what every change of one records and writes. */
export function createContractBook(core: Core, { mailbox }: Ports): ContractBook {
  const contracts = new Map<string, Contract>()
  const all = () => [...contracts.values()]

  const find = (id: string): Contract => {
    const contract = contracts.get(id)
    if (!contract) throw new Refusal(404, '合同不存在')
    return contract
  }

  const actsOf = (contract: Contract, userId: string) =>
    contractActsOf(situationOf(contract, userId, { extensionsLeft: extensionsMax - contract.extensions }))

  const changed = (contract: Contract, isTextAlone = false) => {
    contract.changedAt = core.now()
    for (const userId of accountsOfContract(contract))
      for (const matter of isTextAlone ? (['contracts'] as const) : (['contracts', 'settlements'] as const))
        mailbox.changed(userId, matter)
  }

  const write: ContractBook['write'] = (contract, userId, message) => {
    if (userId !== null) mailbox.write(userId, { kind: 'contract', link: linkToOwn.contract(contract.id), ...message })
  }

  return {
    all,
    find,
    add: (contract) => void contracts.set(contract.id, contract),
    ofUser: (userId) =>
      all()
        .filter((contract) => readerOf(contract, userId) !== null)
        .toReversed()
        .toSorted((one, other) => other.changedAt - one.changedAt),
    ofReader: (id, userId) => {
      const contract = contracts.get(id)
      if (!contract || readerOf(contract, userId) === null) throw new Refusal(403, contractProblems.foreign)
      return contract
    },
    ofDeal: (dealId) => all().findLast(({ deal }) => deal.id === dealId) ?? null,
    actsOf,
    checkMay: (contract, userId, act) => {
      if (actsOf(contract, userId).includes(act)) return
      if (contract.state === 'rejected') throw new Refusal(409, contractProblems.rejected)
      if (contract.state === 'expired') throw new Refusal(409, contractProblems.expired)
      throw new Refusal(409, contractProblems.changed)
    },
    note: (contract, kind, by, facts = {}, at = core.now()) => {
      contract.events.push({ at, kind, by, facts })
      changed(contract)
    },
    changed,
    write,
    writeBoth: (contract, message, except) => {
      const { userId, sellerId } = contract.deal
      if (except !== 'taker') write(contract, userId, message)
      if (except !== 'seller') write(contract, sellerId, message)
    },
    writeAll: (contract, message) => {
      for (const userId of accountsOfContract(contract)) write(contract, userId, message)
    },
  }
}
