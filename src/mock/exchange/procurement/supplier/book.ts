import { linkToPurchase } from '#src/model/purchase-links.ts'
import type { Core } from '../../core.ts'
import type { Mailbox, NewMessage } from '../../messages/mailbox.ts'
import { Refusal } from '../../refusal.ts'
import type { Procurement } from '../../tables.ts'
import { isConcerned, type Supplier } from './record.ts'

type OwnMessage = Pick<NewMessage, 'title' | 'text'> & Partial<NewMessage>

export type SupplierBook = {
  /** What a user has to do with a project; null when nothing. */
  find: (userId: string, projectId: string) => Supplier | null
  /** The same, begun where it is missing. */
  of: (userId: string, project: Procurement) => Supplier
  /** Refuses who is not enrolled. */
  enrolled: (userId: string, projectId: string) => Supplier & { enrolment: NonNullable<Supplier['enrolment']> }
  ofUser: (userId: string) => Supplier[]
  /** Everyone who follows the project or takes part in it. */
  concernedBy: (projectId: string) => Supplier[]
  /** Writes to one supplier; the link is the project unless another is given. */
  write: (supplier: Supplier, message: OwnMessage) => void
  /** Records a change and signals it to the user's open pages. */
  changed: (supplier: Supplier) => void
}

/** A user who has nothing to do with a project yet. */
export const newSupplier = (userId: string, project: Procurement, now: number): Supplier => ({
  userId,
  project,
  followedAt: null,
  isInvited: false,
  enrolment: null,
  boughtAt: null,
  feeReturn: null,
  orders: [],
  idemKeys: new Map(),
  bonds: [],
  requests: new Set(),
  changedAt: now,
})

/** All suppliers of one exchange. */
export function createSupplierBook(core: Core, mailbox: Pick<Mailbox, 'write' | 'changed'>): SupplierBook {
  const suppliers = new Map<string, Supplier>()
  const keyOf = (userId: string, projectId: string) => `${userId} ${projectId}`
  const find = (userId: string, projectId: string) => suppliers.get(keyOf(userId, projectId)) ?? null

  return {
    find,
    of: (userId, project) => {
      const known = find(userId, project.id)
      if (known) return known
      const supplier = newSupplier(userId, project, core.now())
      suppliers.set(keyOf(userId, project.id), supplier)
      return supplier
    },
    enrolled: (userId, projectId) => {
      const supplier = find(userId, projectId)
      if (!supplier?.enrolment) throw new Refusal(403, '您尚未报名该采购项目，请先报名')
      return Object.assign(supplier, { enrolment: supplier.enrolment })
    },
    ofUser: (userId) =>
      [...suppliers.values()]
        .filter((supplier) => supplier.userId === userId && isConcerned(supplier))
        .toSorted((one, other) => other.changedAt - one.changedAt || one.project.id.localeCompare(other.project.id)),
    concernedBy: (projectId) =>
      [...suppliers.values()].filter((supplier) => supplier.project.id === projectId && isConcerned(supplier)),
    write: (supplier, message) =>
      void mailbox.write(supplier.userId, {
        kind: 'enrolment',
        link: linkToPurchase.detail(supplier.project.id),
        ...message,
      }),
    changed: (supplier) => {
      supplier.changedAt = core.now()
      mailbox.changed(supplier.userId, 'purchases')
    },
  }
}
