import { deskAgents } from '#src/model/contract/labels.ts'
import type { DealFacts } from '#src/model/contract/facts.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Deal } from '../deals/record.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { VerifiedIdentity } from '../kyc/record.ts'
import { exchangeSigner, fictitiousCode } from '../signing/exchange-signer.ts'
import type { Contract, Signer } from './record.ts'

export type PartyPorts = { kyc: Pick<Kyc, 'identityOf' | 'accountOf'>; enrolments: Pick<Enrolments, 'find'> }

type Party = Pick<Signer, 'kind' | 'name' | 'code' | 'agent' | 'phone' | 'userId'>

const verified = (userId: string, identity: VerifiedIdentity): Party => ({
  kind: identity.kind,
  name: identity.name,
  code: identity.docNumber,
  agent: identity.holder.name,
  phone: identity.telPhone,
  userId,
})

const sellerPhone = '028-86000000'

/** The seller as the contract names it; its desk acts where it has no account. */
function sellerOf({ listing, sellerId }: Deal, { kyc }: PartyPorts): Party {
  const identity = sellerId === null ? null : kyc.identityOf(sellerId)
  if (sellerId !== null && identity) return verified(sellerId, identity)
  const code = fictitiousCode(listing.seller)
  return {
    kind: 'organisation',
    name: listing.seller,
    code,
    agent: deskAgents.seller,
    phone: sellerPhone,
    userId: null,
  }
}

function takerOf({ userId }: Deal, { kyc }: PartyPorts): Party {
  const identity = kyc.identityOf(userId)
  if (!identity) throw new Error(`${userId} has won without being verified`)
  return verified(userId, identity)
}

/** Those who take part in a joint bid beside its leader. */
function jointTakers({ enrolId }: Deal, { enrolments, kyc }: PartyPorts): Party[] {
  const consents = enrolments.find(enrolId)?.consents ?? []
  return consents.flatMap(({ state, userId }) => {
    const identity = state === 'agreed' && userId ? kyc.identityOf(userId) : null
    return userId && identity ? [verified(userId, identity)] : []
  })
}

const untouched = {
  needsFace: false,
  addedBy: null,
  state: 'idle',
  at: null,
  urgedAt: null,
  signature: null,
} as const satisfies Partial<Signer>

const wayOf = ({ kind }: Party): Signer['way'] => (kind === 'person' ? 'personal' : 'official')

/** Who signs a contract of this deal: its parties, those of a joint bid, and the exchange as the witness. */
export function signersOf(id: string, deal: Deal, ports: PartyPorts): Signer[] {
  const others = jointTakers(deal, ports).map((party) => ({ ...party, role: 'other' as const }))
  const witness: Party = {
    kind: 'organisation',
    ...exchangeSigner,
    agent: deskAgents.witness,
    phone: brand.hotline,
    userId: null,
  }
  const all = [
    { ...takerOf(deal, ports), role: 'taker' as const },
    ...others,
    { ...sellerOf(deal, ports), role: 'seller' as const },
    { ...witness, role: 'witness' as const },
  ]
  return all.map((party, index) => ({
    ...untouched,
    ...party,
    id: `${id}-S${index + 1}`,
    order: index + 1,
    way: wayOf(party),
  }))
}

/** The signers of a contract for the one that is drawn up in its place, which nobody has signed yet. */
export const unsignedCopies = ({ id: oldId, signers }: Contract, id: string): Signer[] =>
  signers.map((signer) => ({
    ...signer,
    id: signer.id.replace(oldId, id),
    state: 'idle',
    at: null,
    urgedAt: null,
    signature: null,
  }))

/** What the templates are filled with. */
export function factsOf(deal: Deal, contractNo: string, ports: PartyPorts): DealFacts {
  const { listing, price, closedAt } = deal
  const named = ({ name, code, agent }: Party) => ({ name, code, agent })
  return {
    contractNo,
    projectNo: listing.no,
    assetsName: listing.assetsName,
    typeCode: listing.typeCode,
    mode: listing.mode,
    closedAt,
    price,
    deposit: listing.deposit,
    seller: named(sellerOf(deal, ports)),
    taker: named(takerOf(deal, ports)),
    facts: listing.facts,
  }
}
