import type { Exchange } from '#src/mock/worlds.ts'
import type { User } from '#src/mock/exchange/tables.ts'
import { agree, codeTo, pastContract } from './contract.ts'
import { actorOf, userNamed } from './enrolment.ts'

const commentId = 'comment-own-0001'

/** A signer whom neither party is: the verified account `priority`. */
function addedSigner(exchange: Exchange) {
  const account = userNamed(exchange, 'priority')
  const { kind, name, docNumber, holder, telPhone } = exchange.kyc.identityOf(account.id)!
  const way = kind === 'person' ? ('personal' as const) : ('official' as const)
  return { kind, name, code: docNumber, agent: holder.name, phone: telPhone, way, needsFace: false }
}

/** Two contracts of the owner's with `seller`: one that is negotiated, with a comment and an added signer, and one that is being signed, with the code for signing sent. */
export function ownContracts(exchange: Exchange, user: User) {
  const actor = actorOf(user)
  const { contract: negotiated } = pastContract(exchange, user, 'DL-own-text')
  const { id } = negotiated
  const comment = { id, commentId, version: 0, from: 1, to: 3, text: '请核对本条。' }
  exchange.take('commentOnContract', comment, actor)
  const signer = addedSigner(exchange)
  exchange.take('addSigner', { id, signer, order: 'free' }, actor)
  const { contract: signing, seller } = pastContract(exchange, user, 'DL-own-sign')
  agree(exchange, signing, [user, seller])
  exchange.take('openContract', { id: signing.id }, actor)
  exchange.take('sendSigningCode', { id: signing.id }, actor)
  return { negotiated, signing, signer, code: codeTo(exchange, user.telPhone) }
}

/** The owner's input of every call about a contract. */
export function contractInputs(
  exchange: Exchange,
  user: User,
  { negotiated, signing, signer, code }: ReturnType<typeof ownContracts>,
): Record<string, Record<string, unknown>> {
  const { id } = negotiated
  const signed = { id: signing.id }
  const signerWith = (role: string) => negotiated.signers.find((known) => known.role === role)!.id
  const sellers = signing.signers.find(({ role }) => role === 'seller')!.id
  const seal = exchange.seals.of(user.id).find(({ state, kind }) => state === 'active' && kind === 'personal')!
  return {
    contractDetail: { id },
    dealEvidence: { dealId: negotiated.deal.id },
    drawContract: { id },
    confirmContract: { id, digest: exchange.contracts.digestOf(negotiated) },
    returnContract: { id, reason: '请修改付款条款。' },
    saveContractFields: { id, version: negotiated.fieldsVersion, open: negotiated.open },
    contractText: { id },
    contractTextNews: { id, version: 0 },
    commentOnContract: { id, commentId: 'comment-own-0002', version: 0, from: 1, to: 3, text: '请核对本条。' },
    replyToContractComment: { id, commentId, text: '已核对。' },
    resolveContractComment: { id, commentId, isResolved: true },
    saveContractVersion: { id, version: 0, note: '第一稿' },
    editContractText: {
      id,
      version: 0,
      steps: [{ stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: '补充' }] } }],
      clientId: 'window-of-owner',
    },
    removeSigner: { id, signerId: signerWith('other') },
    orderSigners: { id, order: 'ordered', signerIds: [signerWith('seller'), signerWith('taker')] },
    replaceSigner: { id, signerId: signerWith('taker'), agent: '周岷生', phone: '13800138000' },
    addSigner: { id, signer, order: 'free' },
    contractPaperOf: signed,
    openContract: signed,
    signingFace: signed,
    startSigningFace: signed,
    sendSigningCode: signed,
    signContract: {
      ...signed,
      digest: exchange.contracts.digestOf(signing),
      picture: { kind: 'seal', sealId: seal.id },
      marks: [{ page: 0, x: 0.5, y: 0.5 }],
      hasSeam: true,
      willingness: { kind: 'sms', code },
    },
    rejectContract: { ...signed, reason: '条款与约定不符。' },
    extendContract: signed,
    urgeSigner: { ...signed, signerId: sellers },
    revokeContract: { ...signed, reason: '双方另行约定。' },
    redrawContract: signed,
  }
}
