import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { rightOf } from '#src/model/enrolment/labels.ts'
import { lotsIn } from '../listings/package.ts'
import type { EnrolPriority, EnrolSetup, Requirement } from '#src/model/enrolment/schema.ts'
import { hasPriority } from '../seed/listings/full-details.ts'
import { roomConfigOf } from '../seed/listings/room-config.ts'
import type { Listing, Tables } from '../tables.ts'
import type { Enrolment } from './record.ts'

type Known = Pick<Tables, 'listings'>

const ofShareholder = '股东名册、出资证明书或公司章程'
const proofNotes: Readonly<Record<KindCode, string>> = {
  '1': ofShareholder,
  '2': ofShareholder,
  '4': ofShareholder,
  '5': ofShareholder,
  '6': '现租赁合同和租金交纳凭证',
}

/** The file that proves it. */
export function proofOf(tables: Known, listing: Listing): Requirement[] {
  if (!hasPriority(tables, listing)) return []
  const name = `${rightOf(listing.typeCode)}证明材料`
  return [{ id: 'priority', name, isRequired: false, forPriority: true, note: proofNotes[listing.typeCode] }]
}

/** How a right is exercised in the first of these lots in whose room there is one. */
export function rightAmong(lots: readonly Listing[]): EnrolSetup['right'] {
  const room = lots.map(roomConfigOf).find(({ priority }) => priority !== 'NONE')
  if (!room) return null
  const { mode, priority, entryRule, confirmMs } = room
  return { mode, priority, entryRule, confirmMs: priority === 'POST_CONFIRM' ? confirmMs : null }
}

/** The state of a claimed right, and how it is exercised in the rooms of the enrolment. */
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
