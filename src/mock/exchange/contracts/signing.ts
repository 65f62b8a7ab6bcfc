import { contractProblems } from '#src/model/contract/labels.ts'
import type { SignatureInput } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { SealFace } from '#src/model/seal/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { VerifiedIdentity } from '../kyc/record.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { Seals } from '../seals/seals.ts'
import { sealOf } from '../signing/exchange-signer.ts'
import type { ContractBook } from './book.ts'
import {
  type Contract,
  isTurn,
  readerOf,
  type Signature,
  type SignaturePicture,
  type Signer,
  unsignedOf,
} from './record.ts'
import type { Willingness } from './willingness.ts'

/** How long a desk takes: that of a seller without an account, that of the witness, and that which registers the contract. */
const deskMs = 20_000

export type Signing = {
  open: (id: string, userId: string) => Contract
  sendCode: (id: string, userId: string) => { phone: string }
  startFace: (id: string, userId: string, token: string | null) => SealFace
  sign: (userId: string, input: SignatureInput) => Contract
  /** Whose turn it is has changed: they are notified, and desks sign. */
  turnsChanged: (contract: Contract) => void
}

type Ports = {
  kyc: Pick<Kyc, 'identityOf' | 'isExpired'>
  seals: Pick<Seals, 'ofUser'>
  deals: Pick<Deals, 'signBlocker' | 'registerContract'>
  willingness: Willingness
  digestOf: (contract: Contract) => string
}

/** What desks sign with. */
const deskPicture = ({ name, role }: Signer): SignaturePicture =>
  sealOf(name, role === 'witness' ? '交易鉴证专用章' : '合同专用章')

