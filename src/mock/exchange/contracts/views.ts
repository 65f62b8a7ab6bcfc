import { contractEventLabels } from '#src/model/contract/labels.ts'
import { contractTaskOf, extensionsMax, isToSign, signerActsOf } from '#src/model/contract/rules.ts'
import { type ContractRow, type ContractSigner, type ContractView, paperState } from '#src/model/contract/schema.ts'
import { evidenceLabels } from '#src/model/evidence/labels.ts'
import { maskedDocument, maskedName } from '#src/model/kyc/masked.ts'
import { shownPhone } from '#src/model/validation/phone.ts'
import { contractPaperAddress } from '../../files/address.ts'
import type { Core } from '../core.ts'
import { type Deal, roleIn } from '../deals/record.ts'
import type { Contracts } from './contracts.ts'
import { type Contract, type ContractEvent, contractNameOf, fileNameOf, readerOf, type Signer } from './record.ts'

type Known = { contracts: Pick<Contracts, 'actsOf' | 'valuesOf' | 'digestOf' | 'signBlocker' | 'urgeFrom'> }

const seller = 'seller'

const nameOf = ({ signers, deal }: Contract, role: string): string =>
  signers.find((signer) => signer.role === role)?.name ?? deal.listing.seller

/** How far a contract has come, and what the reader has to do about it: by this the list has its tabs. */
export const contractStandingOf = (
  contracts: Pick<Contracts, 'actsOf'>,
  contract: Contract,
  userId: string,
): Pick<ContractRow, 'state' | 'task'> => ({
  state: contract.state,
  task: contractTaskOf(contracts.actsOf(contract, userId)),
})

export function contractRowOf({ contracts }: Known, contract: Contract, userId: string): ContractRow {
  const { id, no, name, deal, changedAt } = contract
  const { listing } = deal
  return {
    id,
    no,
    name,
    ...contractStandingOf(contracts, contract, userId),
    role: readerOf(contract, userId) ?? 'other',
    typeCode: listing.typeCode,
    assetsId: listing.assetsId,
    assetsName: listing.assetsName,
    projectNo: listing.no,
    seller: nameOf(contract, seller),
    taker: nameOf(contract, 'taker'),
    signBy: deal.signBy,
    changedAt,
    can: contracts.actsOf(contract, userId),
  }
}

/** A contract on paper among the others: it has no text here, and nothing is left to do about it. */
export function paperContractRowOf({ tables }: Pick<Core, 'tables'>, deal: Deal, userId: string): ContractRow {
  const { id, listing, contractNo, signBy, signedAt } = deal
  return {
    id,
    no: contractNo ?? '',
    name: contractNameOf(deal),
    state: paperState,
    role: roleIn(deal, userId) ?? 'other',
    typeCode: listing.typeCode,
    assetsId: listing.assetsId,
    assetsName: listing.assetsName,
    projectNo: listing.no,
    seller: listing.seller,
    taker: tables.users.get(deal.userId)?.name ?? '',
    signBy,
    registeredAt: signedAt,
    changedAt: signedAt ?? 0,
    task: null,
    can: [],
  }
}

function shownSigner({ contracts }: Known, contract: Contract, signer: Signer, userId: string): ContractSigner {
  const { id, order, role, kind, name, code, agent, phone, way, needsFace, state, at } = signer
  const reader = readerOf(contract, userId)
  const mayChange = contracts.actsOf(contract, userId).includes('changeSigners')
  return {
    id,
    order,
    role,
    kind,
    name,
    code: maskedDocument(code),
    // A desk has no name to be masked.
    agent: signer.userId === null ? agent : maskedName(agent),
    phone: shownPhone(phone),
    way,
    needsFace,
    state,
    at,
    isYou: signer.userId === userId,
    can: reader !== 'other' && reader !== null && mayChange && isToSign(signer) ? signerActsOf(signer, reader) : [],
    urgeFrom: signer.userId === userId ? null : contracts.urgeFrom(contract, signer),
  }
}

const shownFacts = (facts: ContractEvent['facts']) =>
  Object.entries(facts).map(([name, value]) => ({ label: evidenceLabels[name as keyof typeof facts], value }))

/** A contract as one of its parties sees it. */
export function contractViewOf(known: Known, contract: Contract, userId: string): ContractView {
  const { contracts } = known
  const { deal, signers, state, completedAt } = contract
  const isComplete = completedAt !== null
  const { createdAt, initiator, open, fieldsVersion, confirmed, returned, order } = contract
  const { effectiveAt, endedAt, reason, nextId, events } = contract
  return {
    ...contractRowOf(known, contract, userId),
    dealId: deal.id,
    enrolId: userId === deal.userId ? deal.enrolId : null,
    createdAt,
    initiator,
    open: { ...open },
    values: contracts.valuesOf(contract),
    fieldsVersion,
    digest: contracts.digestOf(contract),
    confirmed: { ...confirmed },
    returned,
    order,
    signers: signers.map((signer) => shownSigner(known, contract, signer, userId)),
    signBlocker: state === 'toSign' || state === 'signing' ? contracts.signBlocker(deal) : null,
    paper: isComplete ? { url: contractPaperAddress(contract), name: fileNameOf(contract) } : null,
    verifyCode: isComplete ? contract.verifyCode : null,
    agreedAt: contract.agreedAt,
    publicityUntil: deal.publicityUntil,
    completedAt,
    effectiveAt,
    endedAt,
    reason,
    nextId,
    extensionsLeft: extensionsMax - contract.extensions,
    events: events.map(({ at, kind, by, facts }) => ({
      at,
      title: contractEventLabels[kind],
      by,
      facts: shownFacts(facts),
    })),
  }
}
