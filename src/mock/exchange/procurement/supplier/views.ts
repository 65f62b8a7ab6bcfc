import type { Standing } from '#src/model/procurement/rules.ts'
import { bondStateOf } from '#src/model/procurement/supplier/rules.ts'
import type { OwnBond, Participation } from '#src/model/procurement/supplier/schema.ts'
import type { Core } from '../../core.ts'
import type { Procurements } from '../procurements.ts'
import { isFeeOwed } from './bonds.ts'
import { soldFilesOf } from './documents.ts'
import { faultOf, type Identities } from './eligibility.ts'
import { answerWithinMs } from './objections.ts'
import { outcomeOf } from '../outcomes.ts'
import type { Supplier, SupplierRecords } from './record.ts'

type Known = Pick<Core, 'tables' | 'now'> & {
  records: SupplierRecords
  procurements: Pick<Procurements, 'responsesOf'>
  kyc: Identities
}

const isOf =
  ({ userId, project }: Supplier) =>
  (record: { userId: string | null; projectId: string }) =>
    record.userId === userId && record.projectId === project.id

export function standingOf({ records }: Pick<Known, 'records'>, supplier: Supplier): Standing {
  const { isInvited, enrolment, boughtAt, bonds } = supplier
  const own = records.objections.filter(isOf(supplier))
  return {
    isInvited,
    isEnrolled: enrolment !== null,
    hasDocuments: boughtAt !== null,
    hasBond: bonds.length > 0 && bonds.every(({ paidAt }) => paidAt !== null),
    isObjecting: own.some(({ answeredAt }) => answeredAt === null),
  }
}

const bondsOf = (supplier: Supplier, now: number): OwnBond[] =>
  supplier.bonds.map((bond) => ({ ...bond, state: bondStateOf(supplier.project.dates, supplier.boughtAt, bond, now) }))

function partyOf({ kyc }: Known, { userId, enrolment }: Supplier): Participation['party'] {
  const identity = kyc.identityOf(userId)
  if (identity?.kind !== 'organisation') return null
  const { contact, telPhone } = enrolment ?? kyc.contactOf(userId)
  return { company: identity.name, creditCode: identity.docNumber, contact, telPhone }
}

/** What a supplier is shown of its own participation. */
export function viewOf(known: Known, supplier: Supplier): Participation {
  const { records, kyc } = known
  const now = known.now()
  const { project, userId, enrolment, boughtAt, orders } = supplier
  const isOwn = isOf(supplier)
  return {
    projectId: project.id,
    isFollowed: supplier.followedAt !== null,
    fault: enrolment ? null : faultOf(known, kyc, userId),
    standing: standingOf(known, supplier),
    party: partyOf(known, supplier),
    enrolment,
    boughtAt,
    filePrice: project.filePrice,
    feeReturn: supplier.feeReturn ?? (isFeeOwed(supplier, now) ? { amount: project.filePrice, at: null } : null),
    lots: project.lots.map(({ id, name, ceiling, bond }) => ({ id, name, ceiling, bond })),
    files: boughtAt === null ? [] : soldFilesOf(project),
    orders,
    bonds: bondsOf(supplier, now),
    questions: records.questions.filter(isOwn),
    objections: records.objections.filter(isOwn).map((own) => ({ ...own, answerBy: own.at + answerWithinMs })),
    responses: records.responses.filter(isOwn).map(({ lotId, price, at }) => ({ lotId, price, at })),
    results: (enrolment?.lotIds ?? []).map((lotId) => ({ lotId, outcome: outcomeOf(known, supplier, lotId) })),
  }
}
