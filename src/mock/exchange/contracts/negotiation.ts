import { openProblem } from '#src/model/contract/fields.ts'
import { contractProblems } from '#src/model/contract/labels.ts'
import { reasonMax, reasonProblem } from '#src/model/contract/rules.ts'
import type { PartyRole } from '#src/model/contract/schema.ts'
import { templateOf } from '#src/model/contract/template/templates.ts'
import { beginText, confirmText, digestOf } from '#src/model/contract/text/record.ts'
import { valuesOf } from '#src/model/contract/values.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import type { Deal } from '../deals/record.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { ContractBook } from './book.ts'
import { lateSignBy } from './deadline.ts'
import { draftContract, openFields } from './draft.ts'
import { createEdits, type Edits } from './text/edits.ts'
import { factsOf, type PartyPorts, unsignedCopies } from './parties.ts'
import { type Contract, partyOf } from './record.ts'

/** How long the desk of a seller without an account takes to confirm. */
const deskMs = 20_000
/** An older version of what was changed is known to the page. */
const staleCode = 4119

export type Negotiation = Edits & {
  /** All fields as the text shows them. */
  valuesOf: (contract: Contract) => Readonly<Record<string, string>>
  /** The same before anything was agreed on. */
  templateValuesOf: (contract: Contract) => Readonly<Record<string, string>>
  /** Of the current text with its fields; '' before there is a text. */
  digestOf: (contract: Contract) => string
  draw: (id: string, userId: string) => Contract
  saveFields: (id: string, userId: string, given: { version: number; open: Record<string, string> }) => Contract
  /** What both had confirmed is void. */
  textChanged: (contract: Contract) => void
  confirm: (id: string, userId: string, digest: string) => Contract
  sendBack: (id: string, userId: string, reason: string) => Contract
  redraw: (id: string, userId: string) => Contract
}

type Ports = PartyPorts & { deals: Pick<Deals, 'nextNo' | 'find' | 'moveSignBy'>; agreed: (contract: Contract) => void }

const other = (role: PartyRole): PartyRole => (role === 'taker' ? 'seller' : 'taker')

