import { isByInvitation } from '#src/model/procurement/kinds.ts'
import { bondInterest } from '#src/model/procurement/supplier/rules.ts'
import type { ProcurementStage } from '#src/model/procurement/stage.ts'
import { dayMs, hourMs, minuteMs } from '#src/model/time/units.ts'
import type { Core } from '../../core.ts'
import type { Procurement } from '../../tables.ts'
import { stageNow } from '../projects.ts'
import type { Procurements } from '../procurements.ts'
import { type BondReturns, returnAfter } from './bonds.ts'
import type { SupplierBook } from './book.ts'
import type { Identities } from './eligibility.ts'
import { answerWithinMs, type Objections, usualAnswer } from './objections.ts'
import type { Supplier, SupplierRecords } from './record.ts'
import type { Watch } from './watch.ts'

type Ports = {
  book: SupplierBook
  records: SupplierRecords
  procurements: Pick<Procurements, 'responsesOf'>
  kyc: Identities
  watch: Watch
  bonds: BondReturns
  objections: Pick<Objections, 'answerLater'>
}

/** The demo account that takes part in procurement. */
const company = 'company'

/** How far a past participation has come: each includes those before it. */
const progress = ['invited', 'enrolled', 'bought', 'bonded'] as const
type Progress = (typeof progress)[number]
const reaches = (to: Progress, step: Progress) => progress.indexOf(to) >= progress.indexOf(step)

/** Takes the first project that fits and is not taken yet. */
function picker({ tables, now }: Core) {
  const taken = new Set<string>()
  return (stages: readonly ProcurementStage[], fits: (project: Procurement) => boolean): Procurement | null => {
    for (const project of tables.procurements.values()) {
      if (taken.has(project.id) || !stages.includes(stageNow(project, now())) || !fits(project)) continue
      taken.add(project.id)
      return project
    }
    return null
  }
}

function takePart(core: Core, ports: Ports, userId: string, project: Procurement, to: Progress): Supplier {
  const { book, kyc, watch } = ports
  const supplier = book.of(userId, project)
  const { saleFrom } = project.dates
  supplier.isInvited = isByInvitation(project.method)
  supplier.changedAt = Math.min(core.startedAt, saleFrom + hourMs)
  watch(project)
  const identity = kyc.identityOf(userId)
  if (!identity || !reaches(to, 'enrolled')) return supplier
  const { contact, telPhone } = kyc.contactOf(userId)
  const { name, docNumber } = identity
  const lots = project.lots.slice(0, 2)
  supplier.enrolment = {
    no: `CB-${project.no}`,
    at: saleFrom + hourMs,
    company: name,
    creditCode: docNumber,
    contact,
    telPhone,
    lotIds: lots.map(({ id }) => id),
  }
  if (reaches(to, 'bought')) supplier.boughtAt = saleFrom + 2 * hourMs
  supplier.bonds = lots
    .filter(({ bond }) => bond !== '0')
    .map(({ id, bond }) => ({
      lotId: id,
      amount: bond,
      paidAt: reaches(to, 'bonded') ? saleFrom + 3 * hourMs : null,
      returnedAt: null,
      interest: null,
    }))
  return supplier
}

/** A response from before the world began; `share` of the lowest other price, or of the ceiling. */
function respond(ports: Ports, supplier: Supplier, kind: 'lowest' | 'highest'): void {
  const { project, enrolment, userId } = supplier
  for (const lotId of enrolment?.lotIds ?? []) {
    const lot = project.lots.find(({ id }) => id === lotId)!
    const prices = ports.procurements
      .responsesOf(project)
      .filter((response) => response.lotId === lotId)
      .map(({ price }) => Number(price))
    const price = kind === 'lowest' ? Math.floor(Math.min(...prices) * 0.98) : Number(lot.ceiling)
    ports.records.responses.push({
      projectId: project.id,
      lotId,
      supplier: enrolment!.company,
      price: String(price),
      period: lot.period,
      at: project.dates.deadlineAt - 3 * hourMs,
      userId,
    })
  }
}

/** A loser from before the world began has had the bond back in time, or has it soon. */
function returnToLoser(core: Core, { bonds }: Ports, supplier: Supplier): void {
  const { resultAt } = supplier.project.dates
  if (resultAt == null || resultAt > core.startedAt) return
  const at = resultAt + returnAfter.result
  for (const bond of supplier.bonds) {
    if (bond.paidAt === null || at > core.startedAt) continue
    bond.returnedAt = at
    bond.interest = bondInterest(bond.amount, bond.paidAt, at)
  }
  if (at > core.startedAt) bonds.returnLater(supplier, 'result', () => true)
}

