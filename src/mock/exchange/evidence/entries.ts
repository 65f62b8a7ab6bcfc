import { contractEventLabels } from '#src/model/contract/labels.ts'
import { dealEventLabels } from '#src/model/deal/labels.ts'
import type { EvidenceFacts } from '#src/model/evidence/chain.ts'
import { evidenceLabels, evidenceRoles, evidenceTitles } from '#src/model/evidence/labels.ts'
import type { evidenceKinds } from '#src/model/evidence/schema.ts'
import { payoutOf } from '#src/model/settlement/payout.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { recordOf } from '../bidding/rooms/public-record.ts'
import type { Contracts } from '../contracts/contracts.ts'
import type { Contract, ContractEvent } from '../contracts/record.ts'
import type { Deal, Offer } from '../deals/record.ts'
import { sha256OfBytes } from '../digest.ts'
import { type Documents, keyOfDocument } from '../files/documents.ts'
import type { Settlement } from '../settlement/record.ts'
import { issuer } from '../signing/keys.ts'

type Sources = Parameters<typeof recordOf>[0]
type Facts = Partial<Record<keyof typeof evidenceLabels, string | number>>

type Kind = (typeof evidenceKinds)[number]

const titled = (at: number, kind: Kind, title: string, facts: Facts): EvidenceFacts => ({
  at,
  kind,
  title,
  facts: Object.entries(facts).map(([name, value]) => ({
    label: evidenceLabels[name as keyof Facts],
    value: String(value),
  })),
})

const entry = (at: number, kind: Kind, title: keyof typeof evidenceTitles, facts: Facts): EvidenceFacts =>
  titled(at, kind, evidenceTitles[title], facts)

/** The rooms in which the deal was made; each has a chain of its own, whose last link stands for all its bids. */
export const roomEntries = (sources: Sources, { lots, closedAt }: Pick<Deal, 'lots' | 'closedAt'>): EvidenceFacts[] =>
  lots.map(({ assetsId, name }) => {
    const { rows, head, result } = recordOf(sources, assetsId)
    return entry(closedAt, 'room', 'room', {
      asset: name,
      bids: rows.length,
      ...(result?.bidNo ? { bidNo: result.bidNo } : {}),
      ...(result?.price ? { bid: result.price } : {}),
      roomHead: head,
    })
  })

/**
 * How a deal has ended by default and who was asked then. The winner in default reads it as well, so that it names no other bidder
 * and no price.
 */
export function endingEntries({ state, endedAt, no, reason }: Deal, offer: Offer | null): EvidenceFacts[] {
  if (state !== 'defaulted' || endedAt === null) return []
  return [
    entry(endedAt, 'confirmation', 'defaulted', { dealNo: no, reason: reason ?? '' }),
    ...(offer ? offerEntries(offer) : []),
  ]
}

const unsuccessful = { declined: 'offerDeclined', lapsed: 'offerLapsed' } as const

/** The offer to the second-ranked bidder, and what became of it. */
export function offerEntries({ offeredAt, answerBy, answeredAt, depositBy, endedAt, state }: Offer): EvidenceFacts[] {
  const at = (time: number | null, title: Parameters<typeof entry>[2]) =>
    time === null ? [] : [entry(time, 'confirmation', title, {})]
  const end = state === 'taken' ? 'succeeded' : state === 'declined' || state === 'lapsed' ? unsuccessful[state] : null
  return [
    entry(offeredAt, 'confirmation', 'offered', { until: exactTime(answerBy) }),
    ...(depositBy === null ? [] : at(answeredAt, 'offerAccepted')),
    ...(end === null ? [] : at(endedAt, end)),
  ]
}

const confirmations = { taker: 'takerConfirmed', seller: 'sellerConfirmed' } as const

/** As they followed each other, also in one moment. */
export function confirmationEntries({ confirmed, no, price, events }: Deal): EvidenceFacts[] {
  const placeOf = (title: keyof typeof dealEventLabels) =>
    events.findIndex((event) => event.title === dealEventLabels[title])
  return (['taker', 'seller'] as const)
    .map((role) => ({ at: confirmed[role], title: confirmations[role] }))
    .toSorted((one, other) => placeOf(one.title) - placeOf(other.title))
    .flatMap(({ at, title }) => (at === null ? [] : [entry(at, 'confirmation', title, { dealNo: no, price })]))
}

