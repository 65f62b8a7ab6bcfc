import { contractProblems } from './labels.ts'
import type {
  ContractAct,
  ContractState,
  ContractTask,
  PartyRole,
  SignerAct,
  SignerRole,
  SignOrder,
  SignerState,
} from './schema.ts'

/** Characters of a reason to revoke (domain 5.5), and of the other reasons. */
export const revokeReasonMax = 50
export const reasonMax = 200
/** How often, and by how many working days at once, a deadline is extended. */
export const extensionsMax = 3
export const extensionDays = 5
/** Signers whom the parties may add. */
export const addedSignersMax = 8

const lengthOf = (text: string): number => Array.from(text.trim()).length

/** What is wrong with a reason of at most `max` characters; null if nothing. */
export function reasonProblem(reason: string, max: number): string | null {
  const length = lengthOf(reason)
  if (length === 0) return contractProblems.reason
  return length > max ? contractProblems.reasonLong.replace('{{max}}', String(max)) : null
}

/** Neither signed nor refused, and the contract has not ended. */
export const isToSign = ({ state }: { state: string }): boolean => state === 'idle' || state === 'waiting'

/**
 * What a party may do with a signer that has not signed: the codes for signing go to the agent's phone, so that only the signer's own
 * side names another agent, and it removes whom it has added itself.
 */
export function signerActsOf(
  { role, addedBy }: { role: SignerRole; addedBy: PartyRole | null },
  party: PartyRole,
): SignerAct[] {
  if (addedBy === party) return ['replace', 'remove']
  return role === party ? ['replace'] : []
}

type Signing = { order: number; state: SignerState }

/** Whether it is the turn of this one: of signers in order, those before have signed; the witness is the last in any case. */
export function isTurnOf(
  signer: Signing & { role: SignerRole },
  signers: readonly (Signing & { role: SignerRole })[],
  order: SignOrder,
): boolean {
  if (!isToSign(signer)) return false
  const before = (other: Signing) => other.order < signer.order
  const mustHaveSigned =
    signer.role === 'witness' || order === 'ordered' ? signers.filter(before) : ([] as readonly Signing[])
  return mustHaveSigned.every(({ state }) => state === 'signed')
}

/** What matters for what a reader may do. */
export type Situation = {
  state: ContractState
  role: 'taker' | 'seller' | 'other'
  initiator: PartyRole | null
  /** The reader has confirmed the current text. */
  hasConfirmed: boolean
  /** The reader is a signer who has not signed. */
  isUnsigned: boolean
  isTurn: boolean
  /** All have signed but the exchange, which only certifies what they have agreed. */
  isWithExchange: boolean
  extensionsLeft: number
  /** The deal waits for a contract, and no newer one is being made. */
  mayRedraw: boolean
}

type Rule = (situation: Situation) => readonly (ContractAct | false)[]

const isParty = ({ role }: Situation): boolean => role !== 'other'
const isInitiator = ({ role, initiator }: Situation): boolean => role === initiator

/** What the reader of a contract may do in each state (domain 5.5, 5.6). */
const rules: Readonly<Record<ContractState, Rule>> = {
  draft: (situation) => [isParty(situation) && 'draw'],
  negotiating: (situation) =>
    isParty(situation) ? ['edit', !situation.hasConfirmed && 'confirm', 'return', 'changeSigners'] : [],
  toSign: (situation) => [
    situation.isTurn && 'open',
    isParty(situation) && 'changeSigners',
    isInitiator(situation) && situation.extensionsLeft > 0 && 'extend',
  ],
  signing: (situation) =>
    situation.isWithExchange
      ? []
      : [
          situation.isTurn && 'sign',
          situation.isUnsigned && 'reject',
          isInitiator(situation) && 'revoke',
          isInitiator(situation) && situation.extensionsLeft > 0 && 'extend',
          isParty(situation) && 'urge',
          isParty(situation) && 'changeSigners',
        ],
  signed: () => ['download'],
  effective: () => ['download'],
  rejected: (situation) => [isParty(situation) && situation.mayRedraw && 'redraw'],
  revoked: (situation) => [isParty(situation) && situation.mayRedraw && 'redraw'],
  expired: (situation) => [isParty(situation) && situation.mayRedraw && 'redraw'],
}

export const contractActsOf = (situation: Situation): ContractAct[] =>
  rules[situation.state](situation).filter((act) => act !== false)

/** The one thing that is the reader's to do now. */
export function contractTaskOf(acts: readonly string[]): ContractTask | null {
  if (acts.includes('draw')) return 'draw'
  if (acts.includes('confirm')) return 'confirm'
  if (acts.includes('open') || acts.includes('sign')) return 'sign'
  return acts.includes('redraw') ? 'redraw' : null
}

/** Nothing changes any more. */
export const isOver = (state: ContractState): boolean =>
  state === 'effective' || state === 'rejected' || state === 'revoked' || state === 'expired'
