import { isByInvitation } from '#src/model/procurement/kinds.ts'
import { contactProblem, lotsProblem, phoneProblem } from '#src/model/procurement/supplier/rules.ts'
import { date } from '#src/model/time/shanghai.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import type { Core } from '../../core.ts'
import type { VerifiedIdentity } from '../../kyc/record.ts'
import { Refusal, refuseIf } from '../../refusal.ts'
import type { Procurement } from '../../tables.ts'
import { stageNow } from '../projects.ts'
import type { Procurements } from '../procurements.ts'
import type { SupplierBook } from './book.ts'
import { companyOf, type Identities } from './eligibility.ts'
import type { Bond, Supplier } from './record.ts'
import type { Watch } from './watch.ts'

export type Enrolling = { id: string; contact: string; telPhone: string; lotIds: string[] }

export type SupplierEnrolments = {
  follow: (userId: string, projectId: string, isOn: boolean) => Supplier
  /** Enrols, or adds lots to an enrolment; lots that are chosen already stay. */
  enrol: (userId: string, input: Enrolling) => Supplier
}

type Ports = { procurements: Pick<Procurements, 'byId'>; kyc: Identities; watch: Watch }

type Lots = Procurement['lots']

const bondsFor = (lots: Lots): Bond[] =>
  lots
    .filter(({ bond }) => bond !== '0')
    .map(({ id, bond }) => ({ lotId: id, amount: bond, paidAt: null, returnedAt: null, interest: null }))

const beginning = ({ name }: Procurement) => ({
  title: '采购项目报名成功',
  text: `“${name}”报名成功，请在文件发售截止前获取采购文件`,
  also: ['sms' as const],
})

const addition = ({ name }: Procurement, lots: Lots) => ({
  title: '采购项目标段已增加',
  text: `“${name}”的报名已增加标段：${lots.map((lot) => lot.name).join('、')}`,
  also: ['sms' as const],
})

const messageOf = (project: Procurement, before: readonly string[], added: Lots) =>
  before.length > 0 ? addition(project, added) : beginning(project)

/** Following a project, and enrolling for its lots (domain 1.8). */
export function createSupplierEnrolments(
  core: Core,
  book: SupplierBook,
  { procurements, kyc, watch }: Ports,
): SupplierEnrolments {
  let enrolled = 0

  function refuseEnrolment(supplier: Supplier, { contact, telPhone, lotIds }: Enrolling): void {
    const { project, isInvited } = supplier
    const stage = stageNow(project, core.now())
    if (stage === 'notice') throw new Refusal(400, '采购文件尚未开始发售，请在发售期内报名')
    if (stage !== 'sale') throw new Refusal(400, '报名已截止，采购文件的发售期已过')
    if (isByInvitation(project.method) && !isInvited)
      throw new Refusal(403, '该项目仅限受邀供应商参加，您不在受邀名单中')
    refuseIf(contactProblem(contact))
    refuseIf(phoneProblem(telPhone))
    refuseIf(lotsProblem(lotIds))
    if (lotIds.some((id) => !project.lots.some((lot) => lot.id === id))) throw new Refusal(400, '所选标段（包）不存在')
  }

  const newEnrolment = ({ name, docNumber }: VerifiedIdentity) => {
    const at = core.now()
    enrolled += 1
    const no = `CB${date(at).replaceAll('-', '')}${String(enrolled).padStart(4, '0')}`
    return { no, at, company: name, creditCode: docNumber }
  }

  return {
    follow: (userId, projectId, isOn) => {
      const project = book.find(userId, projectId)?.project ?? procurements.byId(projectId)
      const supplier = book.of(userId, project)
      if ((supplier.followedAt !== null) === isOn) return supplier
      supplier.followedAt = isOn ? core.now() : null
      if (isOn) watch(project)
      book.changed(supplier)
      return supplier
    },
    enrol: (userId, input) => {
      const known = book.find(userId, input.id)
      const chosen = known?.enrolment?.lotIds ?? []
      // A double click, or a second window: it is enrolled already.
      if (known?.enrolment && input.lotIds.every((id) => chosen.includes(id))) return known
      const project = known?.project ?? procurements.byId(input.id)
      const company = companyOf(core, kyc, userId)
      const supplier = book.of(userId, project)
      refuseEnrolment(supplier, input)
      const added = project.lots.filter(({ id }) => input.lotIds.includes(id) && !chosen.includes(id))
      const lotIds = new Set([...chosen, ...input.lotIds])
      supplier.enrolment = {
        ...(supplier.enrolment ?? newEnrolment(company)),
        contact: input.contact.trim(),
        telPhone: plainPhone(input.telPhone),
        lotIds: project.lots.map(({ id }) => id).filter((id) => lotIds.has(id)),
      }
      supplier.bonds.push(...bondsFor(added))
      watch(project)
      book.changed(supplier)
      book.write(supplier, messageOf(project, chosen, added))
      return supplier
    },
  }
}
