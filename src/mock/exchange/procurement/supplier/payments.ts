import { briefYuan } from '#src/model/money/brief.ts'
import Big from 'big.js'
import type { PaidFor, PurchaseOrder } from '#src/model/procurement/supplier/schema.ts'
import type { PayChannel } from '#src/model/deposit/channels.ts'
import { paidForLabelOf } from '#src/model/procurement/supplier/labels.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { isTender } from '../../seed/procurement/texts/terms.ts'
import type { Core } from '../../core.ts'
import type { Gateway, Till } from '../../deposits/gateway.ts'
import { Refusal } from '../../refusal.ts'
import { stageNow } from '../projects.ts'
import type { SupplierBook } from './book.ts'
import type { Supplier } from './record.ts'

export type Purchase = {
  id: string
  paidFor: PaidFor
  lotId?: string | undefined
  channel: PayChannel
  idemKey: string
}

export type SupplierPayments = {
  /** Begins a payment; null for documents that are free, which are taken at once. */
  pay: (userId: string, purchase: Purchase) => PurchaseOrder | null
  cancel: (userId: string, projectId: string, orderId: string) => Supplier
}

type Due = {
  amount: string
  until: number
  /** Why it cannot be paid any more, or null. */
  refusal: () => Refusal | null
  count: () => void
}

/** What is paid, with the project and the lot of a bond. */
function subjectOf({ project }: Supplier, { paidFor, lotId }: Pick<Purchase, 'paidFor' | 'lotId'>): string {
  const lot = project.lots.find(({ id }) => id === lotId)?.name
  return [paidForLabelOf(paidFor, project.method), project.name, lot].filter((part) => part !== undefined).join('，')
}

const beforeDeadline: ReadonlySet<string> = new Set(['sale', 'clarification'])

/** For whatever is paid: a project that has ended takes nothing. */
const endedRefusal = ({ project }: Supplier, now: number): Refusal | null =>
  stageNow(project, now) === 'terminated' ? new Refusal(400, '采购项目已终止，无需支付') : null

/** What suppliers pay at the gateway: the documents while they are sold, a bond until the deadline. */
export function createSupplierPayments(
  core: Core,
  book: SupplierBook,
  gateway: Pick<Gateway, 'begin' | 'cancel'>,
): SupplierPayments {
  /** With documents and every bond paid a supplier has all that an auction asks for. */
  const reportIfReady = ({ userId, project, boughtAt, bonds }: Supplier) => {
    if (boughtAt === null || bonds.some(({ paidAt }) => paidAt === null)) return
    core.events.emit('supplierReady', { userId, projectId: project.id })
  }
  const documentsOf = (supplier: Supplier): Due => ({
    amount: supplier.project.filePrice,
    until: supplier.project.dates.saleTo,
    refusal: () => {
      if (supplier.boughtAt !== null) return new Refusal(400, '您已获取采购文件，无需重复购买')
      const ended = endedRefusal(supplier, core.now())
      if (ended) return ended
      const isOnSale = stageNow(supplier.project, core.now()) === 'sale'
      return isOnSale ? null : new Refusal(400, '采购文件的发售期已过，不能再购买')
    },
    count: () => {
      supplier.boughtAt = core.now()
      book.write(supplier, {
        title: '采购文件已可下载',
        text: `“${supplier.project.name}”的采购文件已可下载，请在响应截止前递交响应文件`,
      })
      reportIfReady(supplier)
    },
  })
  const bondOf = (supplier: Supplier, lotId: string | undefined): Due => {
    const bond = supplier.bonds.find((known) => known.lotId === lotId)
    if (!bond) throw new Refusal(400, '该标段（包）无需交纳保证金')
    return {
      amount: bond.amount,
      until: supplier.project.dates.deadlineAt,
      refusal: () => {
        if (supplier.boughtAt === null) return new Refusal(400, '请先获取采购文件，再交纳保证金')
        if (bond.paidAt !== null) return new Refusal(400, '该标段（包）的保证金已到账，请勿重复交纳')
        const ended = endedRefusal(supplier, core.now())
        if (ended) return ended
        const isInTime = beforeDeadline.has(stageNow(supplier.project, core.now()))
        return isInTime ? null : new Refusal(400, '响应截止时间已过，保证金不能再交纳')
      },
      count: () => {
        bond.paidAt = core.now()
        book.write(supplier, {
          kind: 'deposit',
          title: isTender(supplier.project) ? '投标保证金已到账' : '保证金已到账',
          text: isTender(supplier.project)
            ? `“${supplier.project.name}”的投标保证金 ${briefYuan(bond.amount)} 元已到账`
            : `“${supplier.project.name}”的保证金 ${briefYuan(bond.amount)} 元已到账`,
          also: ['sms'],
        })
        reportIfReady(supplier)
      },
    }
  }
  const dueOf = (supplier: Supplier, { paidFor, lotId }: Pick<Purchase, 'paidFor' | 'lotId'>): Due =>
    paidFor === 'documents' ? documentsOf(supplier) : bondOf(supplier, lotId)

  const tillOf = (supplier: Supplier, purchase: Pick<Purchase, 'paidFor' | 'lotId'>, due: Due): Till => ({
    payer: supplier.enrolment?.company ?? '',
    payerKind: 'organisation',
    subject: subjectOf(supplier, purchase),
    orders: supplier.orders,
    idemKeys: supplier.idemKeys,
    add: (order) =>
      void supplier.orders.push(Object.assign(order, { paidFor: purchase.paidFor, lotId: purchase.lotId ?? null })),
    backTo: (orderId) => linkToPurchase.afterPayment(supplier.project.id, orderId),
    backLabel: '返回采购项目',
    changed: () => book.changed(supplier),
    refusal: due.refusal,
    paid: (order) => {
      const refusal = due.refusal()
      if (refusal === null) return due.count()
      order.reason = `到账时${refusal.message}，款项原路退回`
      book.write(supplier, {
        kind: 'deposit',
        title: '款项原路退回',
        text: `“${supplier.project.name}”的款项 ${briefYuan(order.amount)} 元原路退回：${refusal.message}`,
      })
    },
  })

  return {
    pay: (userId, { id, idemKey, channel, ...purchase }) => {
      const supplier = book.enrolled(userId, id)
      const due = dueOf(supplier, purchase)
      const check = () => {
        const refusal = due.refusal()
        if (refusal !== null) throw refusal
      }
      if (due.amount === '0') {
        if (supplier.boughtAt !== null) return null
        check()
        due.count()
        book.changed(supplier)
        return null
      }
      const payment = { amount: due.amount, idemKey, channel }
      const terms = { check, most: new Big(due.amount), until: due.until }
      const order = gateway.begin(tillOf(supplier, purchase, due), payment, terms)
      return supplier.orders.find((known) => known.id === order.id) ?? null
    },
    cancel: (userId, projectId, orderId) => {
      const supplier = book.enrolled(userId, projectId)
      gateway.cancel({ orders: supplier.orders, changed: () => book.changed(supplier) }, orderId)
      return supplier
    },
  }
}