/** Signing by all in their order, until the contract is complete and registered (domain 5.5, 6.18). */
export function createSigning(core: Core, book: ContractBook, ports: Ports): Signing {
  const { kyc, seals, deals, willingness, digestOf } = ports
  const { ofReader, checkMay, note, write, writeAll } = book

  const makeEffective = (contract: Contract) => {
    const { deal } = contract
    if (contract.state !== 'signed' || deal.state !== 'open' || deal.signedAt !== null) return
    contract.state = 'effective'
    // Of the last signature, as its own text says, and not of the moment at which a desk registers it.
    const effectiveAt = contract.completedAt ?? core.now()
    contract.effectiveAt = effectiveAt
    deals.registerContract(deal.id, contract.no, effectiveAt)
    note(contract, 'effective', null, {}, effectiveAt)
  }

  const complete = (contract: Contract) => {
    contract.state = 'signed'
    contract.completedAt = core.now()
    note(contract, 'completed', null)
    writeAll(contract, {
      title: '合同签署完成',
      text: `“${contract.name}”已全部签署完成，可以下载`,
      also: ['push'],
    })
    core.timers.set(core.now() + deskMs, () => makeEffective(contract))
  }

  const keep = (contract: Contract, signer: Signer, given: Omit<Signature, 'number'>) => {
    const number = contract.signers.filter(({ signature }) => signature !== null).length + 1
    contract.printedSigners ??= contract.signers.map((known) => ({ ...known }))
    Object.assign(signer, { state: 'signed', at: given.at, signature: { number, ...given } })
    note(contract, 'signed', signer.role, { signer: signer.name })
    if (contract.signers.every(({ state }) => state === 'signed')) complete(contract)
    else turnsChanged(contract)
  }

  const deskSigns = (contract: Contract, signer: Signer) =>
    core.timers.set(core.now() + deskMs, () => {
      const isStillTurn = contract.state === 'signing' && contract.signers.includes(signer) && isTurn(contract, signer)
      if (!isStillTurn || deals.signBlocker(contract.deal) !== null) return
      keep(contract, signer, {
        at: core.now(),
        picture: deskPicture(signer),
        marks: [],
        hasSeam: true,
        willingness: 'desk',
        digest: digestOf(contract),
      })
    })

  const turnsChanged = (contract: Contract) => {
    for (const signer of contract.signers.filter((known) => isTurn(contract, known))) {
      if (signer.userId === null) deskSigns(contract, signer)
      if (signer.state !== 'idle') continue
      signer.state = 'waiting'
      write(contract, signer.userId, {
        title: '合同待您签署',
        text: `“${contract.name}”待您签署`,
        link: linkToOwn.contractSign(contract.id),
        also: ['push', 'sms'],
      })
    }
  }

  const refuseBlocked = ({ deal }: Contract) => refuseIf(deals.signBlocker(deal), 409)

  /** The user's place among the signers that is to be signed next; refuses before those who sign earlier. */
  const unsignedPlace = (contract: Contract, userId: string): Signer | null => {
    const signer = unsignedOf(contract, userId)
    const isAwaited = contract.state === 'toSign' || contract.state === 'signing'
    if (isAwaited && signer && !isTurn(contract, signer)) throw new Refusal(409, contractProblems.turn)
    return signer
  }

  /** The same, where it is the user's turn to sign. */
  const ownTurn = (contract: Contract, userId: string): Signer => {
    const signer = unsignedPlace(contract, userId)
    checkMay(contract, userId, 'sign')
    if (!signer) throw new Refusal(409, contractProblems.changed)
    refuseBlocked(contract)
    return signer
  }

  const identityOf = (userId: string): VerifiedIdentity => {
    const identity = kyc.identityOf(userId)
    if (!identity || kyc.isExpired(userId)) throw new Refusal(409, contractProblems.unverified)
    return identity
  }

  /** The seal must be one of this kind, in use, and made for contracts. */
  const pictureOf = (userId: string, { way, kind }: Signer, given: SignatureInput['picture']): SignaturePicture => {
    if (given.kind === 'drawn') {
      if (kind !== 'person') throw new Refusal(409, contractProblems.drawn)
      return given
    }
    const seal = seals.ofUser(userId, given.sealId)
    const fits = way === 'official' ? seal.kind === 'official' || seal.kind === 'contract' : seal.kind === way
    if (!fits || seal.state !== 'active' || !seal.scopes.includes('contract'))
      throw new Refusal(409, contractProblems.seal)
    if (seal.design) return { kind: 'seal', design: seal.design }
    return { kind: 'png', fileId: seal.pictureId ?? '' }
  }

  return {
    turnsChanged,
    open: (id, userId) => {
      const contract = ofReader(id, userId)
      if (contract.state === 'signing') return contract
      unsignedPlace(contract, userId)
      checkMay(contract, userId, 'open')
      refuseBlocked(contract)
      for (const signer of contract.signers) if (signer.userId !== null) identityOf(signer.userId)
      contract.state = 'signing'
      note(contract, 'opened', readerOf(contract, userId))
      turnsChanged(contract)
      return contract
    },
    sendCode: (id, userId) => {
      const signer = ownTurn(ofReader(id, userId), userId)
      return { phone: maskedPhone(willingness.sendCode(signer, userId).phone) }
    },
    startFace: (id, userId, token) => {
      const contract = ofReader(id, userId)
      ownTurn(contract, userId)
      return willingness.startFace(contract, identityOf(userId), { userId, token })
    },
    sign: (userId, input) => {
      const contract = ofReader(input.id, userId)
      const isOwn = contract.signers.filter((signer) => signer.userId === userId)
      if (isOwn.length > 0 && isOwn.every(({ state }) => state === 'signed')) return contract
      const signer = ownTurn(contract, userId)
      identityOf(userId)
      if (input.digest !== digestOf(contract)) throw new Refusal(409, contractProblems.textChanged)
      const picture = pictureOf(userId, signer, input.picture)
      const way = willingness.use(contract, signer, input.willingness)
      const { marks, hasSeam, digest } = input
      keep(contract, signer, { at: core.now(), picture, marks, hasSeam, willingness: way, digest })
      return contract
    },
  }
}