/** From the confirmed deal to a text that both parties have confirmed (domain 5.6). */
export function createNegotiation(core: Core, book: ContractBook, ports: Ports): Negotiation {
  const { deals, agreed } = ports
  const { add, find, ofReader, checkMay, note, changed, write } = book

  const valuesWith = (contract: Contract, open: Readonly<Record<string, string>>) =>
    valuesOf(factsOf(contract.deal, contract.no, ports), open)
  const values = (contract: Contract): Readonly<Record<string, string>> =>
    contract.agreedValues ?? valuesWith(contract, contract.open)
  const digest = (contract: Contract): string => (contract.text ? digestOf(contract.text.doc, values(contract)) : '')

  const edits = createEdits(core, book, digest)

  const begin = (deal: Deal, number: number): Contract => {
    const contract = draftContract(core, { deal, number, no: deals.nextNo('HT') }, ports)
    add(contract)
    return contract
  }

  core.events.on('dealConfirmed', ({ dealId }) => {
    const contract = begin(deals.find(dealId), 1)
    note(contract, 'begun', null)
    book.writeBoth(contract, {
      title: '合同待拟定',
      text: `“${contract.deal.listing.assetsName}”双方已确认成交，请拟定交易合同`,
      also: ['push'],
    })
  })

  const textChanged = (contract: Contract) => {
    const { taker, seller } = contract.confirmed
    contract.confirmed = { taker: null, seller: null }
    contract.returned = null
    if (taker !== null || seller !== null) note(contract, 'voided', null)
    else changed(contract, true)
  }

  const isPublic = ({ publicityUntil }: Deal): boolean => core.now() < publicityUntil

  const agree = (contract: Contract) => {
    contract.agreedValues = values(contract)
    contract.state = 'toSign'
    contract.agreedAt = core.now()
    if (contract.deal.signBy <= core.now()) deals.moveSignBy(contract.deal, lateSignBy(core.now()))
    note(contract, 'agreed', null, { textDigest: digest(contract) })
    book.writeBoth(contract, {
      title: isPublic(contract.deal) ? '合同已确认' : '合同待签署',
      text: isPublic(contract.deal)
        ? `“${contract.name}”双方已确认，成交公示至 ${exactTime(contract.deal.publicityUntil)}，期满后签署`
        : `“${contract.name}”双方已确认，待您签署`,
      also: ['push', 'sms'],
    })
    agreed(contract)
  }

  const confirmAs = (contract: Contract, role: PartyRole) => {
    edits.noteEdits(contract)
    contract.confirmed[role] = core.now()
    contract.text &&= confirmText(contract.text, role, values(contract))
    note(contract, 'confirmed', role, { textDigest: digest(contract) })
    const { taker, seller } = contract.confirmed
    if (taker !== null && seller !== null) agree(contract)
  }

  /** The desk confirms the very text that the winner has confirmed. */
  const deskConfirms = (contract: Contract) => {
    const read = digest(contract)
    core.timers.set(core.now() + deskMs, () => {
      const { state, confirmed } = contract
      if (state !== 'negotiating' || confirmed.seller !== null || confirmed.taker === null) return
      if (digest(contract) === read) confirmAs(contract, 'seller')
    })
  }

  const notifyOther = (
    contract: Contract,
    role: PartyRole,
    message: { title: string; text: string; link?: string },
  ) => {
    const { userId, sellerId } = contract.deal
    write(contract, other(role) === 'taker' ? userId : sellerId, { ...message, also: ['push'] })
  }

  return {
    ...edits,
    valuesOf: values,
    templateValuesOf: (contract) => valuesWith(contract, {}),
    digestOf: digest,
    textChanged,
    draw: (id, userId) => {
      const contract = ofReader(id, userId)
      const role = partyOf(contract, userId)
      if (contract.state === 'negotiating') return contract
      checkMay(contract, userId, 'draw')
      contract.text = beginText(templateOf(contract.deal.listing.typeCode))
      contract.state = 'negotiating'
      contract.initiator = role
      note(contract, 'drawn', role, { textDigest: digest(contract) })
      notifyOther(contract, role, {
        title: '合同待您确认',
        text: `“${contract.name}”已生成文本，待您阅读、修改和确认`,
        link: linkToOwn.contractConfirm(id),
      })
      return contract
    },
    saveFields: (id, userId, { version, open }) => {
      const contract = ofReader(id, userId)
      const role = partyOf(contract, userId)
      checkMay(contract, userId, 'edit')
      if (version !== contract.fieldsVersion) throw new Refusal(staleCode, contractProblems.textChanged)
      const fields = openFields(contract.deal)
      const entered = Object.fromEntries(fields.map(({ name }) => [name, (open[name] ?? '').trim()]))
      for (const { name } of fields) refuseIf(openProblem(name, entered[name] ?? ''))
      const changedFields = fields.filter(({ name }) => contract.open[name] !== entered[name])
      if (changedFields.length === 0) return contract
      if (changedFields.some(({ owner }) => owner === other(role))) throw new Refusal(403, contractProblems.othersField)
      contract.open = entered
      contract.fieldsVersion += 1
      const terms = changedFields.map(({ label }) => label).join('、')
      note(contract, 'fields', role, { terms, textDigest: digest(contract) })
      textChanged(contract)
      return contract
    },
    confirm: (id, userId, read) => {
      const contract = ofReader(id, userId)
      const role = partyOf(contract, userId)
      if (contract.confirmed[role] !== null && read === digest(contract)) return contract
      checkMay(contract, userId, 'confirm')
      if (read !== digest(contract)) throw new Refusal(409, contractProblems.textChanged)
      confirmAs(contract, role)
      if (contract.state !== 'negotiating') return contract
      notifyOther(contract, role, {
        title: '对方已确认合同',
        text: `对方已确认“${contract.name}”，待您确认`,
        link: linkToOwn.contractConfirm(id),
      })
      if (contract.deal.sellerId === null && role === 'taker') deskConfirms(contract)
      return contract
    },
    sendBack: (id, userId, reason) => {
      const contract = ofReader(id, userId)
      const role = partyOf(contract, userId)
      checkMay(contract, userId, 'return')
      refuseIf(reasonProblem(reason, reasonMax))
      edits.noteEdits(contract)
      note(contract, 'returned', role, { reason: reason.trim() })
      textChanged(contract)
      contract.returned = { by: role, at: core.now(), reason: reason.trim() }
      notifyOther(contract, role, {
        title: '合同退回修改',
        text: `“${contract.name}”被退回修改：${reason.trim()}`,
        link: linkToOwn.contractOnlineEdit(id),
      })
      return contract
    },
    redraw: (id, userId) => {
      const old = ofReader(id, userId)
      const role = partyOf(old, userId)
      if (old.nextId !== null) return find(old.nextId)
      checkMay(old, userId, 'redraw')
      const number = Number(old.id.split('-').at(-1)) + 1
      const contract = begin(old.deal, number)
      old.nextId = contract.id
      Object.assign(contract, { open: { ...old.open }, initiator: role, state: 'negotiating', order: old.order })
      contract.signers = unsignedCopies(old, contract.id)
      contract.text = old.text && { ...old.text }
      contract.notedSteps = old.text?.steps.length ?? 0
      if (old.deal.signBy <= core.now()) deals.moveSignBy(old.deal, lateSignBy(core.now()))
      note(old, 'redrawn', role, { otherNo: contract.no })
      note(contract, 'redrawn', role, { otherNo: old.no })
      notifyOther(contract, role, {
        title: '合同重新拟定',
        text: `“${contract.name}”已重新拟定，待您确认`,
        link: linkToOwn.contractConfirm(contract.id),
      })
      return contract
    },
  }
}
