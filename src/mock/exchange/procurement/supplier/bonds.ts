import { briefYuan } from '#src/model/money/brief.ts'
import { bondInterest } from '#src/model/procurement/supplier/rules.ts'
import { addMoney } from '#src/model/money/money.ts'
import { dayMs } from '#src/model/time/units.ts'
import { isTender } from '../../seed/procurement/texts/terms.ts'
import type { Core } from '../../core.ts'
import { stageNow } from '../projects.ts'
import type { SupplierBook } from './book.ts'
import type { Bond, Supplier } from './record.ts'

/** Losers have their bond a day after the result, winners two days after the contract: within the five of the law. */
export const returnAfter = { result: dayMs, contract: 2 * dayMs, terminated: dayMs } as const
export type ReturnReason = keyof typeof returnAfter

/** Who has paid for the documents of a project that its purchaser has given up is owed their price, until it is paid back. */
export const isFeeOwed = ({ project, boughtAt, feeReturn }: Supplier, now: number): boolean =>
  boughtAt !== null &&
  project.filePrice !== '0' &&
  project.termination === 'withdrawn' &&
  stageNow(project, now) === 'terminated' &&
  feeReturn === null

export type BondReturns = {
  /**
   * Sends back the paid bonds for which this holds, with their interest, so long after what led to it; after a termination the price
   * of the documents as well, where it is owed.
   */
  returnLater: (supplier: Supplier, reason: ReturnReason, isMeant: (bond: Bond) => boolean) => void
}

/** The return of bonds (实施条例 art. 57) and of the price of the documents (art. 31). */
export function createBondReturns(core: Core, book: SupplierBook): BondReturns {
  const giveBack = (supplier: Supplier, bond: Bond) => {
    if (bond.paidAt === null || bond.returnedAt !== null) return
    bond.returnedAt = core.now()
    bond.interest = bondInterest(bond.amount, bond.paidAt, bond.returnedAt)
    const sum = addMoney(bond.amount, bond.interest)
    book.changed(supplier)
    book.write(supplier, {
      kind: 'deposit',
      title: isTender(supplier.project) ? '投标保证金已退还' : '保证金已退还',
      text: isTender(supplier.project)
        ? `“${supplier.project.name}”的投标保证金连同利息共 ${briefYuan(sum)} 元已原路退还`
        : `“${supplier.project.name}”的保证金连同利息共 ${briefYuan(sum)} 元已原路退还`,
      also: ['sms'],
    })
  }
  const giveBackFee = (supplier: Supplier) => {
    if (!isFeeOwed(supplier, core.now())) return
    const { name, filePrice: amount } = supplier.project
    supplier.feeReturn = { amount, at: core.now() }
    book.changed(supplier)
    book.write(supplier, {
      kind: 'deposit',
      title: '采购文件费已退还',
      text: `“${name}”已终止，采购文件费 ${briefYuan(amount)} 元已原路退还`,
      also: ['sms'],
    })
  }
  return {
    returnLater: (supplier, reason, isMeant) =>
      core.timers.set(core.now() + returnAfter[reason], () => {
        for (const bond of supplier.bonds.filter(isMeant)) giveBack(supplier, bond)
        if (reason === 'terminated') giveBackFee(supplier)
      }),
  }
}
