import type { EvidenceFacts } from '#src/model/evidence/chain.ts'
import { evidenceLabels, evidenceRoles, evidenceTitles } from '#src/model/evidence/labels.ts'
import type { evidenceKinds } from '#src/model/evidence/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { recordOf } from '../bidding/rooms/public-record.ts'
import type { Contracts } from '../contracts/contracts.ts'
import type { Contract } from '../contracts/record.ts'
import type { Deal, Offer } from '../deals/record.ts'
import { sha256OfBytes } from '../digest.ts'
import { type Documents, documentsRoot } from '../files/documents.ts'
import type { Settlement } from '../settlement/record.ts'
import { issuer } from '../signing/keys.ts'

type Sources = Parameters<typeof recordOf>[0]
type Facts = Partial<Record<keyof typeof evidenceLabels, string | number>>

const entry = (
  at: number,
  kind: (typeof evidenceKinds)[number],
  title: keyof typeof evidenceTitles,
  facts: Facts,
): EvidenceFacts => ({
  at,
  kind,
  title: evidenceTitles[title],
  facts: Object.entries(facts).map(([name, value]) => ({
    label: evidenceLabels[name as keyof Facts],
    value: String(value),
  })),
})

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

export function confirmationEntries({ confirmed, no, price }: Deal): EvidenceFacts[] {
  const facts = { dealNo: no, price }
  return [
    ...(confirmed.taker === null ? [] : [entry(confirmed.taker, 'confirmation', 'takerConfirmed', facts)]),
    ...(confirmed.seller === null ? [] : [entry(confirmed.seller, 'confirmation', 'sellerConfirmed', facts)]),
  ]
}

/** The versions of its text that were saved, and who has confirmed the present one. */
export function textEntries({ digestOf }: Pick<Contracts, 'digestOf'>, contract: Contract): EvidenceFacts[] {
  const { no, text, confirmed } = contract
  const agreed = { contractNo: no, textDigest: digestOf(contract) }
  return [
    ...(text?.versions ?? []).map((version) =>
      entry(version.at, 'contract', 'version', {
        contractNo: no,
        versionNo: version.no,
        savedBy: evidenceRoles[version.by],
        ...(version.note === '' ? {} : { note: version.note }),
        textDigest: version.digest,
      }),
    ),
    ...(confirmed.taker === null ? [] : [entry(confirmed.taker, 'contract', 'takerAgreed', agreed)]),
    ...(confirmed.seller === null ? [] : [entry(confirmed.seller, 'contract', 'sellerAgreed', agreed)]),
  ]
}

export async function signatureEntries(
  { papers }: Pick<Contracts, 'papers'>,
  contract: Contract,
): Promise<EvidenceFacts[]> {
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

export const effectEntries = ({ signedAt, contractNo }: Deal): EvidenceFacts[] =>
  signedAt === null ? [] : [entry(signedAt, 'contract', 'effective', { contractNo: contractNo ?? '' })]

/** Both parties see the same, so that their chains are the same: nothing of the account that the money came from. */
export async function paymentEntries(
  { documents }: { documents: Pick<Documents, 'find' | 'bytesOf'> },
  { no, arrivals, certificate }: Settlement,
): Promise<EvidenceFacts[]> {
  const counted = arrivals.filter(({ match }) => match === 'counted')
  const file = certificate && documents.find(certificate.url.slice(documentsRoot.length, -'.pdf'.length))
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
  ]
}
