import type { Exchange } from '#src/mock/worlds.ts'
import type { User } from '#src/mock/exchange/tables.ts'
import { pdf } from '#tests/support/files.ts'
import { depositOf, enrolled, fullForm, openListing, transfer, userNamed } from './enrolment.ts'
import { ownContracts } from './own-contracts.ts'
import { personalSeal } from './seal.ts'

/** The owner's seals by state, and the token of the draft's face check. */
function ownSeals(exchange: Exchange, actor: { userId: string; visitor: string }) {
  const { userId } = actor
  const application = personalSeal(exchange)
  const { id: draft, face } = exchange.take(
    'saveSeal',
    { application, id: null, requestId: 'seal-request-0001' },
    actor,
  )
  const idOf = (state: string) => exchange.seals.of(userId).find((seal) => seal.state === state)!.id
  return {
    draft,
    token: face!.token,
    letterId: application.letterId,
    refused: idOf('refused'),
    active: idOf('active'),
    stopped: idOf('stopped'),
  }
}

/** A deal of the owner's from before the world began, like that of the account that owes a price. */
function pastDeal(exchange: Exchange, user: User) {
  const [deal] = exchange.deals.all()
  const [settlement] = exchange.settlements.all()
  const ids = { dealId: 'DL-own', enrolId: 'E-own', userId: user.id }
  const own = { ...settlement!, ...ids, id: 'ST-own', taker: user.name, payers: [user.name], graceUntil: null }
  exchange.deals.keepPast({ ...deal!, ...ids, id: 'DL-own', settlementId: 'ST-own', graceUntil: null })
  exchange.settlements.keepPast({ ...own, invoices: [], proofs: [] })
  return { deal: exchange.deals.find('DL-own'), settlement: exchange.settlements.find('ST-own') }
}

/** The owner's data: one item of each kind, by its id. */
export function ownData(exchange: Exchange) {
  const user = userNamed(exchange, 'person')
  const actor = { userId: user.id, visitor: 'browser-1' }
  exchange.take('addFavourite', { assetsId: 'A20000' }, actor)
  const fileId = exchange.take(
    'storeFile',
    { name: '私人材料.pdf', kind: 'pdf', purpose: 'material', base64: btoa(String.fromCharCode(...pdf())) },
    actor,
  ).id
  const open = openListing(exchange)
  const enrolId = enrolled(exchange, open, user)
  const projectId = open.assetsId
  const { files } = exchange.take('addCaseFiles', { projectId, kind: 'contract', fileIds: [fileId] }, actor)
  const caseFile = { projectId, id: files.find(({ kind }) => kind === 'contract')!.id }
  const deposit = depositOf(exchange, enrolId)
  transfer(exchange, enrolId, '1000')
  const order = exchange.take(
    'payDeposit',
    { id: deposit.id, channel: 'b2c', amount: '100', idemKey: 'payment-0001' },
    actor,
  )
  const drafted = openListing(exchange, (listing) => listing !== open)
  const draft = fullForm(exchange, drafted, user)
  const { id: draftId } = exchange.take('saveEnrolment', { assetsId: drafted.assetsId, form: draft, basis: 0 }, actor)
  const lot = exchange.market.biddingNow().findLast(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
  const bidderId = enrolled(exchange, lot, user)
  transfer(exchange, bidderId, depositOf(exchange, bidderId).due)
  const appeal = {
    requestId: 'request-0001',
    kind: 'review-result' as const,
    about: null,
    description: '审核结果与提交的材料不符，请复核。',
    fileIds: [fileId],
    contact: user.name,
    telPhone: user.telPhone,
    code: null,
  }
  const { id: appealId } = exchange.take('submitAppeal', appeal, actor)
  const seals = ownSeals(exchange, actor)
  const [demand] = exchange.demands.of(user.id).filter(({ state }) => state === 'waiting')
  const [answered] = exchange.demands.of(user.id).filter(({ state }) => state === 'answered')
  const savedSearch = exchange.take('saveProcurementSearch', { name: '货物', filters: { category: 'goods' } }, actor)
  const [message] = exchange.mailbox.of(user.id)
  return {
    ...pastDeal(exchange, user),
    contracts: ownContracts(exchange, user),
    user,
    actor,
    fileId,
    open,
    enrolId,
    caseFile,
    deposit,
    order,
    drafted,
    draft,
    draftId,
    lot,
    appeal,
    appealId,
    demand: demand!,
    answered: answered!,
    message: message!,
    savedSearch,
    seals,
  }
}
export type Possessions = ReturnType<typeof ownData>
