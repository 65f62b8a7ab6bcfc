import { type contractEventLabels, contractProblems } from '#src/model/contract/labels.ts'
import { isToSign, isTurnOf, type Situation } from '#src/model/contract/rules.ts'
import type {
  ContractState,
  PartyRole,
  SignatureInput,
  SignerRole,
  SignerState,
  SignOrder,
  SignWay,
} from '#src/model/contract/schema.ts'
import type { ContractText } from '#src/model/contract/text/record.ts'
import type { evidenceLabels } from '#src/model/evidence/labels.ts'
import type { SealDesign } from '#src/model/seal/schema.ts'
import type { Deal } from '../deals/record.ts'
import { Refusal } from '../refusal.ts'

/** What is drawn on the paper: a seal as it was at that moment, or strokes in a box of 1 by 1. */
export type SignaturePicture =
  | { kind: 'seal'; design: SealDesign }
  | { kind: 'png'; fileId: string }
  | Extract<SignatureInput['picture'], { kind: 'drawn' }>

export type Signature = {
  /** From 1, in the order in which they were made. */
  number: number
  at: number
  picture: SignaturePicture
  marks: SignatureInput['marks']
  hasSeam: boolean
  /** `desk`: that of a seller without an account, or of the exchange. */
  willingness: 'sms' | 'face' | 'desk'
  /** Of the text that was signed. */
  digest: string
}

export type Signer = {
  id: string
  order: number
  role: SignerRole
  kind: 'person' | 'organisation'
  name: string
  code: string
  agent: string
  phone: string
  way: SignWay
  needsFace: boolean
  /** The account that signs; null where a desk does. */
  userId: string | null
  /** The party that added the signer; null for those of the deal. */
  addedBy: PartyRole | null
  state: SignerState
  /** When it was signed or refused. */
  at: number | null
  urgedAt: number | null
  signature: Signature | null
}

export type PrintedSigner = Pick<Signer, 'id' | 'role' | 'kind' | 'name' | 'code' | 'agent'>

type Both = { taker: number | null; seller: number | null }

export type EventFacts = Partial<Record<keyof typeof evidenceLabels, string>>

/** What has happened to a contract, for its history and the evidence; `by` is null for the exchange itself. */
export type ContractEvent = {
  at: number
  kind: keyof typeof contractEventLabels
  by: SignerRole | null
  facts: EventFacts
}

/** One contract as the exchange keeps it; epoch ms. */
export type Contract = {
  id: string
  no: string
  name: string
  deal: Deal
  state: ContractState
  createdAt: number
  changedAt: number
  initiator: PartyRole | null
  text: ContractText | null
  open: Record<string, string>
  fieldsVersion: number
  confirmed: Both
  returned: { by: PartyRole; at: number; reason: string } | null
  order: SignOrder
  signers: Signer[]
  extensions: number
  /** Names the address of its paper. */
  paperKey: string
  /** Under which anyone can verify it once it is complete. */
  verifyCode: string
  agreedAt: number | null
  /** The fields as both have confirmed them: the paper does not change with what becomes of them later. */
  agreedValues: Readonly<Record<string, string>> | null
  /** The signers as they are printed, from the first signature on. */
  printedSigners: readonly PrintedSigner[] | null
  completedAt: number | null
  effectiveAt: number | null
  endedAt: number | null
  reason: string | null
  nextId: string | null
  events: ContractEvent[]
  /** Steps of its text that its history covers. */
  notedSteps: number
}

/** What the contract of a deal is called. */
export const contractNameOf = ({ listing }: Pick<Deal, 'listing'>): string => `${listing.assetsName}交易合同`

/** What its file is called. */
export const fileNameOf = ({ name, no }: Pick<Contract, 'name' | 'no'>): string => `${name}（${no}）.pdf`

export type ReaderRole = 'taker' | 'seller' | 'other'

/** How a user takes part; null for anyone else. */
export function readerOf({ deal, signers }: Contract, userId: string): ReaderRole | null {
  if (userId === deal.userId) return 'taker'
  if (userId === deal.sellerId) return 'seller'
  return signers.some((signer) => signer.userId === userId) ? 'other' : null
}

/** Refuses who is no party of the deal: others sign, but do not negotiate. */
export function partyOf(contract: Contract, userId: string): PartyRole {
  const role = readerOf(contract, userId)
  if (role === 'taker' || role === 'seller') return role
  throw new Refusal(403, contractProblems.foreign)
}

export const accountsOfContract = ({ deal, signers }: Contract): string[] => [
  ...new Set([deal.userId, deal.sellerId, ...signers.map(({ userId }) => userId)].filter((userId) => userId !== null)),
]

/** The place of this user among the signers that is to be signed next. */
export const unsignedOf = ({ signers }: Contract, userId: string): Signer | null =>
  signers.find((signer) => signer.userId === userId && isToSign(signer)) ?? null

export const isTurn = ({ signers, order }: Contract, signer: Signer): boolean => isTurnOf(signer, signers, order)

/** What decides what a user may do. */
export function situationOf(
  contract: Contract,
  userId: string,
  { extensionsLeft }: { extensionsLeft: number },
): Situation {
  const { state, initiator, confirmed, signers, deal, nextId } = contract
  const role = readerOf(contract, userId) ?? 'other'
  const own = unsignedOf(contract, userId)
  return {
    state,
    role,
    initiator,
    hasConfirmed: role !== 'other' && confirmed[role] !== null,
    isUnsigned: own !== null,
    isTurn: own !== null && isTurn(contract, own),
    isWithExchange: signers.every((signer) => !isToSign(signer) || signer.role === 'witness'),
    extensionsLeft,
    mayRedraw: nextId === null && deal.state === 'open' && deal.signedAt === null,
  }
}
