import { lotsIn } from '../listings/package.ts'
import type { EnrolPriority, EnrolSheet, Requirement } from '#src/model/enrolment/schema.ts'
import { progressLabels, rightOf } from '#src/model/enrolment/labels.ts'
import { fullSheetOf } from '../seed/full-sheet.ts'
import { roomConfigOf } from '../seed/room-config.ts'
import type { Listing, Tables } from '../tables.ts'
import type { EnrolmentBook } from './book.ts'
import type { Enrolment } from './record.ts'

type Known = Pick<Tables, 'listings'>

/** Whether somebody may hold a right to the same price: old shareholders of a transfer, tenants of a lease (domain 1.5). */
export const hasPriority = (tables: Known, listing: Listing): boolean => fullSheetOf(tables, listing).hasPriority

/** The proof of whoever says that he holds it. */
export function proofOf(tables: Known, listing: Listing): Requirement[] {
  if (!hasPriority(tables, listing)) return []
  const [name, note] =
    listing.typeCode === '6'
      ? ['优先承租权证明材料', '现租赁合同和租金缴纳凭证']
      : ['优先购买权证明材料', '股东名册、出资证明书或公司章程']
  return [{ id: 'priority', name, isRequired: false, forPriority: true, note }]
}

/** How a right is exercised in the first of these lots in whose room there is one. */
export function rightAmong(lots: readonly Listing[]): EnrolSheet['right'] {
  const room = lots.map(roomConfigOf).find(({ priority }) => priority !== 'NONE')
  if (!room) return null
  const { mode, priority, entryRule, confirmMs } = room
  return { mode, priority, entryRule, confirmMs: priority === 'POST_CONFIRM' ? confirmMs : null }
}

/** What became of the right that somebody claims, and how it is exercised in the rooms that he enrols for. */
export function priorityOf(tables: Known, { form, listing, priority }: Enrolment): EnrolPriority | null {
  if (!form.isPriority) return null
  const lots = listing.isPackage
    ? lotsIn(tables, listing).filter(({ assetsId }) => form.lotIds.includes(assetsId))
    : [listing]
  const right = rightAmong(lots)
  if (!right) return null
  return {
    ...right,
    state: priority === null ? 'claimed' : priority.isAccepted ? 'accepted' : 'refused',
    reason: priority?.reason ?? null,
  }
}

/** What the review makes of a claim, with a reason where it refuses; answers the words for it, '' where none was made. */
export function judgePriority(
  { exchange, note }: Pick<EnrolmentBook, 'exchange' | 'note'>,
  enrolment: Enrolment,
  refusal: string | undefined,
): string {
  if (!priorityOf(exchange.tables, enrolment)) return ''
  const right = rightOf(enrolment.listing.typeCode)
  enrolment.priority = { isAccepted: refusal === undefined, reason: refusal ?? null }
  if (refusal === undefined) {
    note(enrolment, progressLabels.priorityAccepted)
    return `${right}已确认，`
  }
  note(enrolment, progressLabels.priorityRefused, refusal)
  return `${right}未获确认（${refusal}），您可以作为普通竞买人参与，`
}
