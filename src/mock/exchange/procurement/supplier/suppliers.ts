import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import type { Core } from '../../core.ts'
import type { Gateway } from '../../deposits/gateway.ts'
import type { Mailbox } from '../../messages/mailbox.ts'
import type { Procurements } from '../procurements.ts'
import { createBondReturns } from './bonds.ts'
import { createSupplierBook, newSupplier, type SupplierBook } from './book.ts'
import { createSupplierDocuments, type SupplierDocuments } from './documents.ts'
import type { Identities } from './eligibility.ts'
import { createSupplierEnrolments, type SupplierEnrolments } from './enrolments.ts'
import { createHandovers, type Handovers } from './handover.ts'
import { createObjections, type Objections } from './objections.ts'
import { keepPast } from './past.ts'
import { createSupplierPayments, type SupplierPayments } from './payments.ts'
import { createQuestions, type Questions } from './questions.ts'
import type { Supplier } from './record.ts'
import { createResponses, type Responses } from './responses.ts'
import { viewOf } from './views.ts'
import { createWatch, type Watch } from './watch.ts'

export type Suppliers = Pick<SupplierBook, 'find' | 'ofUser' | 'concernedBy' | 'write' | 'changed'> &
  SupplierEnrolments &
  Pick<SupplierPayments, 'pay'> & {
    cancelPay: SupplierPayments['cancel']
    /** What a user has to do with an announced project, also when nothing. */
    seenBy: (userId: string, projectId: string) => Supplier
    viewOf: (supplier: Supplier) => Participation
    /** Again after the dates of a project have moved. */
    watch: Watch
    questions: Questions
    objections: Omit<Objections, 'answerLater'>
    documents: SupplierDocuments
    handovers: Handovers
    responses: Responses
  }

type Ports = {
  procurements: Procurements
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  kyc: Identities
  gateway: Pick<Gateway, 'begin' | 'cancel'>
}

/** What suppliers do with procurement projects, from following one to the return of the bond (domain 1.8). */
export function createSuppliers(core: Core, { procurements, mailbox, kyc, gateway }: Ports): Suppliers {
  const { records } = procurements
  const book = createSupplierBook(core, mailbox)
  const bonds = createBondReturns(core, book)
  const watch = createWatch(core, book, { procurements, bonds })
  const projectOf = (id: string) => core.tables.procurements.get(id) ?? null
  const objections = createObjections(core, book, records, { watch, projectOf })
  const handovers = createHandovers(core, book)
  const payments = createSupplierPayments(core, book, gateway)
  const known = { tables: core.tables, now: core.now, records, procurements, kyc }
  keepPast(core, { book, records, procurements, kyc, watch, bonds, objections })

  return {
    find: book.find,
    ofUser: book.ofUser,
    concernedBy: book.concernedBy,
    write: book.write,
    changed: book.changed,
    watch,
    ...createSupplierEnrolments(core, book, { procurements, kyc, watch }),
    pay: payments.pay,
    cancelPay: payments.cancel,
    seenBy: (userId, projectId) =>
      book.find(userId, projectId) ?? newSupplier(userId, procurements.byId(projectId), core.now()),
    viewOf: (supplier) => viewOf(known, supplier),
    questions: createQuestions(core, book, records),
    objections,
    documents: createSupplierDocuments(core, book),
    handovers,
    responses: createResponses(core, book, records, { ...handovers, watch, responsesOf: procurements.responsesOf }),
  }
}
