import { type ContractField, fieldsOfDeal } from '#src/model/contract/fields.ts'
import type { Core } from '../core.ts'
import type { Deal } from '../deals/record.ts'
import { token } from '../random.ts'
import { type PartyPorts, signersOf } from './parties.ts'
import { type Contract, contractNameOf } from './record.ts'

/** The fields that the parties of a deal agree on. */
export const openFields = ({ listing }: Deal): ContractField[] =>
  fieldsOfDeal(listing).filter(({ isLocked }) => !isLocked)

type Given = { deal: Deal; no: string; /** From 1 within its deal. */ number: number }

/** A contract of a deal before there is a text. */
export function draftContract(core: Core, { deal, no, number }: Given, ports: PartyPorts): Contract {
  const id = `CT-${deal.id}-${number}`
  return {
    id,
    no,
    name: contractNameOf(deal),
    deal,
    state: 'draft',
    createdAt: core.now(),
    changedAt: core.now(),
    initiator: null,
    text: null,
    open: Object.fromEntries(openFields(deal).map((field) => [field.name, field.default])),
    fieldsVersion: 1,
    confirmed: { taker: null, seller: null },
    returned: null,
    order: 'free',
    signers: signersOf(id, deal, ports),
    extensions: 0,
    paperKey: token(core.random, 32),
    verifyCode: token(core.random, 20),
    agreedAt: null,
    agreedValues: null,
    printedSigners: null,
    completedAt: null,
    effectiveAt: null,
    endedAt: null,
    reason: null,
    nextId: null,
    events: [],
    notedSteps: 0,
  }
}
