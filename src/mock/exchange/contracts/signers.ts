import { contractProblems, signOrderLabels } from '#src/model/contract/labels.ts'
import { addedSignersMax, isToSign, signerActsOf } from '#src/model/contract/rules.ts'
import type { NewSigner, PartyRole, SignOrder } from '#src/model/contract/schema.ts'
import { maskedName } from '#src/model/kyc/masked.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dayMs } from '#src/model/time/units.ts'
import { mobile } from '#src/model/validation/phone.ts'
import type { Core } from '../core.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { ContractBook } from './book.ts'
import { type Contract, isTurn, partyOf, readerOf, type Signer } from './record.ts'

export type Replacement = { signerId: string; agent: string; phone: string }

export type Signers = {
  add: (id: string, userId: string, signer: NewSigner, order: SignOrder) => Contract
  replace: (id: string, userId: string, replacement: Replacement) => Contract
  remove: (id: string, userId: string, signerId: string) => Contract
  setOrder: (id: string, userId: string, order: SignOrder, signerIds: readonly string[]) => Contract
  urge: (id: string, userId: string, signerId: string) => Contract
  /** From when a signer may be urged again; null if there is nothing to urge. */
  urgeFrom: (contract: Contract, signer: Signer) => number | null
}

type Ports = { kyc: Pick<Kyc, 'identityOf' | 'accountOf'> }

/** The witness is the last. */
function renumber(contract: Contract): void {
  const witness = contract.signers.filter(({ role }) => role === 'witness')
  const others = contract.signers.filter(({ role }) => role !== 'witness')
  contract.signers = [...others, ...witness]
  for (const [index, signer] of contract.signers.entries()) signer.order = index + 1
}