const halted = (project: Procurement, from: number, until: number | null): void => {
  const { publicityTo, resultAt, contractAt } = project.dates
  const length = until === null ? 0 : until - from
  const moved = (moment: number | null | undefined) => (moment == null ? null : moment + length)
  project.dates = {
    ...project.dates,
    publicityTo: moved(publicityTo),
    resultAt: moved(resultAt),
    contractAt: moved(contractAt),
    pausedSince: until === null ? from : null,
  }
}

const complaint = '第一候选人在响应文件中提供的业绩证明与公开信息不符，请求复核其资格条件及业绩得分，并公布复核结果。'

/** An objection from before the world began; without `answeredAt` it is examined still. */
function objectTo(
  { records, watch, objections }: Ports,
  project: Procurement,
  { at, answeredAt }: { at: number; answeredAt: number | null },
  userId: string | null = null,
): void {
  const objection = {
    id: `${project.id}-Y${records.objections.length + 1}`,
    projectId: project.id,
    userId,
    supplier: '四川川岷建设工程有限公司',
    text: complaint,
    at,
    answeredAt,
    answer: answeredAt === null ? null : usualAnswer,
  }
  records.objections.push(objection)
  halted(project, at, answeredAt)
  watch(project)
  // The purchaser takes nearly the whole time, so that a halted procedure can be looked at.
  if (answeredAt === null) objections.answerLater(objection, at + answerWithinMs - 12 * hourMs)
}

const isLongOnSale =
  (now: number) =>
  ({ dates, termination }: Procurement): boolean =>
    termination === null && dates.saleTo - now > dayMs

/** Past participations of the demo company, and projects that objections have halted. The same in every world. */
export function keepPast(core: Core, ports: Ports): void {
  const now = core.startedAt
  const pick = picker(core)
  const isOpenTo = (project: Procurement) => !isByInvitation(project.method) && project.method !== 'auction'
  const runs = isLongOnSale(now)
  const isLively = ({ termination, method }: Procurement) => termination === null && method !== 'auction'
  const isAwaited = ({ dates }: Procurement) => now - (dates.publicityFrom ?? now) > 2 * hourMs

  const user = [...core.tables.users.values()].find(({ loginName }) => loginName === company)
  if (user) {
    const begin = (project: Procurement | null, to: Progress) => project && takePart(core, ports, user.id, project, to)
    const follow = (project: Procurement | null) => {
      if (!project) return
      Object.assign(ports.book.of(user.id, project), { followedAt: now - hourMs, changedAt: now - hourMs })
      ports.watch(project)
    }
    begin(
      pick(['sale'], (project) => runs(project) && isOpenTo(project) && project.filePrice !== '0'),
      'bought',
    )
    begin(
      pick(['sale'], (project) => runs(project) && isOpenTo(project) && project.filePrice !== '0'),
      'enrolled',
    )
    const invites = ({ method, termination }: Procurement) => isByInvitation(method) && termination === null
    const invited = pick(['sale'], (project) => runs(project) && invites(project))
    begin(invited ?? pick(['sale', 'notice', 'clarification'], invites), 'invited')
    const byPrice = (project: Procurement) => isLively(project) && project.method === 'inquiry'
    const withBond = pick(['result'], (project) => byPrice(project) && project.lots[0]!.bond !== '0')
    const won = begin(withBond ?? pick(['result'], byPrice), 'bonded')
    if (won) respond(ports, won, 'lowest')
    const lost = begin(pick(['result', 'contract'], byPrice), 'bonded')
    if (lost) {
      respond(ports, lost, 'highest')
      returnToLoser(core, ports, lost)
    }
    const shown = begin(
      pick(['publicity'], (project) => isLively(project) && isAwaited(project)),
      'bonded',
    )
    if (shown) respond(ports, shown, 'highest')
    follow(pick(['sale', 'notice'], isOpenTo))
  }

  const open = pick(['publicity'], (project) => isLively(project) && isAwaited(project))
  if (open) objectTo(ports, open, { at: now - hourMs, answeredAt: null })
  const answered = pick(['publicity'], (project) => isLively(project) && isAwaited(project))
  if (answered) objectTo(ports, answered, { at: now - 100 * minuteMs, answeredAt: now - 40 * minuteMs })
}