/** Follow from other entries, or have one with more in it (the effect). */
const inOthers: ReadonlySet<ContractEvent['kind']> = new Set(['begun', 'agreed', 'completed', 'effective'])

const agreedTitles = { taker: evidenceTitles.takerAgreed, seller: evidenceTitles.sellerAgreed } as const

const titleOf = ({ kind, by }: ContractEvent): string =>
  kind === 'confirmed' && (by === 'taker' || by === 'seller') ? agreedTitles[by] : contractEventLabels[kind]

/** Who did it: a party by its name, too. */
function actorOf({ signers }: Contract, by: NonNullable<ContractEvent['by']>): string {
  const name = by === 'other' ? undefined : signers.find(({ role }) => role === by)?.name
  return evidenceRoles[by] + (name === undefined ? '' : `（${name}）`)
}

function historyEntry(contract: Contract, event: ContractEvent): EvidenceFacts {
  const actor = event.by && { actor: actorOf(contract, event.by) }
  return titled(event.at, 'contract', titleOf(event), { contractNo: contract.no, ...actor, ...event.facts })
}

async function signatureEntries({ papers }: Pick<Contracts, 'papers'>, contract: Contract): Promise<EvidenceFacts[]> {
  // The file is only made if there is a signature.
  if (contract.signers.every(({ signature }) => signature === null)) return []
  const paper = await papers.of(contract)
  return (paper?.revisions ?? []).map(({ signerId, at, length, digest, signature, publicKey, serial }) =>
    entry(at, 'signature', 'signed', {
      contractNo: contract.no,
      signer: contract.signers.find(({ id }) => id === signerId)?.name ?? signerId,
      length,
      paperDigest: digest,
      signature,
      publicKey,
      serial,
      issuer,
    }),
  )
}

/** The exchange revokes a contract when the deal has ended or was signed on paper. */
const followsDeal = ({ kind, by }: ContractEvent): boolean => kind === 'revoked' && by === null

/**
 * Its history in its order, which says what came first in one moment: how the text came to be, who returned, confirmed, signed and ended
 * it, and the changes of signers and deadline. `after`: what follows from the effect or the end of the deal.
 */
export async function contractEntries(
  known: Pick<Contracts, 'papers'>,
  contract: Contract,
): Promise<Record<'own' | 'after', EvidenceFacts[]>> {
  const signatures = await signatureEntries(known, contract)
  const shown = contract.events.filter(({ kind }) => !inOthers.has(kind))
  return {
    own: shown
      .filter((event) => !followsDeal(event))
      .flatMap((event) => (event.kind === 'signed' ? signatures.splice(0, 1) : [historyEntry(contract, event)])),
    after: shown.filter(followsDeal).map((event) => historyEntry(contract, event)),
  }
}

export const effectEntries = ({ signedAt, contractNo }: Deal): EvidenceFacts[] =>
  signedAt === null ? [] : [entry(signedAt, 'contract', 'effective', { contractNo: contractNo ?? '' })]

/** Both parties see the same, so that their chains are the same: nothing of the account that the money came from. */
export async function paymentEntries(
  { documents }: { documents: Pick<Documents, 'find' | 'bytesOf'> },
  { no, arrivals, certificate, bills, fee, paidOutAt }: Settlement,
): Promise<EvidenceFacts[]> {
  const counted = arrivals.filter(({ match }) => match === 'counted')
  const file = certificate && documents.find(keyOfDocument(certificate.url))
  return [
    ...counted.map(({ at, amount, serial }) =>
      entry(at, 'payment', 'payment', { settlementNo: no, amount, bankSerial: serial }),
    ),
    ...(certificate
      ? [
          entry(certificate.at, 'certificate', 'certificate', {
            certificateNo: certificate.no,
            ...(file ? { fileDigest: sha256OfBytes(await documents.bytesOf(file)) } : {}),
          }),
        ]
      : []),
    ...(paidOutAt === null
      ? []
      : [entry(paidOutAt, 'payment', 'paidOut', { settlementNo: no, amount: payoutOf(bills, fee.due).amount })]),
  ]
}