/** Who signs a contract, and in which order (domain 6.18). */
export function createSigners(core: Core, book: ContractBook, { kyc }: Ports): Signers {
  const { ofReader, checkMay, note, write, writeBoth } = book

  const find = (contract: Contract, signerId: string): Signer => {
    const signer = contract.signers.find(({ id }) => id === signerId)
    if (!signer) throw new Refusal(404, contractProblems.changed)
    return signer
  }
  const mayChange = (id: string, userId: string) => {
    const contract = ofReader(id, userId)
    const role = partyOf(contract, userId)
    checkMay(contract, userId, 'changeSigners')
    return { contract, role }
  }
  const refuseDone = (signer: Signer) => {
    if (!isToSign(signer)) throw new Refusal(409, contractProblems.signing)
  }
  /** The codes for signing go to this phone: it may not be that of whoever signs for the other side. */
  const refuseOthersPhone = ({ signers }: Contract, role: PartyRole, phone: string) => {
    const isOthers = signers.some((signer) => (signer.addedBy ?? signer.role) !== role && signer.phone === phone)
    if (isOthers) throw new Refusal(409, contractProblems.othersPhone)
  }
  /** Who signs concerns the other party too, which may have confirmed the text already. */
  const notifyOther = (contract: Contract, role: PartyRole, { text }: { text: string }) =>
    writeBoth(contract, { title: '签署方有变化', text, also: ['push'] }, role)
  const urgeFrom: Signers['urgeFrom'] = (contract, signer) => {
    if (contract.state !== 'signing' || signer.userId === null || !isTurn(contract, signer)) return null
    return signer.urgedAt === null ? core.now() : signer.urgedAt + dayMs
  }

  return {
    urgeFrom,
    add: (id, userId, given, order) => {
      const { contract, role } = mayChange(id, userId)
      const { signers } = contract
      const code = given.code.trim().toUpperCase()
      const isKnown = signers.some((signer) => signer.code === code || isSameName(signer.name, given.name))
      if (isKnown) throw new Refusal(409, contractProblems.twice)
      if (signers.filter(({ addedBy }) => addedBy !== null).length >= addedSignersMax)
        throw new Refusal(409, `最多添加 ${addedSignersMax} 个签署方`)
      const phone = given.phone.trim()
      refuseIf(mobile(phone))
      refuseOthersPhone(contract, role, phone)
      const account = kyc.accountOf(given.name, code)
      const identity = account === null ? null : kyc.identityOf(account)
      if (!identity || identity.kind !== given.kind) throw new Refusal(409, contractProblems.unverified)
      const number = Math.max(0, ...signers.map((signer) => Number(signer.id.split('-S').at(-1)))) + 1
      signers.push({
        ...given,
        id: `${contract.id}-S${number}`,
        order: 0,
        role: 'other',
        name: identity.name,
        code,
        agent: given.agent.trim(),
        phone,
        userId: account,
        addedBy: role,
        state: contract.state === 'signing' ? 'waiting' : 'idle',
        at: null,
        urgedAt: null,
        signature: null,
      })
      if (signers.every(isToSign)) contract.order = order
      renumber(contract)
      note(contract, 'signerAdded', role, { signer: identity.name, agent: maskedName(given.agent) })
      write(contract, account, {
        title: '邀请您签署合同',
        text: `您被添加为“${contract.name}”的签署方，请查看`,
        link: linkToOwn.contract(id),
        also: ['push'],
      })
      notifyOther(contract, role, { text: `“${contract.name}”添加了签署方${identity.name}，请查看` })
      return contract
    },
    replace: (id, userId, { signerId, agent, phone }) => {
      const { contract, role } = mayChange(id, userId)
      const signer = find(contract, signerId)
      if (!signerActsOf(signer, role).includes('replace')) throw new Refusal(403, '只能替换己方的经办人')
      refuseDone(signer)
      refuseIf(mobile(phone))
      refuseOthersPhone(contract, role, phone.trim())
      if (agent.trim() === '') throw new Refusal(400, '请填写经办人')
      Object.assign(signer, { agent: agent.trim(), phone: phone.trim() })
      note(contract, 'signerReplaced', role, { signer: signer.name, agent: maskedName(signer.agent) })
      notifyOther(contract, role, { text: `“${contract.name}”替换了${signer.name}的经办人，请查看` })
      return contract
    },
    remove: (id, userId, signerId) => {
      const { contract, role } = mayChange(id, userId)
      const signer = find(contract, signerId)
      if (!signerActsOf(signer, role).includes('remove')) throw new Refusal(403, '只能删除己方添加的签署方')
      refuseDone(signer)
      contract.signers = contract.signers.filter((known) => known !== signer)
      renumber(contract)
      note(contract, 'signerRemoved', role, { signer: signer.name })
      notifyOther(contract, role, { text: `“${contract.name}”删除了签署方${signer.name}，请查看` })
      return contract
    },
    setOrder: (id, userId, order, signerIds) => {
      const { contract, role } = mayChange(id, userId)
      if (!contract.signers.every(isToSign)) throw new Refusal(409, contractProblems.signing)
      const movable = contract.signers.filter((signer) => signer.role !== 'witness')
      const isSame = signerIds.length === movable.length && movable.every((signer) => signerIds.includes(signer.id))
      if (!isSame) throw new Refusal(409, contractProblems.changed)
      for (const signer of movable) signer.order = signerIds.indexOf(signer.id) + 1
      contract.signers.sort((one, other) => one.order - other.order)
      renumber(contract)
      contract.order = order
      const signers = movable.toSorted((one, next) => one.order - next.order).map(({ name }) => name)
      note(contract, 'ordered', role, { signOrder: signOrderLabels[order], signers: signers.join('、') })
      notifyOther(contract, role, { text: `“${contract.name}”修改了签署顺序，请查看` })
      return contract
    },
    urge: (id, userId, signerId) => {
      const contract = ofReader(id, userId)
      checkMay(contract, userId, 'urge')
      const signer = find(contract, signerId)
      const from = urgeFrom(contract, signer)
      if (from === null || signer.userId === userId) throw new Refusal(409, contractProblems.changed)
      if (from > core.now()) throw new Refusal(429, contractProblems.urged)
      signer.urgedAt = core.now()
      note(contract, 'urged', readerOf(contract, userId), { signer: signer.name })
      write(contract, signer.userId, {
        title: '请尽快签署合同',
        text: `“${contract.name}”待您签署，对方请您尽快签署`,
        link: linkToOwn.contractSign(id),
        also: ['push', 'sms'],
      })
      return contract
    },
  }
}
