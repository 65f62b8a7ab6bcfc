import type { NewSigner, SignatureInput, SignOrder } from '#src/model/contract/schema.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Contracts } from './contracts.ts'
import type { Replacement } from './signers.ts'

type Services = { contracts: Contracts }
type One = { id: string }
type Reasoned = One & { reason: string }

type Batch = One & { version: number; steps: Record<string, unknown>[]; clientId: string }
type OneComment = One & { commentId: string }

/** What the parties do with the text, which both edit at once. */
const textCommands = {
  editContractText: ({ contracts }: Services, { id, ...batch }: Batch, actor: Actor) =>
    contracts.edit(id, userIdOf(actor), batch),
  commentOnContract: (
    { contracts }: Services,
    { id, ...given }: OneComment & { version: number; from: number; to: number; text: string },
    actor: Actor,
  ) => contracts.comment(id, userIdOf(actor), given),
  replyToContractComment: ({ contracts }: Services, { id, ...given }: OneComment & { text: string }, actor: Actor) =>
    contracts.reply(id, userIdOf(actor), given),
  resolveContractComment: (
    { contracts }: Services,
    { id, ...given }: OneComment & { isResolved: boolean },
    actor: Actor,
  ) => contracts.resolve(id, userIdOf(actor), given),
  saveContractVersion: (
    { contracts }: Services,
    { id, ...given }: One & { version: number; note: string },
    actor: Actor,
  ) => contracts.saveVersion(id, userIdOf(actor), given),
}

/** What the parties of a contract do, and what the exchange registers. */
export const contractCommands = {
  ...textCommands,
  drawContract: ({ contracts }: Services, { id }: One, actor: Actor) => contracts.draw(id, userIdOf(actor)),
  saveContractFields: (
    { contracts }: Services,
    { id, ...given }: One & { version: number; open: Record<string, string> },
    actor: Actor,
  ) => contracts.saveFields(id, userIdOf(actor), given),
  confirmContract: ({ contracts }: Services, { id, digest }: One & { digest: string }, actor: Actor) =>
    contracts.confirm(id, userIdOf(actor), digest),
  returnContract: ({ contracts }: Services, { id, reason }: Reasoned, actor: Actor) =>
    contracts.sendBack(id, userIdOf(actor), reason),
  redrawContract: ({ contracts }: Services, { id }: One, actor: Actor) => contracts.redraw(id, userIdOf(actor)),
  openContract: ({ contracts }: Services, { id }: One, actor: Actor) => contracts.open(id, userIdOf(actor)),
  sendSigningCode: ({ contracts }: Services, { id }: One, actor: Actor) => contracts.sendCode(id, userIdOf(actor)),
  startSigningFace: ({ contracts }: Services, { id, token }: One & { token: string | null }, actor: Actor) =>
    contracts.startFace(id, userIdOf(actor), token),
  signContract: ({ contracts }: Services, input: SignatureInput, actor: Actor) =>
    contracts.sign(userIdOf(actor), input),
  rejectContract: ({ contracts }: Services, { id, reason }: Reasoned, actor: Actor) =>
    contracts.reject(id, userIdOf(actor), reason),
  revokeContract: ({ contracts }: Services, { id, reason }: Reasoned, actor: Actor) =>
    contracts.revoke(id, userIdOf(actor), reason),
  extendContract: ({ contracts }: Services, { id }: One, actor: Actor) => contracts.extend(id, userIdOf(actor)),
  addSigner: (
    { contracts }: Services,
    { id, signer, order }: One & { signer: NewSigner; order: SignOrder },
    actor: Actor,
  ) => contracts.add(id, userIdOf(actor), signer, order),
  replaceSigner: ({ contracts }: Services, { id, ...replacement }: One & Replacement, actor: Actor) =>
    contracts.replace(id, userIdOf(actor), replacement),
  removeSigner: ({ contracts }: Services, { id, signerId }: One & { signerId: string }, actor: Actor) =>
    contracts.remove(id, userIdOf(actor), signerId),
  orderSigners: (
    { contracts }: Services,
    { id, order, signerIds }: One & { order: SignOrder; signerIds: string[] },
    actor: Actor,
  ) => contracts.setOrder(id, userIdOf(actor), order, signerIds),
  urgeSigner: ({ contracts }: Services, { id, signerId }: One & { signerId: string }, actor: Actor) =>
    contracts.urge(id, userIdOf(actor), signerId),
  registerContract: ({ contracts }: Services, { id }: One) => contracts.registerOnPaper(id),
}
