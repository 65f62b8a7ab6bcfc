import type { Participation, PurchaseOrder } from '#src/model/procurement/supplier/schema.ts'
import type { Procurement } from '../../tables.ts'
import type { Objection, Question, Response } from '../record.ts'

/** The bond of one lot, 元. */
export type Bond = {
  lotId: string
  amount: string
  paidAt: number | null
  returnedAt: number | null
  interest: string | null
}

/** What one user has to do with one project. It keeps the project itself, which may leave the exchange's tables. */
export type Supplier = {
  userId: string
  project: Procurement
  followedAt: number | null
  /** Chosen by the purchaser of a project that is not open to everyone. */
  isInvited: boolean
  enrolment: NonNullable<Participation['enrolment']> | null
  boughtAt: number | null
  /** The price of the documents, paid back, 元. */
  feeReturn: { amount: string; at: number } | null
  orders: PurchaseOrder[]
  idemKeys: Map<string, string>
  /** Of the chosen lots that ask for one. */
  bonds: Bond[]
  /** Request ids of questions and objections, so that one sent twice is one. */
  requests: Set<string>
  changedAt: number
}

/** What suppliers have sent about projects: public at its time, and read by everything that shows a project. */
export type SupplierRecords = {
  questions: Question[]
  objections: Objection[]
  responses: (Response & { projectId: string })[]
  /** Ids of projects whose responses come from their rooms, and not from the seed. */
  auctioned: Set<string>
}

export const noRecords = (): SupplierRecords => ({
  questions: [],
  objections: [],
  responses: [],
  auctioned: new Set(),
})

/** Whether a message about the project interests them. */
export const isConcerned = ({ followedAt, enrolment, isInvited }: Supplier): boolean =>
  followedAt !== null || enrolment !== null || isInvited
